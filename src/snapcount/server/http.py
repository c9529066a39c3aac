"""HTTP as a table of endpoints: what each takes, gives and may refuse, said once.

Requests are decoded strictly by the endpoint's own type, errors are problem+json with the error's
code, and the OpenAPI description is made from the same table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from snapcount.engine.errors import SnapcountError
from snapcount.server.people import Person

MOST_BYTES: Final = 100_000  # of a request's body
BODY: Final = 10.0  # seconds in which a request's body must be there
STATUSES: Final = {
    "no-session": 401,
    "wrong-password": 401,
    "forbidden": 403,
    "private": 403,
    "not-invited": 403,
    "not-found": 404,
    "no-such-room": 404,
    "unknown-deck": 404,
    "taken": 409,
    "too-large": 413,
    "too-many": 429,
    "too-slow": 408,
    "busy": 503,
    "too-long": 503,
    "locked-out": 429,
    "wrong-host": 421,
    "not-kept": 503,
    "not-ready": 503,
    "elsewhere": 503,
    "moved": 503,
}
"""By an error's code; everything else is the request's fault: 422."""


class HttpError(SnapcountError):
    """A request that the server refuses before looking at what it asks for."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error as problem+json (RFC 9457): `code` is stable, `detail` says what to do."""

    title: str
    status: int
    detail: str
    code: str
    error: str = ""
    """An error of ours has an id, under which the server's log has it."""


class Call(NamedTuple):
    """A request on its way into an endpoint: decoded, and with whoever makes it."""

    request: Request
    person: Person | None
    body: Any

    def who(self) -> Person:
        """The person; an endpoint that needs one says so in the table."""
        assert self.person is not None
        return self.person


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(NamedTuple):
    method: str
    path: str
    about: str
    handler: Handler
    takes: Any = None
    gives: Any = None
    media: str = "application/json"
    """What the answer is, if there is one."""
    person: bool = True
    """Whether one must have a session."""
    refuses: Sequence[int] = ()
    """Statuses beyond those that every endpoint may have."""
    asks: bool = False
    """Whether a POST changes nothing, and may be made as often as a GET."""


def answer(result: Any) -> Response:
    if isinstance(result, Response):
        return result
    if result is None:
        return Response(status_code=204)
    return Response(msgspec.json.encode(result), media_type="application/json")


def problem(error: SnapcountError) -> Response:
    status = STATUSES.get(error.code, 422)
    title = error.code.replace("-", " ").capitalize()
    body = Problem(title, status, str(error), error.code)
    return Response(
        msgspec.json.encode(body), status_code=status, media_type="application/problem+json"
    )


def sent_to(request: Request, node: str) -> Response:
    """The same request again, for the proxy to send to that node."""
    return Response(status_code=307, headers={"location": f"{request.url.path}?node={node}"})


def our_problem(error: str) -> Response:
    """An error of ours; its words are for the log."""
    detail = "Something went wrong on our side, and we logged it. Try again, or report this id."
    body = Problem("Our mistake", 500, detail, "ours", error)
    return Response(
        msgspec.json.encode(body), status_code=500, media_type="application/problem+json"
    )


async def body_of(request: Request, takes: Any) -> Any:
    """The request's body as the type that is asked for."""
    if takes is None:
        return None
    try:
        async with asyncio.timeout(BODY):
            data = await _read(request)
    except TimeoutError:
        raise HttpError("too-slow", "The rest of the request didn't arrive.") from None
    try:
        return msgspec.json.decode(bytes(data) or b"{}", type=takes)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise HttpError("bad-request", f"Can't read the request: {error}") from None


async def _read(request: Request) -> bytearray:
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > MOST_BYTES:
            raise HttpError("too-large", f"A request can have at most {MOST_BYTES:,} bytes.")
    return data


# OpenAPI ---------------------------------------------------------------------------------------


def open_api(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """The table of endpoints as an OpenAPI 3.1 description."""
    types = [t for each in endpoints for t in (each.takes, each.gives) if t is not None]
    types.append(Problem)
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    of_type = dict(zip([id(t) for t in types], schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, of_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Snapcount", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(each: Endpoint, of_type: dict[int, Any]) -> dict[str, Any]:
    done = "200" if each.gives is not None else "204"
    responses: dict[str, Any] = {done: {"description": "Done."}}
    if each.gives is not None:
        responses[done]["content"] = {each.media: {"schema": of_type[id(each.gives)]}}
    statuses = {*each.refuses, 403, 429, 503}
    if each.person:
        statuses.add(401)
    if each.takes is not None:
        statuses |= {408, 413, 422}
    problem_schema = {"application/problem+json": {"schema": of_type[id(Problem)]}}
    for status in sorted(statuses):
        responses[str(status)] = {"description": "Refused.", "content": problem_schema}
    names = [part[1:-1] for part in each.path.split("/") if part.startswith("{")]
    operation: dict[str, Any] = {"summary": each.about, "responses": responses}
    if names:
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ]
    if each.takes is not None:
        content = {"application/json": {"schema": of_type[id(each.takes)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation
