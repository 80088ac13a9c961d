"""The words the content is written in: the closed lists.

How a line of a card is written stands at the top of effects.py, an order of a monster's in
orders.py.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

ClassName: TypeAlias = Literal[
    "brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"
]
Element: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark"]
AnyElement: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark", "any"]
Condition: TypeAlias = Literal[
    "bless", "curse", "disarm", "immobilize", "invisible", "muddle", "poison", "strengthen", "stun",
    "wound",
]  # fmt: skip
Count: TypeAlias = Annotated[int, Meta(ge=1)]
Value: TypeAlias = int | Literal["moved_this_turn", "dealt_this_turn", "moved", "twice_destroyed"]
"""A number, or what it is counted by: hexes moved or damage dealt by oneself this turn, hexes moved
with this action, twice the hexes of the obstacles just destroyed."""
Whom: TypeAlias = Literal[
    "one", "self", "adjacent", "passed", "room", "within_two", "beside_target", "beside_made",
    "beside_destroyed", "beside_killed", "in_area", "self_and_adjacent_allies", "adjacent_allies",
    "ally", "all_allies", "self_and_all_allies", "both_adjacent", "both_beside_target",
    "both_beside_made", "both_in_area", "both_beside_way", "allies_in_room",
]  # fmt: skip
"""Enemies, unless it says allies, or both: enemies and allies, never oneself."""
When: TypeAlias = Literal[
    "", "flanked", "isolated", "flanked_and_isolated", "hindered", "poisoned", "invisible", "melee",
    "ranged", "stunned",
]  # fmt: skip
"""What must hold: of the target (`hindered` is disarmed, immobilized or stunned), of oneself
(`invisible`), or of the attack (`melee`, `ranged`)."""
Per: TypeAlias = Literal["", "negative_condition", "ally_beside_target", "target_shield"]
PlainRank: TypeAlias = Literal["normal", "elite"]
OrderWhom: TypeAlias = Literal[
    "focus", "self", "adjacent", "adjacent_one", "in_range", "all", "one_with_all",
    "adjacent_allies", "allies_in_range", "self_and_allies_in_range", "both_adjacent",
    "both_beside_target", "all_allies", "self_and_all_allies",
]  # fmt: skip
"""Enemies of the monster, unless it says allies, or both. `one_with_all`: every attack of its stat
card on one enemy."""
Rank: TypeAlias = Literal["normal", "elite", "boss", "named"]
Ranks: TypeAlias = Annotated[str, Meta(pattern="^([-ne]{3}|boss|named)$")]
"""With two, three and four characters: none, normal or elite; bosses and named monsters have no
rank."""
Immunity: TypeAlias = Literal[
    "bless", "curse", "disarm", "immobilize", "invisible", "muddle", "poison", "push", "pull",
    "strengthen", "stun", "wound",
]  # fmt: skip
"""What a monster cannot be given or be made to do."""
