"""Links in our Markdown files lead somewhere. `make docs` checks more, and takes longer."""

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path
    for pattern in ("*.md", "docs/**/*.md", "web/*.md", "examples/**/*.md")
    for path in ROOT.glob(pattern)
    if "node_modules" not in path.parts
)
LINK = re.compile(r"\]\(([^)\s]+)\)|<img[^>]* src=\"([^\"]+)\"")


def targets(text: str) -> list[str]:
    """Where the links of a page lead, as far as that is in this repository."""
    found = [one or other for one, other in LINK.findall(re.sub(r"```.*?```|`[^`]*`", "", text, flags=re.DOTALL))]
    return [
        link.partition("#")[0] for link in found if "://" not in link and not link.startswith(("#", "mailto:"))
    ]


def test_what_a_link_is() -> None:
    assert targets('[a](b.md#c) `[no](x)` ![d](e.png) [f](https://g) <img width=1 src="h.webp">') == [
        "b.md",
        "e.png",
        "h.webp",
    ]


def test_all_pages_are_looked_at() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in PAGES}
    assert {"README.md", "CHANGELOG.md", "docs/index.md", "docs/rules/de/murano.md"} <= names


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    broken = [link for link in targets(page.read_text("utf-8")) if not (page.parent / link).exists()]
    assert broken == []


def test_no_page_names_a_decision_that_is_not_there() -> None:
    numbers = {path.name[:4] for path in ROOT.glob("docs/decisions/*.md")}
    files = [*PAGES, ROOT / "Makefile", *ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py")]
    named = {number for file in files for number in re.findall(r"decision (\d{4})", file.read_text("utf-8"))}
    assert named
    assert named <= numbers


@pytest.mark.parametrize("script", ["drawings", "examples"])
def test_pictures_show_the_code_as_it_is(script: str) -> None:
    """`python docs/drawings.py` and `python docs/examples.py` make them again."""
    spec = spec_from_file_location(script, ROOT / "docs" / f"{script}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    for path, text in module.pictures().items():
        assert path.read_text("utf-8") == text, path.name


RULES = sorted(ROOT.glob("docs/rules/**/*.md"))


def test_the_pictures_of_the_rules_are_images_that_every_language_has() -> None:
    named = {
        page: re.findall(r"!\[[^\]]+\]\([./]+(images/rules/[\w-]+\.svg)\)", page.read_text("utf-8"))
        for page in RULES
    }
    for game in ("murano", "venezia"):
        files = [f"images/rules/{path.name}" for path in ROOT.glob(f"docs/images/rules/{game}-*.svg")]
        for page in RULES:
            if page.stem == game:
                assert sorted(named[page]) == sorted(files), page
    for path in ROOT.glob("docs/images/rules/*.svg"):
        # A browser shows nothing of a picture that is not well-formed.
        ElementTree.fromstring(path.read_text("utf-8"))
