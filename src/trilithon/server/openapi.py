"""The wire in OpenAPI 3.1, from which `web/src/wire.ts` and the page at `/docs` are made."""

import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, get_args, get_type_hints

import msgspec
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from trilithon.server import wire

Json = bool | int | float | str | None | Sequence["Json"] | Mapping[str, "Json"]


_PARAMETERS: Final[dict[str, tuple[str, Json]]] = {
    "table": ("{table:str}", {"type": "string", "pattern": "^[a-z0-9]{16}$"}),
    "eyes": ("{eyes:str}", {"type": "string", "pattern": "^(mover|watcher|[0-7])$"}),
    "number": ("{number:int}", {"type": "integer", "minimum": 0}),
}


def described(routes: Iterable[BaseRouteHandler]) -> dict[str, Json]:
    """The whole description."""
    paths: dict[str, dict[str, Json]] = {}
    for route in routes:
        for path in route.paths:
            methods = {"get"}
            if isinstance(route, HTTPRouteHandler):
                methods = {method.lower() for method in route.http_methods}
            for method in methods:
                plain = path.replace(":str}", "}").replace(":int}", "}")
                paths.setdefault(plain, {})[method] = _operation(route, path)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Trilithon", "version": "1"},
        "paths": paths,
        "components": {"schemas": schemas()},
    }


def _operation(route: BaseRouteHandler, path: str) -> dict[str, Json]:
    hints = get_type_hints(route.fn)
    found: dict[str, Json] = {
        "operationId": route.fn.__name__,
        "summary": route.fn.__doc__ or "",
        "responses": {"default": _content("Refused", "#/components/schemas/Refused")},
    }
    named = [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name, (part, schema) in _PARAMETERS.items()
        if part in path
    ]
    if named:
        found["parameters"] = named
    if "data" in hints:
        found["requestBody"] = {"required": True, **_content("", *_refs(hints["data"]))}
    if isinstance(route, HTTPRouteHandler):
        answer = _content("The answer", *_refs(hints["return"]))
        found["responses"] = {str(route.status_code): answer, **_mapping(found["responses"])}
    else:
        upgrade: Json = {"101": {"description": "A socket: `Said` from the client, `Told` to it"}}
        found["responses"] = upgrade
    return found


def _mapping(value: Json) -> Mapping[str, Json]:
    assert isinstance(value, Mapping)
    return value


def _refs(kind: type) -> tuple[str, bool]:
    """The reference to a type, and whether a list of it is meant."""
    inner = get_args(kind)
    name = (inner[0] if inner else kind).__name__
    return f"#/components/schemas/{name}", bool(inner)


def _content(description: str, ref: str, many: bool = False) -> dict[str, Json]:
    schema: Json = {"type": "array", "items": {"$ref": ref}} if many else {"$ref": ref}
    told: dict[str, Json] = {"description": description} if description else {}
    return {**told, "content": {"application/json": {"schema": schema}}}


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


def text(routes: Iterable[BaseRouteHandler]) -> bytes:
    """The description as JSON."""
    return msgspec.json.format(msgspec.json.encode(described(routes)), indent=2) + b"\n"


def main() -> None:
    """Write the description to the file named on the command line."""
    from trilithon.server.app import ROUTES

    Path(sys.argv[1]).write_bytes(text(ROUTES))


if __name__ == "__main__":
    main()
