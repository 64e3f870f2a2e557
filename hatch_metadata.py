"""What the package index shows: the README with whole addresses, and links to the project.

The index shows the README away from the repository, where its links and pictures would lead nowhere. `PROJECT_URL`
says where the repository is, which only the release workflow knows; without it the README stays as it is.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

README = Path(__file__).parent / "README.md"
VARIABLE = "PROJECT_URL"
PAGES = {"Changelog": "CHANGELOG.md", "Documentation": "docs/index.md", "Source": ""}
"""What the index links to, beside the project itself."""
_PICTURE = re.compile(r'(<img src=")(?!https?:)([^"]+)')
_LINK = re.compile(r"(\]\()(?!https?:|#)([^)]+)")


def readme(text: str, url: str, version: str) -> str:
    """The README with whole addresses, as it was at a version."""
    if not url:
        return text
    text = _PICTURE.sub(rf"\g<1>{url}/raw/v{version}/\g<2>", text)
    return _LINK.sub(rf"\g<1>{url}/blob/v{version}/\g<2>", text)


def urls(url: str, version: str) -> dict[str, str]:
    """What the index links to; nothing if nobody says where the repository is."""
    if not url:
        return {}
    pages = {name: f"{url}/blob/v{version}/{page}" if page else url for name, page in PAGES.items()}
    return {"Homepage": url, "Issues": f"{url}/issues", **pages}


class ProjectMetadataHook(MetadataHookInterface):
    """Fills in what `pyproject.toml` calls dynamic."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README and the links."""
        url, version = os.environ.get(VARIABLE, "").rstrip("/"), metadata["version"]
        text = readme(README.read_text("utf-8"), url, version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(url, version)
