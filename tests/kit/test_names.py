"""Names: the texts and faces of the things of a noun."""

from __future__ import annotations

from grimorio.core.nouns import Noun
from grimorio.core.scene import Text
from grimorio.kit.names import ids, numbered, texts

GEM = Noun("gem", ("ruby", "opal"))


def test_a_thing_is_called_by_its_noun_and_its_id() -> None:
    assert [texts(GEM)(number) for number in (0, 1)] == [Text("gem-ruby"), Text("gem-opal")]
    assert ids(GEM)(1) == "gem-opal"


def test_a_thing_may_go_by_another_prefix_too() -> None:
    assert (ids(GEM, "loot")(0), texts(GEM, "the")(1)) == ("loot-ruby", Text("the-opal"))


def test_what_has_no_noun_is_called_by_its_number() -> None:
    assert numbered("card")(7) == "card7"
