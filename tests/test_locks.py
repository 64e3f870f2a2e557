"""What is installed: locks that agree and name no host."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def pins(name: str) -> set[str]:
    """The versions in a lock."""
    return set(re.findall(r"^[\w.-]+==\S+", (ROOT / name).read_text("utf-8"), re.MULTILINE))


def test_who_plays_gets_the_versions_that_are_tested() -> None:
    assert pins("play.lock") < pins("requirements.lock")
    assert any(pin.startswith("litestar==") for pin in pins("play.lock"))
    assert not any(pin.startswith("pytest==") for pin in pins("play.lock"))


def test_locks_name_no_host() -> None:
    for name in ("play.lock", "requirements.lock", "web/package-lock.json"):
        assert "://" not in (ROOT / name).read_text("utf-8")
