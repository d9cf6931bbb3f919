"""`trilithon serve`: start the server and say where it is."""

import errno
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

import uvicorn

import trilithon
from trilithon.core.errors import BadSetup
from trilithon.locales import Sentences
from trilithon.server.app import Settings, create_app
from trilithon.server.limits import LARGEST_MESSAGE, Limits

MOST_PORT: Final = 65_535


class Server(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, say: Sentences) -> None:
        super().__init__(config)
        self.say = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            for address in addresses(self.config.host, port):
                print(address, flush=True)
            if self.config.host == "127.0.0.1":
                print(self.say("serve-local"), flush=True)


@contextmanager
def listening(host: str, port: int) -> Iterator[list[socket.socket]]:
    """A socket on each address of the host; BadSetup if it cannot be, and what to do then."""
    with ExitStack() as opened:
        sockets = []
        try:
            for family, address in resolved(host):
                found = socket.create_server((address, port), family=family)
                sockets.append(opened.enter_context(found))
                port = found.getsockname()[1]
        except OSError as error:
            raise unheard(host, port, error) from error
        yield sockets


def unheard(host: str, port: int, error: OSError) -> BadSetup:
    """Why nobody can listen there, and what to do."""
    if error.errno == errno.EADDRINUSE:
        other = port + 1 if port < MOST_PORT else port - 1
        return BadSetup("error-port-busy", port=str(port), other=str(other))
    detail = os.strerror(error.errno or errno.EINVAL)
    return BadSetup("error-listen", host=host, port=str(port), detail=detail)


def resolved(host: str) -> list[tuple[socket.AddressFamily, str]]:
    """The addresses of a host's name."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError) as error:
        raise BadSetup("error-host", host=host[:80]) from error
    return list(dict.fromkeys((family, str(address[0])) for family, *_, address in found))


def addresses(host: str, port: int) -> list[str]:
    """Where this machine, and others of its network, find the server."""
    if host not in ("0.0.0.0", "::"):
        return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]
    return [f"http://{name}:{port}" for name in ("localhost", *_own_address())]


def _own_address() -> list[str]:
    """This machine's address in its network, if it has one; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        return [str(probe.getsockname()[0])]


def run(
    say: Sentences,
    *,
    host: str,
    port: int,
    data_dir: Path,
    origins: tuple[str, ...],
    rate: float,
    bot_seconds: float,
    bot_pace: float,
    analysis_iterations: int,
) -> int:
    """Serve until interrupted."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    if not trilithon.COMPILED:
        logging.warning(say("serve-interpreted"))
    settings = Settings(
        data_dir, origins, bot_seconds, bot_pace, analysis_iterations, Limits().times(rate)
    )
    with listening(host, port) as sockets, suppress(KeyboardInterrupt):
        config = uvicorn.Config(
            create_app(settings),
            host=host,
            ws_max_size=LARGEST_MESSAGE,
            ws_max_queue=8,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=2,
        )
        Server(config, say).run(sockets)
    return 0
