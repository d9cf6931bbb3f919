"""Both languages say the same things, and nothing is said in vain."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from trilithon.core.errors import BadRecord, BadSetup, IllegalMove
from trilithon.locales import FOLDER, LANGUAGES, preferred, sentences
from trilithon.terminal import SCREENS
from trilithon.terminal.play import COMMANDS

ROOT = Path(__file__).parents[1]
SOURCES = list((ROOT / "src" / "trilithon").rglob("*.py"))
WEB = ROOT / "web" / "src"
PAGES = [path for end in ("ts", "svelte") for path in WEB.rglob(f"*.{end}")]
SECTIONS = [
    "Common", "Errors", "Terminal", "Page", "M", "Monolyth", "Century", "Stonehenge",
    "Advice",
]  # fmt: skip
KEY = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")


class Mentions(Visitor):
    """The variables and the messages that an entry mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def resource(language: str) -> ftl.Resource:
    return FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    entries = [entry for entry in resource(language).body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries), "a key stands twice"
    return {entry.id.name: entry for entry in entries}


def mentions(entry: ftl.BaseNode) -> Mentions:
    found = Mentions()
    found.visit(entry)
    return found


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """The arguments that a sentence needs, those of the sentences inside it included."""
    found = mentions(messages(language)[key])
    inner = [variables(language, other) for other in found.messages]
    return frozenset(found.variables).union(*inner)


def string_constants(tree: ast.AST) -> set[str]:
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def templates(tree: ast.AST) -> set[str]:
    """Keys that are put together, as regular expressions: f"command-{name}"."""
    return {
        "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_]+"
            for part in node.values
        )
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    }


@cache
def used() -> tuple[set[str], set[str]]:
    """The words of the sources that may be keys, and the patterns of keys put together."""
    words: set[str] = set()
    patterns: set[str] = set()
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        words |= string_constants(tree)
        patterns |= templates(tree)
    for path in PAGES:
        text = path.read_text(encoding="utf-8")
        words |= set(KEY.findall(text))
        for template in re.findall(r"`([^`\s]*\$\{[^`\s]*)`", text):
            parts = re.split(r"\$\{[^}]*\}", template)
            patterns.add("[a-z0-9-]+".join(map(re.escape, parts)))
    keyed = {pattern for pattern in patterns if re.search(r"[a-z]\\-|\\-[a-z]", pattern)}
    return words, keyed


def test_the_languages_have_the_same_keys_attributes_and_variables_in_the_same_order() -> None:
    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)
    for key in english:
        assert variables("en", key) == variables("fr", key), key
        attributes = [
            {attribute.id.name for attribute in language[key].attributes}
            for language in (english, french)
        ]
        assert attributes[0] == attributes[1], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_well_formed_and_its_sections_stand_in_order(language: str) -> None:
    body = resource(language).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    headings = [str(entry.content) for entry in body if isinstance(entry, ftl.ResourceComment)]
    assert [heading for heading in headings if ":" not in heading] == SECTIONS


def test_no_sentence_is_unused() -> None:
    words, patterns = used()
    inner = {other for entry in messages("en").values() for other in mentions(entry).messages}
    made = re.compile("|".join(patterns))
    unused = [
        key
        for key in messages("en")
        if key not in words and key not in inner and not made.fullmatch(key)
    ]
    assert unused == []


def test_no_used_key_lacks_its_sentence() -> None:
    families = {key.split("-")[0] for key in messages("en")}
    words = set().union(
        *(string_constants(ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES)
    )
    keys = {word for word in words if KEY.fullmatch(word) and word.split("-")[0] in families}
    for path in PAGES:
        keys |= set(re.findall(r"""\bsay\(\s*["']([a-z0-9-]+)["']""", path.read_text("utf-8")))
    keys |= {f"command-{command}" for command in COMMANDS}
    keys |= {f"{game}-help" for game in SCREENS}
    assert sorted(keys - set(messages("en"))) == []


def test_each_sentence_gets_its_arguments() -> None:
    """Wherever a key stands as the first argument of a call, the call names all it needs."""
    known = messages("en")
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) != 1:
                continue
            key = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
            names = {keyword.arg for keyword in node.keywords}
            if isinstance(key, str) and key in known and None not in names:
                assert variables("en", key) <= names, f"{path.name}:{node.lineno} {key}"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    environment: dict[str, str], language: str
) -> None:
    assert preferred(environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadSetup, match="Known languages: en, fr"):
        sentences("tlh")


def test_an_error_speaks_english_by_itself_and_any_language_when_asked() -> None:
    error = IllegalMove("m-why-occupied")
    assert str(error) == "A card lies on that cell already."
    assert sentences("fr").error(error) == "Il y a déjà une carte sur cette case."


def test_the_reason_behind_an_error_is_told_in_the_same_language() -> None:
    error = BadRecord("error-record-move", number=3, text="0 pass", reason="…")
    error.__cause__ = IllegalMove("m-why-pass")
    told = sentences("fr").error(error)
    assert told.startswith("Le coup 3 du relevé, « 0 pass », est impossible. On ne passe que")


@pytest.mark.parametrize(
    ("language", "count", "told"),
    [
        ("en", 1, "Bob gives a token to Ada."),
        ("en", 2, "Bob gives 2 tokens to Ada."),
        ("fr", 1, "Bob donne un jeton à Ada."),
        ("fr", 3, "Bob donne 3 jetons à Ada."),
    ],
)
def test_plurals(language: str, count: int, told: str) -> None:
    assert sentences(language)("m-event-tokens", seat="Ada", other="Bob", count=count) == told


def test_a_key_without_a_sentence_is_shown_bare() -> None:
    assert sentences("en")("plugin-event-odd", seat=1) == "plugin-event-odd seat=1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_of_the_terminals_help_stand_in_line(language: str) -> None:
    say = sentences(language)
    lines = say("terminal-help").splitlines()
    for command in COMMANDS:
        word = say(f"command-{command}")
        told = next(line for line in lines if line.startswith(f"{word} "))
        columns = {len(line) - len(line.split(maxsplit=1)[1]) for line in lines[1:-1]}
        assert len(columns) == 1, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stone_that_somebody_takes_has_its_article(language: str) -> None:
    say = sentences(language)
    article = {"en": "the zigzag", "fr": "le zigzag"}[language]
    told: dict[str, str | int] = {
        "seat": "Ada",
        "stone": "zigzag",
        "cube": "cube",
        "steps": 2,
        "spaces": "a1",
    }
    for event in ("take", "swap", "discard", "place"):
        for key in (f"monolyth-event-{event}", f"hint-monolyth-event-{event}"):
            assert article in say(key, **told), key
