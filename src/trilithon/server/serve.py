"""`trilithon serve`: start the server and say where it is."""

import logging
import socket
from contextlib import suppress
from pathlib import Path

import uvicorn

import trilithon
from trilithon.core.errors import BadSetup
from trilithon.locales import Sentences
from trilithon.server.app import Settings, create_app
from trilithon.server.limits import LARGEST_MESSAGE, Limits


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


def addresses(host: str, port: int) -> list[str]:
    """Where this machine, and others of its network, find the server."""
    if host not in ("0.0.0.0", "::"):
        return [f"http://{host}:{port}"]
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
) -> int:
    """Serve until interrupted."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    if not trilithon.COMPILED:
        logging.warning(say("serve-interpreted"))
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup("error-folder", path=str(data_dir), detail=str(error)) from error
    settings = Settings(data_dir, origins, bot_seconds, bot_pace, Limits().times(rate))
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=8,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    with suppress(KeyboardInterrupt):
        Server(config, say).run()
    return 0
