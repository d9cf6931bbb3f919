"""The server: its routes, who may use them, and how it starts."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter
from litestar.response import File
from litestar.types import Message, Scope

from trilithon.bots.analysis import ITERATIONS
from trilithon.bots.heuristics import PLANS
from trilithon.bots.levels import levels
from trilithon.core.errors import TrilithonError
from trilithon.games import GAMES
from trilithon.server import docs_page, openapi, replaying, sight
from trilithon.server.analysing import Analyses
from trilithon.server.denied import STATUS, Denied, refused
from trilithon.server.folder import DATABASE, keep_private
from trilithon.server.hub import Hub
from trilithon.server.identity import COOKIE, COOKIE_SECONDS, Guest, Identity, clean_name
from trilithon.server.limits import LARGEST_BODY, Bucket, Buckets, Limits
from trilithon.server.socket import Client, Socket
from trilithon.server.store import Store
from trilithon.server.thinking import Thinkers
from trilithon.server.wire import (
    Analysis,
    AskHint,
    Bot,
    Code,
    Film,
    Fork,
    GameInfo,
    Hint,
    Join,
    Me,
    NewTable,
    RecordText,
    Refused,
    Rename,
    Replay,
    ReplayPart,
    Seated,
    TableInfo,
)

LOGGER = logging.getLogger(__name__)

TableId = Annotated[str, Parameter(pattern=r"^[a-z0-9]{16}$")]
Number = Annotated[int, Parameter(ge=0, le=10_000)]
Eyes = Annotated[str, Parameter(pattern=r"^(mover|watcher|[0-7])$")]
Asked = Request[None, None, State]
Anyone = ASGIConnection[BaseRouteHandler, None, None, State]

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; object-src 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


@dataclass(frozen=True)
class Settings:
    """What whoever starts the server may choose."""

    data_dir: Path
    origins: tuple[str, ...] = ()
    bot_seconds: float = 15.0
    bot_pace: float = 0.7
    analysis_iterations: int = ITERATIONS
    limits: Limits = field(default_factory=Limits)
    static: Path = field(default=Path(__file__).parent / "static")


# Routes


@get("/api/games")
async def games() -> list[GameInfo]:
    """The games that can be played, with their components."""
    found = []
    for game in GAMES.values():
        spec = game.spec(game.players[0])
        components = sight.components(spec, game.catalogue(spec))
        options = game.options(game.data)
        bots = tuple(Bot(one.name, one.rating) for one in levels(game.name))
        advice = game.name in PLANS
        found.append(GameInfo(game.name, tuple(game.players), options, bots, advice, components))
    return found


@get("/api/me")
async def me(guest: Guest) -> Me:
    """Who one is here."""
    return Me(guest.name)


@post("/api/me", status_code=200)
async def rename(data: Rename, guest: Guest, request: Asked) -> Me:
    """Choose a name."""
    renamed = Guest(guest.id, clean_name(data.name))
    request.state.guest = renamed
    return Me(renamed.name)


@post("/api/tables")
async def open_table(data: NewTable, guest: Guest, hub: Hub) -> Seated:
    """Open a table."""
    return await hub.open(guest, data)


@get("/api/tables/{table:str}")
async def table_info(table: TableId, hub: Hub) -> TableInfo:
    """What anybody may know of a table."""
    room = await hub.room(table)
    return await room.look(lambda sitting: sight.table_info(sitting, room.here))


@post("/api/tables/{table:str}/join")
async def join(table: TableId, data: Join, guest: Guest, hub: Hub) -> Seated:
    """Sit down on an open seat."""
    return await hub.join(guest, table, data)


@get("/api/tables/{table:str}/record")
async def record(table: TableId, hub: Hub) -> RecordText:
    """The record: without secrets while the game runs, whole when it is over."""
    return await hub.look(table, sight.record)


@get("/api/tables/{table:str}/films/{number:int}")
async def film(table: TableId, number: Number, hub: Hub) -> Film:
    """The motion picture of a stone lowered or a swing in Stonehenge, counted from 0."""
    return await hub.film(table, number)


@get("/api/tables/{table:str}/replay")
async def replay(table: TableId, guest: Guest, hub: Hub) -> Replay:
    """The moments of a game to look at it again, through the best eyes that one may have."""
    return await hub.look(table, lambda sitting: replaying.replay(sitting, guest.id, None))


@get("/api/tables/{table:str}/replay/{eyes:str}")
async def replay_seen(table: TableId, eyes: Eyes, guest: Guest, hub: Hub) -> Replay:
    """The same through other eyes: while the game runs one's own or a watcher's."""
    return await hub.look(table, lambda sitting: replaying.replay(sitting, guest.id, eyes))


@get("/api/tables/{table:str}/replay/{eyes:str}/{number:int}")
async def replay_part(
    table: TableId, eyes: Eyes, number: Number, guest: Guest, hub: Hub
) -> ReplayPart:
    """The positions of 16 moments, the parts counted from 0."""
    return await hub.look(table, lambda sitting: replaying.part(sitting, guest.id, eyes, number))


@get("/api/tables/{table:str}/analysis")
async def analysis(table: TableId, hub: Hub) -> Analysis:
    """How far the analysis of a finished game has come; it stops when nobody asks any more."""
    return await hub.analysis(table)


@post("/api/tables/{table:str}/analysis", status_code=200)
async def analyse(table: TableId, hub: Hub) -> Analysis:
    """Let the computer look at every turn of a finished game; the work is done once."""
    return await hub.analyse(table)


@post("/api/tables/{table:str}/hint", status_code=200)
async def hint(table: TableId, data: AskHint, guest: Guest, hub: Hub) -> Hint:
    """What the computer would play, for one who plays here against nobody but computers."""
    return await hub.hint(guest, table, data.seat)


@post("/api/tables/{table:str}/rematch")
async def rematch(table: TableId, guest: Guest, hub: Hub) -> Seated:
    """Play again with the same people, when the game is over."""
    return await hub.rematch(guest, table)


@post("/api/tables/{table:str}/fork")
async def fork(table: TableId, data: Fork, guest: Guest, hub: Hub) -> Seated:
    """Go on from the middle of a game that is over, at a new table."""
    return await hub.fork(guest, table, data)


@websocket("/api/tables/{table:str}/socket")
async def socket(table: TableId, socket: Socket, hub: Hub) -> None:
    """Play or watch: the client says `Said`, the server tells `Told`, both JSON."""
    limits: Limits = socket.app.state.settings.limits
    guest = hub.identity.guest(socket.cookies.get(COOKIE))
    await Client(socket, hub, guest, Bucket(*limits.talking)).run(table)


ROUTES: Final = (
    games, me, rename, open_table, table_info, join, record, replay, replay_seen, replay_part,
    film, hint, analysis, analyse, rematch, fork, socket,
)  # fmt: skip


@cache
def description() -> bytes:
    """What the wire looks like, made once."""
    return openapi.text(ROUTES)


@cache
def description_page() -> str:
    """The same in HTML."""
    return docs_page.page(openapi.described(ROUTES))


@get("/api/openapi.json", media_type="application/json")
async def openapi_json() -> bytes:
    """The description of all this for programs."""
    return description()


@get("/docs", media_type="text/html")
async def docs() -> str:
    """The same for people; nothing is fetched from elsewhere."""
    return description_page()


@get("/docs/style.css", media_type="text/css")
async def docs_style() -> str:
    """How it looks."""
    return docs_page.STYLE


@get(["/", "/{path:path}"])
async def page(request: Asked, path: Path = Path()) -> File:
    """The page; every address that is no file shows it."""
    static: Path = request.app.state.settings.static
    wanted = static_file(static, path)
    if wanted is None and (path.suffix or path.parts[1:2] == ("api",)):
        raise NotFoundException
    file = wanted or static / "index.html"
    if not file.is_file():
        raise NotFoundException("the page has not been built")
    forever = wanted is not None and "assets" in path.parts
    cache = "public, max-age=31536000, immutable" if forever else "no-cache"
    headers = {"Cache-Control": cache}
    return File(file, filename=file.name, content_disposition_type="inline", headers=headers)


def static_file(static: Path, path: Path) -> Path | None:
    """The file of the page at this address, None if there is none."""
    try:
        wanted = static.joinpath(*path.parts[path.is_absolute() :]).resolve()
        return wanted if wanted.is_relative_to(static.resolve()) and wanted.is_file() else None
    except (OSError, ValueError) as error:  # no file system knows such a name
        raise NotFoundException from error


# Who may use them


async def provide_guest(request: Asked, hub: Hub) -> Guest:
    """The guest of the cookie; a new one gets a cookie with the answer."""
    guest = hub.identity.guest(request.cookies.get(COOKIE))
    if guest is None:
        guest = request.state.guest = Guest.new()
    return guest


def check(connection: Anyone, _: BaseRouteHandler) -> None:
    """Refuse other sites' pages, and more than a person or a decent program asks for."""
    state = connection.app.state
    address = connection.client.host if connection.client else ""
    scope = connection.scope
    changing = scope["type"] == ScopeType.WEBSOCKET or scope["method"] != HttpMethod.GET
    if changing and not _same_origin(connection, state.settings.origins):
        raise Denied("origin")
    if not connection.scope["path"].startswith("/api/"):
        return
    if not state.asking.take(address) or (changing and not state.changing.take(address)):
        raise Denied("rate")


