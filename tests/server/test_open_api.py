"""The OpenAPI description is true: every answer is one that it names, and none is a 500."""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.testclient import TestClient

from snapcount.server.app import Server, create_app
from snapcount.server.store import Store

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 10  # of each kind, for each operation


def operations() -> list[tuple[str, str, GenerationMode]]:
    """Each operation with requests as they are described, and with others where it takes any."""
    store = Store("sqlite://")
    found = []
    for each in Server(store).endpoints:
        found.append((each.method, each.path, GenerationMode.POSITIVE))
        if each.takes is not None:
            found.append((each.method, each.path, GenerationMode.NEGATIVE))
    store.close()
    return found


@pytest.fixture(scope="module")
def app() -> Iterator[Any]:
    with tempfile.TemporaryDirectory() as folder:
        made = create_app(Store(f"sqlite:///{Path(folder, 'snapcount.db')}"), limits=False)

        async def running(scope: Any, receive: Any, send: Any) -> None:
            """The application as a server that neither starts nor stops: each call would else."""
            if scope["type"] == "lifespan":
                await receive()
                await send({"type": "lifespan.startup.complete"})
                await receive()
                await send({"type": "lifespan.shutdown.complete"})
            else:
                await made(scope, receive, send)

        with TestClient(made):
            yield running


@pytest.fixture(scope="module")
def schema(app: Any) -> Any:
    return schemathesis.openapi.from_asgi("/openapi.json", app)


@pytest.fixture(scope="module")
def cookie(app: Any) -> str:
    response = TestClient(app).post("/api/guest", json={"name": "Ada"})
    return str(response.headers["set-cookie"].partition(";")[0])


@pytest.mark.parametrize(("method", "path", "mode"), operations())
def test_every_answer_is_one_that_is_described(
    schema: Any, cookie: str, method: str, path: str, mode: GenerationMode
) -> None:
    """With a session, and without: strangers come first, and every third time."""
    operation = schema[path][method]
    requests = itertools.count()

    @seed(7)
    @settings(
        max_examples=2 if path in ("/api/session", "/api/account") else EXAMPLES,  # hashing is slow
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def asks(case: Case[Any]) -> None:
        if next(requests) % 3 and path != "/api/session":  # who logs out is a stranger afterwards
            case.headers["cookie"] = cookie
        case.call_and_validate(checks=CHECKS)

    asks()


def test_what_is_not_described_is_noticed(schema: Any, app: Any) -> None:
    """The check can fail: an answer of a status that nobody has named is caught."""
    operation = schema["/api/menu"]["GET"]
    case = operation.Case()
    response = case.call()
    response.status_code = 418
    with pytest.raises(FailureGroup, match="418"):
        case.validate_response(response, checks=CHECKS)
