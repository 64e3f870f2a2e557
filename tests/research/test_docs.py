"""The page for researchers: it lists every slice, and its snippets run."""

import re
from pathlib import Path

import pytest

from laguna.research.listing import page

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


def test_the_page_lists_every_slice() -> None:
    """If this fails, replace the end of docs/research.md by the output of `python -m laguna.research.listing`."""
    assert PAGE.read_text("utf-8").endswith("\n" + page())


@pytest.mark.parametrize("snippet", SNIPPETS, ids=range(len(SNIPPETS)))
def test_a_snippet_runs(snippet: str) -> None:
    if "pyspiel" in snippet:
        pytest.importorskip("pyspiel")
    exec(compile(snippet, str(PAGE), "exec"), {"__name__": "snippet"})


def test_there_are_snippets() -> None:
    assert len(SNIPPETS) >= 6