def _same_origin(connection: Anyone, allowed: tuple[str, ...]) -> bool:
    """Browsers always tell the origin of a socket or a change; programs need not."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host")


async def add_headers(message: Message, scope: Scope) -> None:
    """The policy of every answer, and the cookie of a guest who is new or renamed."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    guest: Guest | None = scope["state"].get("guest")
    if guest is not None:
        hub: Hub = scope["litestar_app"].state.hub
        cookie = Cookie(
            key=COOKIE,
            value=hub.identity.cookie(guest),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
        )
        headers.add("Set-Cookie", cookie.to_header(header=""))


def explain(_: Asked, error: TrilithonError) -> Response[Refused]:
    """A refusal of ours."""
    message = refused(error)
    return Response(message, status_code=STATUS.get(message.code, 400))


def explain_http(_: Asked, error: HTTPException) -> Response[Refused]:
    """A refusal of the framework's, in our words."""
    codes: dict[int, Code] = {404: "unknown", 405: "unknown", 413: "large", 500: "unavailable"}
    code = codes.get(error.status_code, "malformed")
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    detail = str(extra.get("message", "") if isinstance(extra, dict) else "") or error.detail
    told = "" if error.status_code >= 500 else detail[:200]
    message = Refused(code, f"server-{code}", {"detail": told})
    return Response(message, status_code=error.status_code)


