"""The HTTP API of the table: thin, and the same for every title. docs/api.md has examples."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import grimorio
from grimorio import bots
from grimorio.core.record import Record
from grimorio.core.registry import find, names, why
from grimorio.core.scene import Face, Outlook, Ruler
from grimorio.core.title import Title
from grimorio.table import wire
from grimorio.table.hosting import forks
from grimorio.table.hosting.checking import Checker
from grimorio.table.hosting.tables import Tables
from grimorio.table.limits import whose
from grimorio.table.live import past
from grimorio.table.live.audience import for_strangers
from grimorio.table.live.table import LiveTable
from grimorio.table.refusals import NotFound, SeatNeeded, TooLarge
from grimorio.table.seats.seats import seat_of
from grimorio.texts import LANGUAGES, Texts, read_ftl
from grimorio.words import check_words, cut_out, has_words, words

MOST: Final = 2**53
Ask = Request[Any, Any, State]
At = Annotated[int | None, QueryParameter(ge=0, description="a moment of the past")]
After = Annotated[int, QueryParameter(ge=-1, le=MOST, description="what follows that entry")]
Lines = Annotated[int, QueryParameter(ge=0, le=MOST, description="how many lines came before")]
AskedId = Annotated[
    str,
    QueryParameter(name="id", min_length=1, max_length=64, description="as its client chose it"),
]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="how many at most")]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals an address may answer with, for the schema."""
    return {
        status: ResponseSpec(wire.Problem, description="Refused", generate_examples=False)
        for status in (400, *statuses)
    }


class GamesController(Controller):
    """What can be played here."""

    path = "/api/games"
    tags: Sequence[str] | None = ("games",)

    @get("/", summary="The titles installed", responses=problems())
    async def games(self) -> list[wire.Game]:
        return [game for name in names() if (game := listed(name)) is not None]

    @get("/{game:str}/catalogue", summary="All card faces of a title", responses=problems(404))
    async def catalogue(self, game: FromPath[str]) -> list[Face]:
        return list(find(game).looks.catalogue())

    @get(
        "/{game:str}/texts/{lang:str}",
        summary="The Fluent messages of a title",
        media_type="text/plain",
        responses=problems(404),
    )
    async def texts(self, game: FromPath[str], lang: FromPath[str]) -> str:
        title = find(game)
        check_language(lang)
        if has_words(title):
            check_words(title)
        return read_ftl(title.folder / "locale", lang)

    @get(
        "/{game:str}/rulebook/{lang:str}",
        summary="The rulebook of a title, in Markdown",
        media_type="text/markdown",
        responses=problems(404),
    )
    async def rulebook(self, game: FromPath[str], lang: FromPath[str]) -> str:
        check_language(lang)
        file = find(game).folder / f"rulebook.{lang}.md"
        if not file.is_file():
            raise NotFound("no-rulebook", game=game[:60], lang=lang)
        return file.read_text(encoding="utf-8")

    @get(
        "/{game:str}/solutions/{puzzle:str}",
        summary="The answers that solve a puzzle of a title",
        responses=problems(404),
    )
    async def solution(self, game: FromPath[str], puzzle: FromPath[str]) -> list[str]:
        file = find(game).folder / "solutions.json"
        known = read_solutions(file.read_bytes()) if file.is_file() else {}
        if puzzle not in known:
            raise NotFound("no-solution", puzzle=puzzle[:60])
        return known[puzzle]


read_solutions = msgspec.json.Decoder(dict[str, list[str]]).decode


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise NotFound("no-language", lang=lang[:10], languages=", ".join(LANGUAGES))


def listed(name: str) -> wire.Game | None:
    """A title for the lobby; None if it does not load or begin. The others are still there."""
    try:
        return game_of(name)
    except Exception as error:  # a title of somebody else's package may fail in any way
        tell_host(name, why(error))
        return None


@cache
def tell_host(name: str, reason: str) -> None:
    """Say in the log why a title cannot be played: once, however often it is asked for."""
    logging.getLogger("grimorio.table").error("%s cannot be played here: %s", name, reason)


