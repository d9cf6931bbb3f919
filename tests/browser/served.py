"""A server of our own, which can be stopped and started again on the same data."""

import socket
import subprocess
import sys
from pathlib import Path


class Served:
    """The real server in a process of its own, on a free port, with bots that do not dawdle."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until the server says where it is."""
        command = [str(Path(sys.executable).with_name("trilithon")), "serve"]
        options = {"port": self.port, "data-dir": self.folder, "bot-pace": 0, "rate": 100}
        options |= {"analysis-iterations": 30}
        command += [f"--{name}={value}" for name, value in options.items()]
        log = (self.folder / "log").open("a")
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        log.close()
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == self.address

    def stop(self) -> None:
        """Stop, and wait until the port is free again."""
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.terminate()
        self._process.wait(timeout=20)
        self._process.stdout.close()
