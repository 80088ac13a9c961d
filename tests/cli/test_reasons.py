"""What the engine refuses is said in the language of the person, its reasons too."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from grimorio.core import record
from grimorio.table.storage.sqlite import open_store
from tests.cli.conftest import Command


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "9"], "a wisps juegan de 2 a 4, no 9"),
        (["--set", "rounds=5"], "«rounds» no puede ser «5»; admite: 4, 6, 8, 10, 12"),
        (["--set", "colour=red"], "wisps no tiene la opción «colour»"),
        (["--bots", "random,random,random"], "3 autómatas para 1 asientos"),
        (["--bots", "nobody"], "aquí no hay ningún autómata «nobody»; hay: random"),
        (["--seat", "4"], "no hay ningún jugador 4; los jugadores van del 1 al 2"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_in_spanish(
    words: list[str], said: str, grimorio: Command
) -> None:
    done = grimorio("--lang", "es", "play", "wisps", *words, typed="q\n")
    assert done.returncode == 1
    assert said in done.stderr


def test_a_spoilt_record_is_refused_in_spanish(grimorio: Command, tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(b"{")
    done = grimorio("--lang", "es", "replay", "bad")
    refusal = "esta partida guardada no vale: no es una partida guardada"
    assert done.stderr.startswith(f"grimorio: {refusal}: ")


def test_options_that_do_not_go_together_are_refused_in_spanish(grimorio: Command) -> None:
    told = grimorio("--lang", "es", "play", "dungeonquest", "--seats", "1", "--set", "secrets=true")
    assert "Secretos con un solo jugador: no hay nadie a quien ocultar el botín" in told.stderr
    assert "[DQ-SOLO-1]" in told.stderr


def test_a_step_that_cannot_be_taken_back_is_refused_in_spanish(grimorio: Command) -> None:
    done = grimorio("--lang", "es", "play", "wisps", "--seed", "1", typed="u\nn\nq\n")
    assert "no se puede deshacer sin más: desde entonces se supo algo oculto" in done.stdout


def test_a_table_that_is_not_there_is_refused_in_spanish(grimorio: Command, tmp_path: Path) -> None:
    asyncio.run(made(tmp_path / "tables.db"))
    done = grimorio("--lang", "es", "tables", "--db", "tables.db", "show", "none")
    assert done.stderr == "grimorio: no hay ninguna mesa «none»\n"


async def made(db: Path) -> None:
    store = open_store(str(db))
    await store.open()
    await store.close()


def test_the_entry_where_a_record_goes_wrong_is_named_once(
    grimorio: Command, tmp_path: Path
) -> None:
    grimorio("play", "wisps", "--seed", "1", "--record", "g", typed="1\n1\nq\n")
    game: Any = record.parse((tmp_path / "g").read_bytes())
    game.entries[0] = (game.entries[0][0], "99")
    (tmp_path / "g").write_bytes(game.json())
    done = grimorio("--lang", "es", "replay", "g")
    assert "desde la entrada 1: '99' no responde a «pick»" in done.stderr
    assert "entry" not in done.stderr
