"""People with a browser: each with cookies of their own, all of them attentive."""

import shutil
from dataclasses import dataclass, field
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    ViewportSize,
)

LAPTOP = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)

FLAGS = (
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-gpu-rasterization",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def chromium(playwright: Playwright) -> Browser:
    """Debian's Chromium: WebGL in software, everything else painted without it."""
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))


@dataclass
class Guests:
    """Opens pages for guests and writes down everything that goes wrong on them."""

    browser: Browser
    address: str
    troubles: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)
    offline: bool = False

    def come(
        self,
        path: str = "/",
        *,
        size: ViewportSize = LAPTOP,
        locale: str = "en-GB",
        touch: bool = False,
        theme: Literal["light", "dark"] = "light",
    ) -> Page:
        """A new guest opens this address, with reduced motion: nothing has to be waited for."""
        context = self.browser.new_context(
            viewport=size,
            locale=locale,
            has_touch=touch,
            color_scheme=theme,
            reduced_motion="reduce",
            base_url=self.address,
        )
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", self._request)
        page.goto(path)
        return page

    def leave(self) -> None:
        """Everybody goes."""
        while self.contexts:
            self.contexts.pop().close()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.offline:
            self.troubles.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc:
            self.troubles.append(f"request to another host: {request.url}")
