"""`trilithon serve`: start the server and say where it is."""

import argparse
import logging
import socket
import sys
from contextlib import suppress
from pathlib import Path

import uvicorn

import trilithon
from trilithon.server.app import Settings, create_app
from trilithon.server.limits import LARGEST_MESSAGE, Limits


def add_options(parser: argparse.ArgumentParser) -> None:
    """What can be chosen on the command line."""
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS")
    parser.add_argument("--port", type=int, default=8000, metavar="N")
    parser.add_argument("--data-dir", type=Path, default=Path("data"), metavar="FOLDER")
    parser.add_argument("--origin", action="append", default=[], metavar="URL")
    parser.add_argument("--rate", type=float, default=1.0, metavar="FACTOR")
    parser.add_argument("--bot-seconds", type=float, default=15.0, metavar="S")
    parser.add_argument("--bot-pace", type=float, default=0.7, metavar="S")


class Server(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address."""
        await super().startup(sockets)
        if self.started:
            for server in self.servers:
                port = server.sockets[0].getsockname()[1]
                print("\n".join(addresses(self.config.host, port)), flush=True)


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


def serve(asked: argparse.Namespace) -> int:
    """Serve until interrupted."""
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if not trilithon.COMPILED:
        logging.warning(
            "The engines run uncompiled, about 50 times slower: see `trilithon doctor`."
        )
    settings = Settings(
        data_dir=asked.data_dir,
        origins=tuple(asked.origin),
        bot_seconds=asked.bot_seconds,
        bot_pace=asked.bot_pace,
        limits=Limits().times(asked.rate),
    )
    config = uvicorn.Config(
        create_app(settings),
        host=asked.host,
        port=asked.port,
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=8,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    with suppress(KeyboardInterrupt):
        Server(config).run()
    return 0


def main() -> int:
    """`python -m trilithon.server.serve`."""
    parser = argparse.ArgumentParser(prog="trilithon serve")
    add_options(parser)
    return serve(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
