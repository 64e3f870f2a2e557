"""Shared by all tests: which of them are left out while the rules are changed on purpose."""

import os

import pytest

# Records, tutorials and pictures are of our boards, whatever board is in use on this machine.
os.environ.pop("LAGUNA_BOARDS", None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Under mutmut, skip what counts frequencies unless a module that deals with secrets was changed."""
    mutant = os.environ.get("MUTANT_UNDER_TEST", "")
    about_secrets = any(module in mutant for module in (".redeal", ".sampling.", ".view.", ".piles."))
    if mutant.startswith("laguna.") and not about_secrets and "frequencies" in item.name:
        pytest.skip("it takes long, and counts what this change does not touch")