def game_of(name: str) -> wire.Game:
    title = find(name)
    return wire.Game(
        name=title.name,
        ruleset=title.history.ruleset,
        seats=title.seating.seats,
        settings=tuple(
            wire.Setting(
                s.name,
                s.default,
                s.values,
                s.rules,
                s.over_days,
                {
                    str(v): tuple(said)
                    for v in s.values
                    if (said := title.settings.about(s.name, v))
                },
            )
            for s in title.settings.choices
        ),
        bots=tuple(bots.names()),
        finished=title.listing.finished,
        minutes=title.listing.minutes,
        icon=title.listing.icon,
        shape=first_board(name)[0],
        ground=first_board(name)[1],
        alone=is_for_one(title),
        words=lobby_words(name),
    )


def is_for_one(title: Title[Any]) -> bool:
    """Whether one person can play all that a game needs, with nobody looking away."""
    low, _ = title.seating.seats
    usual = {setting.name: setting.default for setting in title.settings.choices}
    return low == 1 or title.seating.shares(usual, range(low), low)


LOBBY: Final = ("title", "title-blurb")
"""The messages of a title that its card in the lobby says."""


@cache
def lobby_words(name: str) -> dict[str, dict[str, str]]:
    """What a title is called and what it is about, in every language. Nobody waits for all its
    texts to read its name."""
    found = {}
    for lang in LANGUAGES:
        texts = Texts(lang, [cut_out(words(find(name), lang), LOBBY)])
        found[lang] = {message: texts.tell(message) for message in LOBBY if message in texts}
    return found


@cache
def first_board(name: str) -> tuple[Literal["", "square", "hex"], tuple[str, ...]]:
    """How its first board is made, and of what ground, for its picture in the lobby."""
    boards = grimorio.new(name, seed="lobby").view(wire.PUBLIC).boards
    if not boards:
        return "", ()
    board = boards[0]
    grounds = Counter(cell.terrain for cell in board.cells).most_common()
    return board.shape, () if board.edges else tuple(ground for ground, _ in grounds)


@get("/api/fame", summary="The hall of fame, the best first", tags=("games",),
     responses=problems())  # fmt: skip
async def fame(
    request: Ask, game: FromQuery[str | None] = None, limit: Limit = 20
) -> list[wire.Fame]:
    tables = tables_of(request)
    if not tables.settings.hall_of_fame:
        return []
    return await tables.store.fame(game, limit)


@get("/api/here", summary="Where other machines find this server", tags=("games",),
     responses=problems())  # fmt: skip
async def here(request: Ask) -> wire.Here:
    found: wire.Here = request.app.state.here
    return found


def tables_of(request: Ask) -> Tables:
    found: Tables = request.app.state.tables
    return found


def token_of(request: Ask) -> str | None:
    """The secret of `Authorization: Bearer`."""
    header = request.headers.get("authorization", "")
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def address_of(request: Ask) -> str:
    return request.client.host if request.client else ""


def said_length(request: Ask) -> int:
    """How long the body is by its own account; 0 where it does not say."""
    said = request.headers.get("content-length", "")
    return int(said) if said.isascii() and said.isdigit() else 0


async def at_table(request: Ask, table: str) -> tuple[LiveTable, int]:
    """The table, and the seat whose token came with the request (-1 for the public)."""
    tables = tables_of(request)
    live = await tables.get(table)
    seat = seat_of(live.row, token_of(request))
    if seat >= 0:
        await live.seats.heard(seat)
    live.look(seat, address_of(request))
    return live, seat


async def seated(request: Ask, table: str) -> tuple[LiveTable, int]:
    """The table and the seat, for what only players may do."""
    live, seat = await at_table(request, table)
    if seat == wire.PUBLIC:
        raise SeatNeeded("seat-needed")
    return live, seat


@asynccontextmanager
async def in_turn(request: Ask) -> AsyncIterator[None]:
    """What takes long is found out one at a time, and the addresses take turns at it."""
    costly = tables_of(request).costly
    await costly.enter(whose(address_of(request)))
    try:
        yield
    finally:
        costly.leave()


