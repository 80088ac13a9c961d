"""What stands in a picture."""

from __future__ import annotations

from xml.etree import ElementTree


def words_of(picture: str) -> list[str]:
    """All that can be read in an SVG, which must be well-formed."""
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
