"""The page at `/docs`: the OpenAPI description for people, in plain HTML."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from trilithon.server.openapi import Json

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, .type { font-family: ui-monospace, monospace; }
section { border-top: 1px solid #8886; padding: .5rem 0; }
.method { font-weight: 700; text-transform: uppercase; }
dt { font-weight: 600; } dd { margin: 0 0 .4rem 1.5rem; }
:target { outline: 2px solid; outline-offset: 4px; }
:root { color-scheme: light dark; }
"""


def page(description: Mapping[str, Json]) -> str:
    """All routes, then all types."""
    paths = _mapping(description["paths"])
    schemas = _mapping(_mapping(description["components"])["schemas"])
    routes = "".join(_route(path, method, operation) for path, method, operation in _routes(paths))
    types = "".join(_type(name, _mapping(schema)) for name, schema in schemas.items())
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Trilithon: the API</title>'
        '<link rel="stylesheet" href="/docs/style.css"></head><body>'
        '<h1>Trilithon: the API</h1><p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. '
        "A bot plays like a person: it opens or joins a table, connects to its socket, says "
        '<a href="#Hello">Hello</a> with its seat\'s token, and answers each '
        '<a href="#Sight">Sight</a> that has hints with a <a href="#Play">move</a>.</p>'
        f"<h2>Routes</h2>{routes}<h2>Types</h2>{types}</body></html>"
    )


def _mapping(value: Json) -> Mapping[str, Json]:
    assert isinstance(value, Mapping)
    return value


def _routes(paths: Mapping[str, Json]) -> Iterator[tuple[str, str, Mapping[str, Json]]]:
    for path, operations in paths.items():
        for method, operation in _mapping(operations).items():
            yield path, method, _mapping(operation)


def _route(path: str, method: str, operation: Mapping[str, Json]) -> str:
    lines = [f'<section><p><span class="method">{method}</span> <code>{escape(path)}</code></p>']
    lines.append(f"<p>{escape(str(operation['summary']))}</p><dl>")
    if "requestBody" in operation:
        lines.append(f"<dt>body</dt><dd>{_content(operation['requestBody'])}</dd>")
    for status, answer in _mapping(operation["responses"]).items():
        told = _content(answer) or escape(str(_mapping(answer)["description"]))
        lines.append(f"<dt>{escape(status)}</dt><dd>{told}</dd>")
    return "".join([*lines, "</dl></section>"])


def _content(part: Json) -> str:
    content = _mapping(_mapping(part).get("content", {}))
    return "".join(_shape(_mapping(kind)["schema"]) for kind in content.values())


def _type(name: str, schema: Mapping[str, Json]) -> str:
    lines = [f'<section id="{escape(name)}"><h3>{escape(name)}</h3>']
    lines.append(f"<p>{escape(str(schema.get('description', '')))}</p>")
    properties = _mapping(schema.get("properties", {}))
    if not properties:
        lines.append(f"<p>{_shape(schema)}</p>")
    fields = (f"<dt>{escape(key)}</dt><dd>{_shape(kind)}</dd>" for key, kind in properties.items())
    return "".join([*lines, "<dl>", *fields, "</dl></section>"])


def _shape(schema: Json) -> str:
    """A type in a few words, with links."""
    found = _mapping(schema)
    if "$ref" in found:
        name = escape(str(found["$ref"]).rpartition("/")[2])
        return f'<a class="type" href="#{name}">{name}</a>'
    for union in ("anyOf", "oneOf"):
        members = found.get(union)
        if isinstance(members, Sequence):
            return " or ".join(_shape(member) for member in members)
    if "enum" in found and isinstance(found["enum"], Sequence):
        return " or ".join(f"<code>{escape(repr(value))}</code>" for value in found["enum"])
    if found.get("type") == "array" and "items" in found and found["items"]:
        return f"list of {_shape(found['items'])}"
    limits = ", ".join(
        f"{key} {escape(str(found[key]))}"
        for key in ("minimum", "maximum", "minLength", "maxLength", "pattern")
        if key in found
    )
    return f'<span class="type">{escape(str(found.get("type", "any")))}</span> {limits}'.strip()
