"""Content: what a title's TOML may say, and what its author is told when it does not fit."""

import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct, field

from grimorio.kit.content import SHOWN, ContentError, Fact, Index, digest, load, refers

Folder = Callable[[dict[str, str]], Path]


class Slot(Enum):
    HAND = "hand"
    HEAD = "head"


class Item(Fact, frozen=True):
    id: str
    slot: Slot = Slot.HAND


class Gift(Fact, frozen=True, tag="gift"):
    item: Annotated[str, refers("items")]


class Wound(Fact, frozen=True, tag="wound"):
    damage: Annotated[int, Meta(ge=1)]


class Home(Fact, frozen=True):
    town: str
    land: str


class Hero(Fact, frozen=True):
    id: str
    home: Home
    life: int
    weapon: Annotated[str, refers("items")] | None = None
    prices: dict[Annotated[str, refers("items")], int] = field(default_factory=dict)
    start: tuple[int, int] = (0, 0)
    fate: tuple[Gift | Wound, ...] = ()
    pair: tuple[int, Annotated[str, refers("items")]] | None = None


class Room(Fact, frozen=True):
    exits: tuple[int, ...]


Short = Annotated[str, Meta(max_length=5)]


class Content(Fact, frozen=True):
    heroes: tuple[Hero, ...]
    items: tuple[Item, ...] = ()
    rooms: dict[str, Room] = field(default_factory=dict)
    doors: tuple[Annotated[str, refers("rooms")], ...] = ()
    tiers: dict[str, dict[Short, int]] = field(default_factory=dict)


HUGO = """
[[heroes]]
id = "hugo"
home = { town = "Anvil", land = "Hills" }
life = 17
"""

LINDEL = """
[[heroes]]
id = "lindel"
home = { town = "Ash", land = "Woods" }
life = 15
"""

