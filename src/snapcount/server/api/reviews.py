"""Reviews over HTTP: asking for one, how far it is, and the review itself."""

from __future__ import annotations

import msgspec

from snapcount.server.desk import payer_of
from snapcount.server.errors import RoomError
from snapcount.server.finished import Finished, finished_game
from snapcount.server.http import Call, Endpoint
from snapcount.server.hub import Hub
from snapcount.server.reviewer import Reviewer
from snapcount.sim.review import Review


class ReviewSeen(msgspec.Struct, frozen=True):
    """How far a review is: answers that are judged, of how many. 0 of 0: nobody asked for it."""

    seat: int
    """Whose decisions are one's own; -1 for a spectator."""
    done: int
    total: int
    review: Review | None


class Reviews:
    def __init__(self, hub: Hub, reviewer: Reviewer) -> None:
        self._hub = hub
        self._reviewer = reviewer

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/api/games/{room}/review",
                "The review of a finished game, or how far it is.",
                self.look,
                gives=ReviewSeen,
                person=False,
                refuses=(404, 422),
            ),
            Endpoint(
                "POST",
                "/api/games/{room}/review",
                "Review a finished game. It's made once and kept.",
                self.ask,
                gives=ReviewSeen,
                person=False,
                refuses=(404, 422),
            ),
        ]

    async def look(self, call: Call) -> ReviewSeen:
        game = await finished_game(self._hub, call)
        return await self._seen(game)

    async def ask(self, call: Call) -> ReviewSeen:
        game = await finished_game(self._hub, call)
        if not game.played.answers:
            raise RoomError("There's nothing to review: the game ended before anyone decided.")
        found = await self._seen(game)
        if found.review is None and not found.total:
            self._reviewer.begin(game, payer_of(call.request, call.person))
            found = await self._seen(game)
        return found

    async def _seen(self, game: Finished) -> ReviewSeen:
        going = self._reviewer.going(game.room)
        if going is not None:
            return ReviewSeen(game.viewer, going.done, going.total, None)
        review = await self._reviewer.kept(game.room)
        count = 0 if review is None else len(review.decisions)
        return ReviewSeen(game.viewer, count, count, review)
