"""The application: the API, the live line and the client behind one door."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from grimorio import __version__
from grimorio.core.errors import BadRecord, Refusal, UnknownGame
from grimorio.table import wire
from grimorio.table.hosting.checking import Checker
from grimorio.table.hosting.forks import Importer
from grimorio.table.hosting.tables import Tables
from grimorio.table.http.api import GamesController, TablesController, fame, here, token_of
from grimorio.table.http.door import Door, lang_of
from grimorio.table.http.pages import Pages, client
from grimorio.table.refusals import (
    BadMethod,
    BadRequest,
    Failed,
    Frozen,
    NotFound,
    Stale,
    StorageDown,
    TableRefusal,
    TooLarge,
)
from grimorio.table.settings import Settings
from grimorio.table.storage.store import Conflict, Damaged, StorageFailed, Store
from grimorio.texts import refused

__all__ = ["AppConfig", "build"]


def build(
    store: Store,
    settings: Settings | None = None,
    pages: Pages | None = None,
    addresses: tuple[str, ...] = (),
) -> Door:
    """The whole server, as one ASGI application; other machines find it at these addresses."""
    tables = Tables(store, settings)
    importer = Importer(tables)
    checker = Checker(tables)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await tables.start()
        try:
            yield
        finally:
            await importer.stop()
            await checker.stop()
            await tables.stop()

    app = Litestar(
        [GamesController, TablesController, fame, here, client, healthz, readyz, metrics],
        state=State(
            {
                "tables": tables,
                "importer": importer,
                "checker": checker,
                "pages": pages or Pages(),
                "here": wire.Here(addresses),
            }
        ),
        lifespan=[lifespan],
        exception_handlers={
            Refusal: refuse,
            HTTPException: misread,
            Damaged: damaged,
            StorageFailed: storage_failed,
            Conflict: storage_failed,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Grimorio",
            version=__version__,
            description="An open table for fantasy adventure board games.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=tables.settings.body_bytes or None,
        request_class=Asked,
        logging_config=None,
    )
    return Door(app, tables)


class Asked(Request[Any, Any, State]):
    """A request. What its body holds is not trusted to be text, or to have an end to its depth."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise BadRequest("too-deep") from None
        except UnicodeDecodeError as error:
            raise BadRequest("misread", detail=str(error)) from None


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The process answers."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(state: State) -> Response[str]:
    """The storage can be written too, and there is room for more."""
    tables: Tables = state.tables
    try:
        await tables.check()
    except StorageFailed:
        return Response("storage\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ready\n", status_code=200 if tables.ready else 503, media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> Response[str]:
    """What has been counted, for Prometheus. Others are told what they are told of any address
    that there is not."""
    tables: Tables = request.app.state.tables
    secret, given = tables.settings.metrics_secret, token_of(request) or ""
    if not secret or not compare_digest(secret.encode(), given.encode()):
        return Response("not found", status_code=404, media_type=MediaType.TEXT)
    return Response(tables.metrics.text(), media_type=MediaType.TEXT)


# How refusals look


def problem(status: int, found: wire.Problem) -> Response[bytes]:
    return Response(msgspec.json.encode(found), status_code=status, media_type=MediaType.JSON)


def refuse(request: Request[Any, Any, State], error: Refusal) -> Response[bytes]:
    """A refusal of the table or of the rules."""
    status = error.status if isinstance(error, TableRefusal) else 422
    if isinstance(error, UnknownGame):
        status = 404
    count(request, error.code)
    view = error.view if isinstance(error, Stale) else None
    number = view.number if view is not None else None
    reason = said(request, error)
    return problem(status, wire.Problem(error.code, reason, error.rules, number, view))


def said(request: Request[Any, Any, State], error: Refusal) -> str:
    """The reason in the reader's language; what a record is refused for may be long."""
    reason = refused(error, lang_of(request.scope))
    return reason[:300] if isinstance(error, BadRecord | BadRequest) else reason


def misread(request: Request[Any, Any, State], error: HTTPException) -> Response[bytes]:
    """A request that is not what its address takes."""
    named: dict[int, TableRefusal] = {
        404: NotFound("no-such-address"),
        405: BadMethod("bad-method", method=request.method[:20]),
        413: TooLarge("request-too-large"),
    }
    if error.status_code in named:
        return refuse(request, named[error.status_code])
    code = "bad-request" if error.status_code < 500 else "failed"
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(str(item.get("message", "")) for item in extra if isinstance(item, dict))
    count(request, code)
    detail = f"{error.detail}: {details}" if details else error.detail
    reason = said(request, BadRequest("misread", detail=detail))
    return problem(error.status_code, wire.Problem(code, reason))


def storage_failed(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    """The disk says no: nothing was changed."""
    tables: Tables = request.app.state.tables
    tables.log.error("storage failed: %s", error)
    count(request, "storage")
    return problem(503, wire.Problem("storage", said(request, StorageDown("storage-down"))))


def damaged(request: Request[Any, Any, State], error: Damaged) -> Response[bytes]:
    """What is stored of one table cannot be read: that table is frozen."""
    tables: Tables = request.app.state.tables
    _ = tables.spawn(tables.damaged(error))
    return refuse(request, Frozen("table-damaged"))


def failed(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    """Something is broken here. What exactly is for the host, not for the wire."""
    tables: Tables = request.app.state.tables
    tables.log.error("a request failed", exc_info=error)
    count(request, "failed")
    return problem(500, wire.Problem("failed", said(request, Failed("failed-here"))))


def count(request: Request[Any, Any, State], code: str) -> None:
    tables: Tables = request.app.state.tables
    tables.metrics.count("refusals", label=f'{{code="{code}"}}')
