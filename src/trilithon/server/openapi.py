"""The wire in OpenAPI 3.1, from which `web/src/wire.ts` and the page at `/docs` are made."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import get_args

import msgspec

from trilithon.server import wire

Json = bool | int | float | str | None | Sequence["Json"] | Mapping[str, "Json"]


def described() -> dict[str, Json]:
    """The whole description."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Trilithon", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas()},
    }


def schemas() -> dict[str, Json]:
    """Every type on the wire, the messages of the sockets included."""
    types = [kind for kind in vars(wire).values() if _on_the_wire(kind)]
    _, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    requests = {kind.__name__ for kind in types if issubclass(kind, wire.Request)}
    found: dict[str, Json] = {
        name: schema if name in requests else _always_there(schema)
        for name, schema in components.items()
    }
    for name, union in (("Told", wire.Told), ("Said", wire.Said)):
        members = [kind.__name__ for kind in get_args(union)]
        found[name] = {"oneOf": [{"$ref": f"#/components/schemas/{member}"} for member in members]}
    return dict(sorted(found.items()))


def _on_the_wire(kind: object) -> bool:
    bases = (wire.Answer, wire.Request)
    return isinstance(kind, type) and issubclass(kind, bases) and kind not in bases


def _always_there(schema: dict[str, Json]) -> dict[str, Json]:
    """The server leaves no field out, whether it has a default or not."""
    properties = schema.get("properties", {})
    assert isinstance(properties, Mapping)
    plain = {
        name: {key: value for key, value in inner.items() if key != "default"}
        for name, inner in properties.items()
        if isinstance(inner, Mapping)
    }
    return {**schema, "properties": plain, "required": list(properties)}


def main() -> None:
    """Write the description to the file named on the command line."""
    text = msgspec.json.format(msgspec.json.encode(described()), indent=2)
    Path(sys.argv[1]).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