async def log_failure(error: Exception, scope: Scope) -> None:
    """What is our fault goes to the log."""
    theirs = isinstance(error, TrilithonError) or (
        isinstance(error, HTTPException) and error.status_code < 500
    )
    if not theirs:
        LOGGER.error("%s failed", scope["path"], exc_info=error)


# The application


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
    """Open the store before the first request, close the rooms after the last."""
    settings: Settings = app.state.settings
    store = await Store.opened(f"sqlite+aiosqlite:///{settings.data_dir / DATABASE}")
    thinkers = Thinkers(settings.bot_seconds)
    analyses = Analyses(store, thinkers, settings.analysis_iterations)
    hub = Hub(store, app.state.identity, thinkers, analyses, settings.bot_pace)
    app.state.hub = hub
    yield
    await hub.close()
    await store.close()


async def provide_hub(state: State) -> Hub:
    """All tables."""
    hub: Hub = state.hub
    return hub


def create_app(settings: Settings) -> Litestar:
    """The application with these settings; BadSetup if its data folder is of no use."""
    limits = settings.limits
    keep_private(settings.data_dir)
    state = State(
        {
            "settings": settings,
            "identity": Identity.kept_in(settings.data_dir),
            "asking": Buckets(*limits.asking),
            "changing": Buckets(*limits.changing),
        }
    )
    return Litestar(
        route_handlers=[*ROUTES, openapi_json, docs, docs_style, page],
        state=state,
        lifespan=[lifespan],
        dependencies={"hub": Provide(provide_hub), "guest": Provide(provide_guest)},
        guards=[check],
        before_send=[add_headers],
        after_exception=[log_failure],
        exception_handlers={TrilithonError: explain, HTTPException: explain_http},
        compression_config=CompressionConfig(backend="gzip"),
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )  # fmt: skip
