"""Every sentence that a person reads, in English and French: Fluent files and who speaks them."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from trilithon.core.errors import Argument, BadSetup, TrilithonError

LANGUAGES: Final = ("en", "fr")
FOLDER: Final = Path(__file__).parent


class Sentences:
    """The sentences of one language: `say("error-over")`, `say("m-event-pass", seat="Ada")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source))

    def __call__(self, key: str, /, **args: Argument | float) -> str:
        """The sentence of this key; a key without one is shown bare."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key + "".join(f" {name}={value!r}" for name, value in args.items())
        text, _ = self._bundle.format_pattern(pattern, args)
        return str(text)

    def has(self, key: str) -> bool:
        """Whether the language has a sentence of this key."""
        return self._bundle.has_message(key)

    def error(self, error: TrilithonError) -> str:
        """The sentence that explains an error, and the error behind it in the same language."""
        details = dict(error.details)
        if isinstance(error.__cause__, TrilithonError) and "reason" in details:
            details["reason"] = self.error(error.__cause__)
        return self(error.key, **details)


@cache
def sentences(language: str) -> Sentences:
    """The sentences of a language, read once."""
    if language not in LANGUAGES:
        raise BadSetup("error-language", language=language[:40], known=", ".join(LANGUAGES))
    return Sentences(language)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, English if it asks for none we speak."""
    wanted = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in wanted if value), "")
    tags = [tag for tag in environment.get("LANGUAGE", "").split(":") if tag] + [locale]
    spoken = (tag[:2].lower() for tag in tags)
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])