SWORD = """
[[items]]
id = "sword"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    def write(files: dict[str, str]) -> Path:
        root = tmp_path / "content"
        root.mkdir(exist_ok=True)
        for name, text in files.items():
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_bytes(text.encode())
        return root

    return write


def fault(source: Path) -> str:
    with pytest.raises(ContentError) as caught:
        load(source, Content)
    return str(caught.value)


# What fits


def test_a_folder_becomes_one_struct(folder: Folder) -> None:
    content = load(folder({"heroes.toml": HUGO + 'weapon = "sword"', "items.toml": SWORD}), Content)
    assert content == Content(
        heroes=(Hero("hugo", Home("Anvil", "Hills"), 17, "sword"),),
        items=(Item("sword", Slot.HAND),),
    )


def test_a_single_file_can_be_all_the_content(folder: Folder) -> None:
    content = load(folder({"all.toml": SWORD + HUGO}) / "all.toml", Content)
    assert content.heroes[0].id == "hugo"


def test_a_list_goes_on_from_file_to_file_in_the_order_of_their_names(folder: Folder) -> None:
    files = {"b.toml": HUGO, "a/z.toml": LINDEL, "notes.txt": "not content"}
    assert [hero.id for hero in load(folder(files), Content).heroes] == ["lindel", "hugo"]


def test_content_can_be_read_inside_an_archive(folder: Folder, tmp_path: Path) -> None:
    root = folder({"heroes.toml": HUGO, "more/items.toml": SWORD})
    with zipfile.ZipFile(tmp_path / "wheel.zip", "w") as archive:
        for file in sorted(root.rglob("*.toml")):
            archive.write(file, file.relative_to(tmp_path).as_posix())
    packed = zipfile.Path(tmp_path / "wheel.zip") / "content"
    assert load(packed, Content) == load(root, Content)
    assert digest(load(packed, Content)) == digest(load(root, Content))


def test_content_cannot_be_changed(folder: Folder) -> None:
    content = load(folder({"heroes.toml": HUGO}), Content)
    hugo: Any = content.heroes[0]
    with pytest.raises(AttributeError):
        hugo.life = 99


def test_windows_line_endings_are_read_alike(folder: Folder) -> None:
    unix = load(folder({"heroes.toml": HUGO}), Content)
    assert load(folder({"heroes.toml": HUGO.replace("\n", "\r\n")}), Content) == unix


# What does not fit


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (HUGO.replace("17", '"many"'), "heroes[1].life: expected int, got str"),
        (HUGO.replace("17", "17.0"), "heroes[1].life: expected int, got float"),
        (HUGO.replace("life = 17", ""), "heroes[1].life: missing"),
        (HUGO + "lief = 3", "heroes[1].lief: unknown key"),
        (HUGO + '"el oro" = 3', 'heroes[1]."el oro": unknown key'),
        (HUGO + "[weather]", "weather: unknown key"),
        (HUGO.replace('"Hills"', "3"), "heroes[1].home.land: expected str, got int"),
        (HUGO.replace(', land = "Hills"', ""), "heroes[1].home.land: missing"),
        (HUGO + "start = [1]", "heroes[1].start: expected array of length 2, got 1"),
        (HUGO + 'start = [1, "x"]', "heroes[1].start[1]: expected int, got str"),
        (HUGO + "prices = { a = 1, b = true }", "heroes[1].prices.b: expected int, got bool"),
        (HUGO + 'fate = [{ type = "curse" }]', "heroes[1].fate[0].type: invalid value 'curse'"),
        (
            HUGO + 'fate = [{ type = "wound", damage = 0 }]',
            "heroes[1].fate[0].damage: expected int >= 1",
        ),
        (SWORD + 'slot = "tail"', "items[0].slot: invalid enum value 'tail'"),
        (
            "[rooms.a]\nexits = [1]\n[rooms.b]\nexits = [1, '2']",
            "rooms.b.exits[1]: expected int, got str",
        ),
        ("[rooms.'la cripta']\nexits = 3", 'rooms."la cripta".exits: expected array, got int'),
        ("[tiers.one]\na = 1\n[tiers.two]\na = 1\nb = 1.5", "tiers.two.b: expected int, got float"),
        ("[tiers.one]\na = 1\nlongest = 1", "tiers.one.longest: expected str of length <= 5"),
    ],
)
def test_a_wrong_value_is_told_with_its_file_and_key(folder: Folder, text: str, told: str) -> None:
    # The file named is the author's, and entries are counted as in that file.
    told = f"b/c.toml: {told}"
    assert fault(folder({"a.toml": LINDEL, "b/c.toml": LINDEL + text})) == told


def test_an_entry_that_is_no_table_is_told(folder: Folder) -> None:
    told = fault(folder({"a.toml": HUGO, "b.toml": 'heroes = ["lindel"]'}))
    assert told == "b.toml: heroes[0]: expected table, got str"


def test_a_missing_table_is_told_with_the_folder(folder: Folder) -> None:
    assert fault(folder({"items.toml": SWORD})) == "content: heroes: missing"


def test_an_empty_folder_lacks_everything(folder: Folder) -> None:
    assert fault(folder({})) == "content: heroes: missing"


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    assert fault(tmp_path / "contents") == "contents: no such file or folder"


def test_broken_toml_is_told_with_file_and_line(folder: Folder) -> None:
    told = fault(folder({"good.toml": HUGO, "worse.toml": "life = \n"}))
    assert told == "worse.toml: Invalid value (at line 1, column 8)"


def test_text_that_is_not_utf_8_is_told_with_its_file(folder: Folder) -> None:
    root = folder({"heroes.toml": HUGO})
    (root / "items.toml").write_bytes("# Espadón".encode("latin-1"))
    assert fault(root) == "items.toml: not UTF-8 at byte 7"


def test_a_table_that_is_no_list_stands_in_one_file_only(folder: Folder) -> None:
    room = "[rooms.crypt]\nexits = []"
    assert fault(folder({"a.toml": room, "b.toml": room})) == "b.toml: rooms: already in a.toml"


def test_a_list_does_not_go_on_in_a_file_where_it_is_a_table(folder: Folder) -> None:
    files = {"a.toml": HUGO, "b.toml": "[heroes]\n"}
    assert fault(folder(files)) == "b.toml: heroes: already in a.toml"


def test_two_entries_with_one_id_are_told_with_both_places(folder: Folder) -> None:
    told = fault(folder({"a.toml": LINDEL + HUGO, "b.toml": LINDEL, "c.toml": SWORD + SWORD}))
    assert told.splitlines() == [
        'b.toml: heroes[0].id: "lindel" is already at a.toml: heroes[0].id',
        'c.toml: items[1].id: "sword" is already at c.toml: items[0].id',
    ]


def test_the_same_id_in_two_tables_is_no_fault(folder: Folder) -> None:
    both = HUGO + SWORD.replace("sword", "hugo")
    assert load(folder({"all.toml": both}), Content).items[0].id == "hugo"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('weapon = "swrod"', "heroes[0].weapon"),
        ("prices = { sword = 1, swrod = 2 }", "heroes[0].prices.swrod"),
        ('fate = [{ type = "gift", item = "swrod" }]', "heroes[0].fate[0].item"),
        ('pair = [1, "swrod"]', "heroes[0].pair[1]"),
    ],
)
def test_a_reference_to_nothing_is_told(folder: Folder, text: str, key: str) -> None:
    told = fault(folder({"heroes.toml": HUGO + text, "items.toml": SWORD}))
    assert told == f'heroes.toml: {key}: no "swrod" in items'


def test_references_to_what_exists_are_no_fault(folder: Folder) -> None:
    text = """
        weapon = "sword"
        prices = { sword = 1 }
        fate = [{ type = "gift", item = "sword" }, { type = "wound", damage = 2 }]
        pair = [1, "sword"]
    """
    hero = load(folder({"heroes.toml": HUGO + text, "items.toml": SWORD}), Content).heroes[0]
    assert hero.fate == (Gift("sword"), Wound(2))


def test_a_reference_may_name_the_key_of_a_table(folder: Folder) -> None:
    text = 'doors = ["crypt", "tower"]\n' + HUGO + "[rooms.crypt]\nexits = []"
    assert fault(folder({"map.toml": text})) == 'map.toml: doors[1]: no "tower" in rooms'


def test_every_stray_reference_is_told_at_once(folder: Folder) -> None:
    told = fault(folder({"heroes.toml": HUGO + 'weapon = "a"' + LINDEL + 'weapon = "b"'}))
    assert told.splitlines() == [
        'heroes.toml: heroes[0].weapon: no "a" in items',
        'heroes.toml: heroes[1].weapon: no "b" in items',
    ]


# What a title may declare


class Loose(Struct, frozen=True):
    id: str


@dataclass(frozen=True)
class Plain:
    id: str


class WithLoose(Fact, frozen=True):
    things: tuple[Loose, ...]


class WithPlain(Fact, frozen=True):
    things: tuple[Plain, ...]


class WithList(Fact, frozen=True):
    things: list[Item]


class WithSet(Fact, frozen=True):
    names: frozenset[str]


class WithWideReference(Fact, frozen=True):
    names: Annotated[tuple[str, ...], refers("names")]


@pytest.mark.parametrize("kind", [WithLoose, WithPlain, WithList, WithSet, WithWideReference])
def test_a_declaration_that_would_let_faults_pass_is_refused(
    folder: Folder, kind: type[Fact]
) -> None:
    text = "names = ['a']" if "names" in kind.__struct_fields__ else "[[things]]\nid = 'a'"
    with pytest.raises(TypeError, match="content is made of Fact, tuple, dict and plain values"):
        load(folder({"all.toml": text}), kind)


# The digest


class Charm(Fact, frozen=True):
    id: str
    power: int
    icon: Annotated[str, SHOWN] = "star"
    uses: int = 1
    then: tuple[Fact, ...] = ()


class Bang(Fact, frozen=True):
    strength: int


class Hiss(Fact, frozen=True):
    strength: int


def test_the_digest_leaves_out_what_is_only_shown() -> None:
    assert digest(Charm("ring", 3)) == digest(Charm("ring", 3, icon="moon"))


def test_what_is_only_shown_may_be_of_any_kind(folder: Folder) -> None:
    class Sign(Fact, frozen=True):
        colours: Annotated[tuple[str, ...], SHOWN]
        lit: Annotated[bool, SHOWN]

    source = folder({"sign.toml": 'colours = ["red", "gold"]\nlit = true'})
    assert load(source, Sign) == Sign(("red", "gold"), lit=True)
    assert digest(load(source, Sign)) == digest(Sign((), lit=False))


def test_the_digest_leaves_out_defaults_so_that_a_new_optional_field_changes_nothing() -> None:
    class Older(Fact, frozen=True):
        id: str
        power: int

    Older.__name__ = "Charm"
    assert digest(Older("ring", 3)) == digest(Charm("ring", 3))


def test_the_digest_does_not_depend_on_files_or_line_endings(folder: Folder) -> None:
    before = digest(load(folder({"heroes.toml": HUGO, "items.toml": SWORD}), Content))
    files = {"heroes.toml": SWORD + HUGO.replace("\n", "\r\n"), "items.toml": "", "notes.txt": "!"}
    assert before == digest(load(folder(files), Content))


def test_the_digest_stays_the_same_from_version_to_version() -> None:
    # Records carry it: if this number changes, records made before no longer know their content.
    charm = Charm("ring", 3, "moon", 2, (Bang(1), Hiss(2)))
    assert digest(charm) == "0597a5ebebb1749d3e55c83f344076cf"


@pytest.mark.parametrize(
    "changed",
    [
        Charm("band", 3, "moon", 2, (Bang(1), Hiss(2))),
        Charm("ring", 4, "moon", 2, (Bang(1), Hiss(2))),
        Charm("ring", 3, "moon", 1, (Bang(1), Hiss(2))),
        Charm("ring", 3, "moon", 2, (Hiss(2), Bang(1))),
        Charm("ring", 3, "moon", 2, (Bang(1), Bang(2))),
        Charm("ring", 3, "moon", 2, (Bang(1),)),
    ],
)
def test_the_digest_changes_with_every_fact_that_decides_play(changed: Charm) -> None:
    assert digest(Charm("ring", 3, "moon", 2, (Bang(1), Hiss(2)))) != digest(changed)


# The index


def test_ids_become_dense_numbers_in_the_order_of_the_content() -> None:
    index = Index(item.id for item in (Item("sword"), Item("bow"), Item("axe")))
    assert [index["sword"], index["bow"], index["axe"]] == [0, 1, 2]
    assert index.ids[1] == "bow"
    assert len(index) == 3
    assert "axe" in index
    assert "shield" not in index


def test_an_unknown_id_has_no_number() -> None:
    with pytest.raises(KeyError, match="shield"):
        Index(["sword"])["shield"]


def test_an_index_refuses_an_id_that_comes_twice() -> None:
    with pytest.raises(ValueError, match='id "bow" comes twice'):
        Index(["sword", "bow", "bow"])
