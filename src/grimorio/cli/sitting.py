"""A sitting: one game at this keyboard. Its people are asked in turn, bots play the other seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from grimorio.bots import Bot, Thinker
from grimorio.cli.duties import Duties
from grimorio.cli.files import write_record
from grimorio.cli.maps import draw
from grimorio.cli.scenes import Reader
from grimorio.cli.terminal import Terminal, number_in
from grimorio.core.asking import WATCHER, Ask, Seat, Value
from grimorio.core.drive import Game
from grimorio.core.errors import Refusal, UndoRefused
from grimorio.core.events import Event
from grimorio.core.scene import Choice, Option
from grimorio.rulebook import rules_of


class Quit(Exception):
    """The person has had enough for today."""


class Sitting:
    """Who sits here, and what each of them has read so far."""

    def __init__(
        self,
        game: Game[Any],
        people: Sequence[Seat],
        bots: Mapping[Seat, Bot],
        terminal: Terminal,
        *,
        map: bool,
        keep: Path | None,
    ) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.duties = Duties(game, people)
        self.terminal = terminal
        self.map = map
        self.keep = keep
        self.texts = terminal.texts_of(game.title)
        self.reader = Reader(game.title, self.texts)
        self.heard = [0] * game.seats
        self.seen: list[list[str]] = [[] for _ in range(game.seats)]
        self.facing: Seat | None = None

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    @property
    def shares(self) -> bool:
        """Whether whoever sits here may look at all these seats at once."""
        game = self.game
        return game.title.seating.shares(game.options, self.people, game.seats)

    def play(self) -> None:
        """To the end, or until somebody quits."""
        game = self.game
        while game.outcome is None:
            ask = next((ask for ask in game.pending if self.bot_for(ask)), game.pending[0])
            if (bot := self.bot_for(ask)) is not None:
                game.answer_key(ask.seat, bot.choose(Thinker(game, ask.seat)))
            elif self.alone and len(ask.options) == 1:
                # Asked only so that others do not learn there was no choice; at a keyboard that
                # goes round they would, so there even one option is shown.
                game.answer(ask.seat, ask.options[0])
            else:
                self.turn_to(ask)
                self.decide(ask)
                if self.keep is not None:
                    write_record(self.keep, game.record())
        self.end()

    def bot_for(self, ask: Ask[Value]) -> Bot | None:
        """The bot that answers this: the seat's own, or one that does a duty for a person."""
        return self.bots.get(ask.seat) or self.duties.stand_in(ask)

    def turn_to(self, ask: Ask[Value]) -> None:
        """Face the seat that is asked; between secret hands the screen is cleared first, unless
        one person may look at all of them."""
        before, self.facing = self.facing, ask.seat
        if before == ask.seat or self.alone or self.shares:
            return
        if before is None or self.secret(before) or self.secret(ask.seat):
            if self.terminal.watched:
                self.terminal.out.clear()
            self.terminal.line()
            self.seen[ask.seat] = []
            name = self.texts.tell("seat", n=ask.seat)
            if self.terminal.ask(self.texts.tell("cli-curtain", name=name)) is None:
                raise Quit

    def secret(self, seat: Seat) -> bool:
        """Whether a seat knows something the others do not."""
        game = self.game
        return bool(game.answered) or game.view(seat) != game.view(WATCHER)

    # -- showing --------------------------------------------------------------------------------

    def tell_news(self, seat: Seat) -> None:
        """The log since this seat last read it."""
        events = self.game.events(seat, self.heard[seat])
        self.heard[seat] += len(events)
        self.tell_events(events)

    def tell_events(self, events: Sequence[Event]) -> None:
        """A line each; what belongs to the turn of a monster stands a little to the right."""
        beat_at: int | None = None
        for event in events:
            text = self.game.title.rules.say(self.game.state, event)
            inside = not text.beat and event.at == beat_at
            if not inside:
                beat_at = event.at if text.beat else None
            self.terminal.line(("  - " if inside else "- ") + self.texts.say(text))

    def show(self, seat: Seat, choice: Choice | None, *, all: bool = False) -> None:
        """What changed since the seat last looked, or all there is."""
        scene = self.game.view(seat)
        lines = self.reader.scene(scene, seat if seat >= 0 else None)
        known = self.seen[seat] if seat >= 0 and not all else []
        fresh = [line for line in lines if line not in known]
        if seat >= 0:
            self.seen[seat] = lines
        for line in fresh:
            self.terminal.line(line, "cyan")
        if self.map:
            for board in scene.boards:
                for line in draw(board, choice, self.texts, self.terminal.columns):
                    self.terminal.line(line, "green")

    def show_question(self, ask: Ask[Value], choice: Choice) -> None:
        name = self.texts.tell("seat", n=ask.seat)
        self.terminal.line(f"{name}: {self.reader.prompt(choice)}", "bold")
        for number, option in enumerate(choice.options, 1):
            self.terminal.line(f"  {number}. {self.reader.option(option)}")
        for line in self.reader.refused(choice):
            self.terminal.line(f"  {line}", "dim")

    def show_rules(self, choice: Choice) -> None:
        """The rules this question and its options rest on."""
        texts = rules_of(self.game.title.folder, self.texts.lang)
        named = [*choice.rules, *(rule for option in choice.options for rule in option.rules)]
        for rule in dict.fromkeys(named):
            self.terminal.line(f"{rule}: {texts.get(rule, '')}")

    # -- deciding -------------------------------------------------------------------------------

    def decide(self, ask: Ask[Value]) -> None:
        """One answer, offer or step back of a person."""
        seat = ask.seat
        (choice,) = self.game.choices(seat)
        self.terminal.line()
        self.tell_news(seat)
        self.show(seat, choice)
        self.show_question(ask, choice)
        while not self.obey(self.read(len(choice.options)), seat, ask, choice):
            pass

    def read(self, count: int) -> str:
        typed = self.terminal.ask(self.texts.tell("cli-prompt", count=count))
        if typed is None:
            raise Quit
        return typed.lower()

    def obey(self, typed: str, seat: Seat, ask: Ask[Value], choice: Choice) -> bool:
        """Do what was typed; whether the game went on by it."""
        match typed:
            case "q":
                raise Quit
            case "u":
                return self.undo(seat)
            case "o":
                return self.offers(seat)
            case "b":
                self.show(seat, choice, all=True)
                self.show_question(ask, choice)
            case "c":
                for line in self.reader.faces_in(self.game.view(seat)):
                    self.terminal.line(line)
            case "r":
                self.show_rules(choice)
            case "d":
                self.change_duties(seat)
                return self.bot_for(ask) is not None
            case "?":
                self.terminal.tell("cli-play-help")
            case _ if number := number_in(typed, len(choice.options)):
                return self.answer(seat, choice.options[number - 1])
            case _:
                self.terminal.tell("cli-play-again", count=len(choice.options))
        return False

    def answer(self, seat: Seat, option: Option) -> bool:
        said = self.reader.option(option)
        sure = "cli-sure-draws" if option.draws else "cli-sure"
        if (option.confirm or option.draws) and not self.terminal.sure(sure, what=said):
            return False
        return self.attempt(lambda: self.game.answer_key(seat, option.key))

    def change_duties(self, seat: Seat) -> None:
        """Who does the seat's duties; one may change hands."""
        names = self.duties.names
        if not names:
            self.terminal.tell("cli-duties-none")
            return
        for number, duty in enumerate(names, 1):
            self.terminal.line(f"  {number}. {self.who_does(seat, duty)}")
        typed = self.terminal.ask(self.texts.tell("cli-duties-prompt")) or ""
        if chosen := number_in(typed, len(names)):
            self.duties.change(seat, names[chosen - 1])
            self.terminal.line(self.who_does(seat, names[chosen - 1]))

    def who_does(self, seat: Seat, duty: str) -> str:
        said = "cli-duty-mine" if self.duties.is_mine(seat, duty) else "cli-duty-bot"
        name = self.texts.tell("seat", n=seat)
        return self.texts.tell(said, name=name, duty=self.texts.tell(f"duty-{duty}"))

    def offers(self, seat: Seat) -> bool:
        """The standing offers of the seat; one may be taken."""
        offers = self.game.standing(seat)
        if not offers:
            self.terminal.tell("cli-offers-none")
            return False
        looks = self.game.title.looks
        said = [self.texts.say(looks.offer(self.game.state, offer.value)) for offer in offers]
        self.terminal.tell("cli-offers")
        for number, line in enumerate(said, 1):
            self.terminal.line(f"  {number}. {line}")
        typed = self.terminal.ask(self.texts.tell("cli-offers-prompt")) or ""
        chosen = number_in(typed, len(offers))
        if chosen is None or not self.terminal.sure("cli-sure", what=said[chosen - 1]):
            return False
        return self.attempt(lambda: self.game.take(seat, offers[chosen - 1].value))

    def attempt(self, act: Callable[[], None]) -> bool:
        """Do it; a refusal is told and nothing has happened."""
        try:
            act()
        except Refusal as error:
            self.terminal.line(self.terminal.reason(error), "red")
            return False
        return True

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last choice: freely, or with the consent of all."""
        before = self.game.number
        try:
            self.back(seat, consent=False)
        except UndoRefused as error:
            self.terminal.line(self.terminal.reason(error))
            if not self.terminal.sure("cli-undo-consent"):
                # On the way back a bot's answers may be gone: it gives them again.
                return self.game.number != before
            self.attempt(lambda: self.back(seat, consent=True))
        went = self.game.number != before
        if went:
            self.terminal.tell("cli-undone")
        return went

    def back(self, seat: Seat, *, consent: bool) -> None:
        """Back to the seat's last question with a choice: answers without one are not its own."""
        game = self.game
        game.undo(seat, consent=consent)
        while (ask := game.asked(seat)) is not None and not self.is_own(ask):
            game.undo(seat, consent=consent)
        for one in range(game.seats):
            self.heard[one] = min(self.heard[one], len(game.events(one)))

    def is_own(self, ask: Ask[Value]) -> bool:
        """Whether the person answers it, and not a bot or the table."""
        return self.bot_for(ask) is None and not (self.alone and len(ask.options) == 1)

    # -- the end --------------------------------------------------------------------------------

    def end(self) -> None:
        """The last news, the board as it was left, and who won."""
        outcome = self.game.outcome
        assert outcome is not None
        seat = self.people[0] if self.alone else WATCHER
        self.terminal.line()
        if self.alone:
            self.tell_news(seat)
        else:
            self.tell_events([e for e in self.game.events(WATCHER) if e.at == self.game.number])
        self.show(seat, None, all=True)
        for line in self.reader.outcome(outcome):
            self.terminal.line(line, "bold")
