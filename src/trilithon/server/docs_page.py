"""The page at `/docs`: the OpenAPI description for people, in plain HTML."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from trilithon.server.openapi import Json

# The colours are those of the page: web/src/design/tokens.css.
STYLE: Final = """
:root {
  color-scheme: light dark;
  --page: light-dark(#efe9dd, #191c20);
  --slab: light-dark(#f9f6ef, #23282d);
  --sunken: light-dark(#e2dacb, #15181b);
  --line: light-dark(#c9bea9, #414951);
  --ink: light-dark(#25211b, #f1ece1);
  --soft: light-dark(#544c3e, #bdb7aa);
  --crystal: light-dark(#0b6b72, #63d4d3);
  --sun: light-dark(#9a5200, #f3b352);
  --focus: light-dark(#0b4fc2, #9cc7ff);
}
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--page); scroll-padding-top: 1rem; }
body {
  margin: 0 auto; max-width: 60rem; padding: 0 1rem 4.5rem; color: var(--ink);
  font: 420 1rem/1.5 "Figtree Variable", "Segoe UI", system-ui, sans-serif;
}
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 1.5rem 0; }
header a { display: inline-block; padding: .5rem 0; }
nav { display: flex; gap: 1.5rem; margin-left: auto; }
h1, h2 { font: 400 2.125rem/1.15 "Marcellus", "Optima", "Palatino Linotype", serif; }
h1 { margin: 1rem 0; }
h2 { margin: 3rem 0 1rem; font-size: 1.5rem; }
h3 { margin: 0; font-size: 1.1875rem; overflow-wrap: anywhere; }
p, dl { margin: .5rem 0 0; }
code, .type { font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere; }
h3 code { font-size: 1rem; }
section {
  margin: .75rem 0; padding: 1rem 1.5rem; background: var(--slab);
  border: 1px solid var(--line); border-radius: .625rem;
}
.method { color: var(--sun); font-size: .875rem; font-weight: 640; text-transform: uppercase; }
dl { display: grid; grid-template-columns: minmax(5rem, max-content) 1fr; gap: .25rem 1.5rem; }
dt { color: var(--soft); font-weight: 640; overflow-wrap: anywhere; }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
a { color: var(--crystal); text-underline-offset: .15em; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: .375rem; }
:target { background: var(--sunken); border-color: var(--crystal); }
@media (max-width: 30rem) {
  section { padding: .75rem 1rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: .5rem; }
}
"""

HEAD: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Trilithon: the API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/style.css"></head>"""

TOP: Final = """<header><a href="/">Trilithon</a><nav aria-label="On this page">
<a href="#routes">Routes</a><a href="#types">Types</a></nav></header>"""

INTRODUCTION: Final = """<h1>Trilithon: the API</h1>
<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.
A bot plays like a person: it opens or joins a table, connects to its socket, says
<a href="#Hello">Hello</a> with its seat's token, and answers each
<a href="#Sight">Sight</a> that has hints with a <a href="#Play">move</a>.</p>"""


def page(description: Mapping[str, Json]) -> str:
    """All routes, then all types."""
    paths = _mapping(description["paths"])
    schemas = _mapping(_mapping(description["components"])["schemas"])
    routes = "".join(_route(path, method, operation) for path, method, operation in _routes(paths))
    types = "".join(_type(name, _mapping(schema)) for name, schema in schemas.items())
    return (
        f'{HEAD}<body>{TOP}<main>{INTRODUCTION}<h2 id="routes">Routes</h2>{routes}'
        f'<h2 id="types">Types</h2>{types}</main></body></html>'
    )


def _mapping(value: Json) -> Mapping[str, Json]:
    assert isinstance(value, Mapping)
    return value


def _routes(paths: Mapping[str, Json]) -> Iterator[tuple[str, str, Mapping[str, Json]]]:
    for path, operations in paths.items():
        for method, operation in _mapping(operations).items():
            yield path, method, _mapping(operation)


def _route(path: str, method: str, operation: Mapping[str, Json]) -> str:
    lines = [f'<section><h3><span class="method">{method}</span> <code>{escape(path)}</code></h3>']
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
    if "description" in schema:
        lines.append(f"<p>{escape(str(schema['description']))}</p>")
    properties = _mapping(schema.get("properties", {}))
    if not properties:
        lines.append(f"<p>{_shape(schema)}</p>")
    fields = (f"<dt>{escape(key)}</dt><dd>{_shape(kind)}</dd>" for key, kind in properties.items())
    listed = ["<dl>", *fields, "</dl>"] if properties else []
    return "".join([*lines, *listed, "</section>"])


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