class TablesController(Controller):
    """Making tables, sitting down, looking, answering."""

    path = "/api/tables"
    tags: Sequence[str] | None = ("tables",)

    @post("/", summary="Make a table", responses=problems(404, 422, 429))
    async def create(self, request: Ask, data: JSONBody[wire.NewTable]) -> wire.Created:
        return await tables_of(request).create(data, address_of(request))

    @post(
        "/import",
        summary="Make a table from a record",
        responses=problems(413, 422, 429),
        request_max_body_size=None,
    )
    async def take_in(self, request: Ask) -> wire.Created:
        importer: forks.Importer = request.app.state.importer
        address, limit = address_of(request), tables_of(request).settings.import_bytes
        if limit and said_length(request) > limit:
            raise TooLarge("upload-too-large", bytes=limit)
        with importer.admitted(address):
            data = bytearray()
            async for part in request.stream():
                data += part
                if limit and len(data) > limit:
                    raise TooLarge("upload-too-large", bytes=limit)
            return await importer.take_in(data)

    @get("/{table:str}", summary="What anybody may know", responses=problems(401, 404))
    async def info(self, request: Ask, table: FromPath[str]) -> wire.Info:
        live, held = await at_table(request, table)
        return live.info() if held >= 0 else for_strangers(live.info())

    @post("/{table:str}/claim", summary="Take a seat", status_code=200,
          responses=problems(401, 403, 404))  # fmt: skip
    async def claim(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.Claim]
    ) -> wire.Claimed:
        live, seat = await at_table(request, table)
        return await live.alone(lambda: live.seats.claim(data.invitation, data.name, seat))

    @post("/{table:str}/back", summary="Take the own seat back from who took it over",
          status_code=200, responses=problems(401, 404))  # fmt: skip
    async def back(self, request: Ask, table: FromPath[str]) -> wire.Claimed:
        live = await tables_of(request).get(table)
        token = token_of(request)
        if token is None:
            raise SeatNeeded("seat-needed")
        return await live.alone(lambda: live.seats.take_back(token))

    @get("/{table:str}/view", summary="What this seat sees, or saw",
         responses=problems(401, 403, 404))  # fmt: skip
    async def view(
        self,
        request: Ask,
        table: FromPath[str],
        at: At = None,
        seat: FromQuery[int | None] = None,
    ) -> wire.View:
        live, held = await at_table(request, table)
        who = past.viewer(live, held, seat)
        async with live.lock:
            if at is None or at == live.shown(who) or live.past < at <= live.shown(who):
                return live.view(who)
        async with in_turn(request):
            return await past.view_at(live, who, at)

    @get("/{table:str}/ruler", summary="How far cells are, and what is in sight",
         responses=problems(401, 404))  # fmt: skip
    async def ruler(
        self, request: Ask, table: FromPath[str], board: FromQuery[str], cell: FromQuery[str]
    ) -> Ruler:
        live, seat = await at_table(request, table)
        async with in_turn(request), live.lock:
            found = live.showing.ruler(seat, board, cell)
        if found is None:
            raise NotFound("not-measured")
        return found

    @get("/{table:str}/outlook", summary="What a piece would do now for which the rules act",
         responses=problems(401, 404))  # fmt: skip
    async def outlook(self, request: Ask, table: FromPath[str], piece: FromQuery[str]) -> Outlook:
        live, seat = await at_table(request, table)
        async with in_turn(request), live.lock:
            found = live.showing.outlook(seat, piece)
        if found is None:
            raise NotFound("piece-unknown")
        return found

    @post("/{table:str}/answers", summary="Answer the question this seat saw", status_code=200,
          responses=problems(401, 404, 409, 422, 423))  # fmt: skip
    async def answer(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.Answer]
    ) -> wire.Done:
        live, seat = await seated(request, table)
        return wire.Done(await live.answers.take(seat, data))

    @get("/{table:str}/answers", summary="Whether an answer of this seat was taken",
         responses=problems(401, 404))  # fmt: skip
    async def was_taken(self, request: Ask, table: FromPath[str], client: AskedId) -> wire.Taken:
        live, seat = await seated(request, table)
        return await live.answers.was_taken(seat, client)

    @post("/{table:str}/standing", summary="Take a standing offer", status_code=200,
          responses=problems(401, 404, 409, 422, 423))  # fmt: skip
    async def stand(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.Answer]
    ) -> wire.Done:
        live, seat = await seated(request, table)
        return wire.Done(await live.answers.take_offer(seat, data))

    @post("/{table:str}/undo", summary="Take back the own last answer", status_code=200,
          responses=problems(401, 404, 409, 422, 423))  # fmt: skip
    async def undo(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.UndoWish]
    ) -> wire.Done:
        live, seat = await seated(request, table)
        number, consent = await live.back.undo(seat, data)
        return wire.Done(number, consent)

    @post("/{table:str}/consent", summary="Agree or not", status_code=200,
          responses=problems(401, 403, 404, 409))  # fmt: skip
    async def consent(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.Vote]
    ) -> wire.Done:
        live, seat = await seated(request, table)
        return wire.Done(await live.vote(seat, data))

    @post("/{table:str}/seat", summary="Give the own seat to a bot, or take it back",
          status_code=200, responses=problems(401, 404, 422))  # fmt: skip
    async def give(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.SeatWish]
    ) -> wire.Done:
        live, seat = await seated(request, table)
        return wire.Done(await live.alone(lambda: live.seats.give(seat, data.bot)))

    @post("/{table:str}/duty", summary="Do a duty of the own seat, or leave it to a bot",
          status_code=200, responses=problems(401, 404, 422))  # fmt: skip
    async def duty(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.DutyWish]
    ) -> wire.Done:
        live, seat = await seated(request, table)
        live.check_room()
        return wire.Done(await live.alone(lambda: live.duties.give(seat, data)))

    @post("/{table:str}/signs", summary="Show the others a sign of the own plans",
          status_code=200, responses=problems(401, 404, 409, 422, 423))  # fmt: skip
    async def sign(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.SignWish]
    ) -> wire.Done:
        live, seat = await seated(request, table)
        return wire.Done(await live.alone(lambda: live.signs.show(seat, data)))

    @post("/{table:str}/hint", summary="What the dragon would do; everybody is told of it",
          status_code=200, responses=problems(401, 403, 404, 409, 422, 423, 429, 500))  # fmt: skip
    async def hint(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.HintWish]
    ) -> wire.Hints:
        live, seat = await seated(request, table)
        live.check_room()
        return await live.stand_ins.hints.take(seat, data)

    @post("/{table:str}/takeover", summary="Ask for the seat of somebody absent",
          status_code=200, responses=problems(401, 403, 404, 409, 422, 423))  # fmt: skip
    async def takeover(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.TakeOver]
    ) -> wire.TakeOverAsked:
        live, asker = await at_table(request, table)
        return await live.alone(lambda: live.takeovers.ask(data.seat, asker, data.name))

    @get("/{table:str}/story", summary="What this seat saw, entry by entry",
         responses=problems(401, 404))  # fmt: skip
    async def story(
        self, request: Ask, table: FromPath[str], after: After = -1, lines: Lines = 0
    ) -> wire.Story:
        live, seat = await at_table(request, table)
        async with in_turn(request):
            return await past.story(live, seat, after, lines)

    @get("/{table:str}/record", summary="The whole game with its key, once it is over",
         responses=problems(403, 404, 422))  # fmt: skip
    async def record(self, request: Ask, table: FromPath[str]) -> Record:
        live = await tables_of(request).get(table)
        async with in_turn(request):
            return await past.record(live)

    @get("/{table:str}/check", summary="Every draw of a finished game, played again",
         responses=problems(403, 404, 422))  # fmt: skip
    async def check(self, request: Ask, table: FromPath[str]) -> wire.Check:
        checker: Checker = request.app.state.checker
        return await checker.check(await tables_of(request).get(table))

    @post("/{table:str}/fork", summary="Go on from an earlier moment at a new table",
          responses=problems(401, 404, 429))  # fmt: skip
    async def fork(
        self, request: Ask, table: FromPath[str], data: JSONBody[wire.Fork]
    ) -> wire.Created:
        live, seat = await at_table(request, table)
        return await forks.fork(live.tables, live, seat, data.at, address_of(request))

    @post("/{table:str}/rematch", summary="The same game again with the same people",
          responses=problems(401, 403, 404, 429))  # fmt: skip
    async def rematch(self, request: Ask, table: FromPath[str]) -> wire.Created:
        live, seat = await seated(request, table)
        token = token_of(request) or ""
        return await forks.rematch(live.tables, live, seat, token, address_of(request))
