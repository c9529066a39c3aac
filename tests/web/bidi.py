"""A Firefox that is driven over WebDriver BiDi: just what a game on the page needs.

Playwright drives a build of Firefox of its own; this drives the one that people have.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

FIREFOX: Final = shutil.which("firefox-esr") or shutil.which("firefox")
LISTENING: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PATIENCE: Final = 60.0
LEFT_BUTTON: Final = 0


class Tab:
    """A page in Firefox."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire = wire
        self._number = 0
        self._ask("session.new", capabilities={})
        self.context: str = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, patience: float = 2 * PATIENCE, /, **params: Any) -> Any:
        """Send a command, and wait for its answer; what else is told is of no interest."""
        self._number += 1
        self._wire.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            told = json.loads(self._wire.recv(patience))
            if told.get("id") != self._number:
                continue
            if told["type"] == "error":
                raise AssertionError(f"{method}: {told['error']}: {told['message']}")
            return told["result"]

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self.context, viewport=size)

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, expression: str, patience: float = 2 * PATIENCE) -> Any:
        """What an expression gives; a promise is waited for."""
        found = self._ask(
            "script.evaluate",
            patience,
            expression=f"Promise.resolve({expression}).then(found => JSON.stringify(found))",
            target={"context": self.context},
            awaitPromise=True,
        )
        if found["type"] == "exception":
            raise AssertionError(found["exceptionDetails"]["text"])
        return json.loads(found["result"].get("value", "null"))

    def wait_for(self, expression: str, patience: float = PATIENCE) -> Any:
        """Wait until an expression is true, and return it."""
        return self.evaluate(
            f"""new Promise((done, fail) => {{
              const until = Date.now() + {patience * 1000};
              const look = () => {{
                const found = {expression};
                if (found) done(found);
                else if (Date.now() > until) fail(new Error("it never came to that"));
                else setTimeout(look, 20);
              }};
              look();
            }})""",
            2 * patience,
        )

    def click(self, finder: str) -> None:
        """Click in the middle of the element that an expression finds, as a mouse does."""
        x, y = self.wait_for(
            f"""(() => {{
              const found = {finder};
              found?.scrollIntoView({{block: "center"}});
              const at = found?.getBoundingClientRect();
              return at && [Math.round(at.x + at.width / 2), Math.round(at.y + at.height / 2)];
            }})()"""
        )
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": LEFT_BUTTON},
            {"type": "pointerUp", "button": LEFT_BUTTON},
        ]
        self._act({"type": "pointer", "id": "mouse", "actions": moves})

    def press(self, key: str) -> None:
        moves = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self._act({"type": "key", "id": "keys", "actions": moves})

    def _act(self, source: dict[str, Any]) -> None:
        self._ask("input.performActions", context=self.context, actions=[source])


@contextmanager
def firefox_tab() -> Iterator[Tab]:
    """A Firefox without a window, with a profile of its own; it ends with the block."""
    assert FIREFOX is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        said = Path(profile, "said.txt")
        options = ["--headless", "--no-remote", "--profile", profile]
        with said.open("w") as log:
            process = subprocess.Popen(
                [FIREFOX, *options, "--remote-debugging-port=0", "about:blank"],
                stdout=log,
                stderr=log,
            )
        try:
            with connect(f"{_address(said, process)}/session", max_size=None) as wire:
                yield Tab(wire)
        finally:
            process.terminate()
            process.wait(30)


def _address(said: Path, process: subprocess.Popen[bytes]) -> str:
    """Where it listens, once it has said so."""
    for _ in range(int(PATIENCE * 10)):
        if found := LISTENING.search(said.read_text("utf-8", "replace")):
            return found[1]
        try:
            process.wait(0.1)
        except subprocess.TimeoutExpired:
            continue
        break
    raise AssertionError(f"Firefox does not listen: {said.read_text('utf-8', 'replace')[-500:]}")
