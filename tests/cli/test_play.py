"""Playing in the terminal, over a pipe as a screen reader or a script would."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

import grimorio as api
from tests.cli.conftest import Command, clean_environment

FIRST = "1\n" * 400


def test_a_whole_game_over_a_pipe(process: Command, tmp_path: Path) -> None:
    done = process("play", "wisps", "--seed", "7", "--record", "game.json", typed=FIRST)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "practice game" in done.stdout
    assert "Hand of Lark: " in done.stdout
    assert "Hand of Moth: 3 cards" in done.stdout
    assert "  1. " in done.stdout
    assert "Scores: Lark " in done.stdout
    assert "\x1b" not in done.stdout
    game = api.load((tmp_path / "game.json").read_bytes())
    assert game.outcome is not None
    assert game.practice


def test_the_same_seed_and_answers_give_the_same_game(grimorio: Command) -> None:
    one, two = (grimorio("play", "wisps", "--seed", "x", typed=FIRST).stdout for _ in range(2))
    assert one == two
    assert one != grimorio("play", "wisps", "--seed", "y", typed=FIRST).stdout


def test_it_speaks_spanish(grimorio: Command) -> None:
    done = grimorio("play", "wisps", "--seed", "7", typed="?\nq\n", LANG="es_ES.UTF-8")
    assert "Fuegos fatuos, 2 jugadores" in done.stdout
    assert "Tu elección (1-" in done.stdout
    assert "ofertas permanentes" in done.stdout


def test_without_a_game_it_asks_which(grimorio: Command) -> None:
    done = grimorio("play", "--seed", "1", typed="chess\nwisps\nq\n")
    assert "Which game?" in done.stdout
    assert "Please type the number or the name of a game." in done.stdout
    assert "Wisps, 2 players" in done.stdout
    nobody = grimorio("play")
    assert nobody.returncode == 1
    assert nobody.stderr == "grimorio: no game was chosen\n"


def test_each_key_does_what_the_help_says(grimorio: Command) -> None:
    done = grimorio("play", "wisps", "--seed", "7", typed=f"?\nb\nc\nr\n²\n{'9' * 5000}\nq\n")
    assert "u: undo your last choice" in done.stdout
    assert done.stdout.count("The marsh, Lark: ") == 2
    assert "Night card" in done.stdout
    assert "WI-PICK-1: Everybody picks" in done.stdout
    assert done.stdout.count("Please type a number from 1 to 2") == 2
    assert done.stdout.endswith("Until next time.\n")


def test_only_what_changed_is_said_again(grimorio: Command) -> None:
    done = grimorio("play", "wisps", "--seed", "7", typed="1\n")
    assert done.stdout.count("The marsh, Lark: ") == 1
    assert done.stdout.count("Hand of Lark: ") == 2


def test_the_map_shows_where_options_lead(grimorio: Command) -> None:
    done = grimorio("play", "wisps", "--seed", "7", "--map", typed="1\n")
    assert "P1 = Lark, P2 = Moth, w = Wisp" in done.stdout
    assert "P1(1)" in done.stdout


def test_a_standing_offer_is_taken_after_a_second_thought(grimorio: Command) -> None:
    done = grimorio("play", "wisps", "--seed", "7", typed="o\n\no\n1\nn\no\n1\ny\n")
    assert done.stdout.count("  1. Go home") == 3
    assert done.stdout.count("Go home. Are you sure? (y/n)") == 2
    assert "Moth wins." in done.stdout


def test_undo_by_consent_goes_back_to_the_last_real_choice(
    grimorio: Command, tmp_path: Path
) -> None:
    done = grimorio("play", "wisps", "--seed", "7", "--record", "g", typed="1\nu\nn\nu\ny\n2\n")
    assert done.stdout.count("something hidden became known since") == 2
    assert done.stdout.count("Taken back.") == 1
    kinds = [line[2:] for line in json.loads((tmp_path / "g").read_text())["entries"]]
    assert ["rewind"] in kinds
    assert grimorio("replay", "g", "--verify").returncode == 0


def test_single_answers_that_hide_something_are_not_asked_of_a_lone_player(
    grimorio: Command,
) -> None:
    for seed in range(4):
        done = grimorio("play", "wisps", "--seed", str(seed), typed=FIRST)
        assert "(1-1, ? for help)" not in done.stdout


def test_between_secret_hands_the_keyboard_is_passed(grimorio: Command) -> None:
    done = grimorio("play", "wisps", "--hotseat", "--seed", "7", typed="\n1\n\nq\n")
    lark, moth = done.stdout.split("Pass the keyboard to Moth, who presses Enter:")
    assert "Pass the keyboard to Lark" in lark
    assert "Hand of Moth: 3 cards" in lark
    assert "Hand of Lark: 3 cards" in moth
    assert "Hand of Moth: 3 cards" not in moth


def test_at_a_shared_keyboard_even_a_single_answer_is_asked(grimorio: Command) -> None:
    asked = [
        grimorio("play", "wisps", "--hotseat", "--seed", str(seed), typed="1\n" * 40).stdout
        for seed in range(4)
    ]
    assert any("(1-1, ? for help)" in text for text in asked)


def test_a_kept_game_is_played_on(grimorio: Command, tmp_path: Path) -> None:
    grimorio("play", "wisps", "--seed", "7", "--record", "g", typed="1\n1\n")
    before = api.load((tmp_path / "g").read_bytes())
    again = grimorio("play", "--load", "g", typed="1\nq\n")
    assert again.returncode == 0, again.stderr
    after = api.load((tmp_path / "g").read_bytes())
    assert after.number > before.number
    assert after.record().entries[: before.number] == before.record().entries


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--record", "g"], "g is there already; play it on with --load g"),
        (["--load", "g", "--seats", "3"], "cannot be changed"),
        (["--load", "nothing"], "cannot read nothing: No such file"),
        (["--record", "no/such/folder"], "cannot write no/such/folder"),
        (["--seats", "9"], "wisps is played by 2 to 4, not by 9"),
        (["--seat", "3"], "there is no player 3"),
        (["--set", "rounds=5"], "it takes: 4, 6, 8, 10, 12"),
        (["--set", "colour=red"], "no option 'colour'"),
        (["--bots", "grandmaster"], "no bot 'grandmaster'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    words: list[str], reason: str, grimorio: Command
) -> None:
    if "g" in words:
        grimorio("play", "wisps", "--record", "g", typed="q\n")
    done = grimorio("play", "wisps", *words, typed="q\n")
    assert done.returncode == 1
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_interrupted_game_is_kept(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "grimorio", "play", "wisps", "--record", "g"]
    game = subprocess.Popen(
        command,
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=clean_environment() | {"PYTHONUNBUFFERED": "1"},
        # A shell's background job is deaf to interrupts, and so would be what it starts.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("1\n")
    game.stdin.flush()
    for line in game.stdout:
        if "turns over" in line:
            break
    game.send_signal(signal.SIGINT)
    rest, errors = game.communicate(timeout=60)
    assert game.returncode == 130
    assert "The game is kept in g." in rest
    assert errors == "grimorio: interrupted\n"
    assert api.load((tmp_path / "g").read_bytes()).number > 0


@pytest.mark.parametrize(("wish", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_a_terminal_gets_a_map_and_colours_unless_they_are_not_wanted(
    wish: dict[str, str], coloured: bool
) -> None:
    ours, theirs = pty.openpty()
    environ = clean_environment() | {"TERM": "xterm-256color"} | wish
    command = [sys.executable, "-m", "grimorio", "play", "wisps", "--seed", "7"]
    game = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environ)
    os.close(theirs)
    os.write(ours, b"q\n")
    shown = b"".join(islice(iter(lambda: read_all(ours), b""), 1000)).decode()
    assert game.wait(timeout=60) == 0
    assert "w = Wisp" in shown
    assert ("\x1b[36m" in shown) == coloured


def read_all(terminal: int) -> bytes:
    """What stands on a terminal; nothing once its other end is closed."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""
