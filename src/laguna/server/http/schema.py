"""The OpenAPI document: the HTTP interface, and the messages on sockets."""

import ast
import inspect
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar

from laguna.kernel import registry, worth
from laguna.kernel.game import view_type
from laguna.table import messages as table_messages
from laguna.table import plan_messages as table_plan_messages

from ..show import day_messages, messages, notice_messages, plan_messages, player_messages

MODULES = [
    *(table_messages, table_plan_messages),
    *(messages, player_messages, notice_messages, plan_messages, day_messages),
]
"""Where the structs of all answers and messages are."""
DESCRIBED = [*MODULES, worth]
"""Where the structs are, including those inside them, whose docstrings describe their fields."""
SOCKETS = [messages.ServerMessage, messages.ClientMessage]
"""What is said on sockets."""


def document(app: Litestar) -> dict[str, Any]:
    """The document. Its schemas include the messages on sockets and the views of all games."""
    found: dict[str, Any] = app.openapi_schema.to_schema()
    schemas = found.setdefault("components", {}).setdefault("schemas", {})
    template = "#/components/schemas/{name}"
    structs = [
        one
        for module in MODULES
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    ]
    _, ours = msgspec.json.schema_components([*structs, *SOCKETS], ref_template=template)
    schemas.update(ours)
    server, client = msgspec.json.schema_components(SOCKETS, ref_template=template)[0]
    schemas["ServerMessage"], schemas["ClientMessage"] = server, client
    for module in DESCRIBED:
        _describe(schemas, inspect.getsource(module), "")
    for game in registry.names():
        _add_view(schemas, game)
    places = {game: f"#/components/schemas/{game.capitalize()}View" for game in registry.names()}
    schemas["View"] = {
        "oneOf": [{"$ref": place} for place in places.values()],
        "discriminator": {"propertyName": "type", "mapping": places},
    }
    return found


def _add_view(schemas: dict[str, Any], game: str) -> None:
    """Add the view of a game under its own names: `MuranoView`, `MuranoPlayer`."""
    struct = view_type(registry.load(game))
    prefix = game.capitalize()
    _, parts = msgspec.json.schema_components([struct], ref_template=f"#/components/schemas/{prefix}{{name}}")
    renamed = {f"{prefix}{name}": schema for name, schema in parts.items()}
    schemas.update(renamed)
    _describe(schemas, inspect.getsource(inspect.getmodule(struct) or messages), prefix)


def _describe(schemas: dict[str, Any], source: str, prefix: str) -> None:
    """Make the docstrings of fields their descriptions."""
    for name, fields in _docstrings(source).items():
        properties = schemas.get(prefix + name, {}).get("properties", {})
        for field, text in fields.items():
            if field in properties:
                # A description beside a reference is read only if the reference is inside `allOf`.
                schema = properties[field]
                properties[field] = {"description": text, **({"allOf": [schema]} if "$ref" in schema else schema)}


@cache
def _docstrings(source: str) -> dict[str, dict[str, str]]:
    """The docstrings of the fields of all classes in a source."""
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            texts = found.setdefault(node.name, {})
            for one, following in zip(node.body, node.body[1:], strict=False):
                is_field = isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
                is_text = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
                if is_field and is_text:
                    texts[one.target.id] = " ".join(str(following.value.value).split())  # type: ignore[attr-defined]
    return found
