"""Reviews over HTTP: asking for one, how far it is, and the review itself."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from snapcount.engine.errors import RecordError
from snapcount.engine.records.decklists import decks_of
from snapcount.engine.records.reading import read
from snapcount.engine.records.record import replay
from snapcount.engine.terms import SPECTATOR
from snapcount.server.api.replays import REPLAYING, RecordWords, refuse_long
from snapcount.server.at_hand import tables
from snapcount.server.desk import Desk, payer_of
from snapcount.server.errors import RoomError
from snapcount.server.finished import Finished, Played, finished_game
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
    def __init__(self, hub: Hub, reviewer: Reviewer, desk: Desk) -> None:
        self._hub = hub
        self._reviewer = reviewer
        self._desk = desk

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
            Endpoint(
                "GET",
                "/api/records/{digest}/review",
                "The review of a record, by the SHA-256 of its text, or how far it is.",
                self.look_at_record,
                gives=ReviewSeen,
                person=False,
            ),
            Endpoint(
                "POST",
                "/api/records/{digest}/review",
                "Review a game by its record. The digest is the SHA-256 of the record's text.",
                self.ask_about_record,
                takes=RecordWords,
                gives=ReviewSeen,
                person=False,
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

    async def look_at_record(self, call: Call) -> ReviewSeen:
        return self._seen_of_record(call.request.path_params["digest"])

    async def ask_about_record(self, call: Call) -> ReviewSeen:
        words: RecordWords = call.body
        digest = sha256(words.record.encode()).hexdigest()
        if digest != call.request.path_params["digest"]:
            raise RecordError("The digest in the address isn't that of the record.")
        found = self._seen_of_record(digest)
        if found.review is None and not found.total:
            game = await self._desk.do(call, brought, digest, words.record, deadline=REPLAYING)
            self._reviewer.begin(game, payer_of(call.request, call.person))
            found = self._seen_of_record(digest)
        return found

    async def _seen(self, game: Finished) -> ReviewSeen:
        going = self._reviewer.going(game.room)
        if going is not None:
            return ReviewSeen(game.viewer, going.done, going.total, None)
        return seen(game.viewer, await self._reviewer.kept(game.room))

    def _seen_of_record(self, digest: str) -> ReviewSeen:
        going = self._reviewer.going(digest)
        if going is not None:
            return ReviewSeen(SPECTATOR, going.done, going.total, None)
        return seen(SPECTATOR, self._reviewer.of_record(digest))


def seen(seat: int, review: Review | None) -> ReviewSeen:
    count = 0 if review is None else len(review.decisions)
    return ReviewSeen(seat, count, count, review)


# In another process ------------------------------------------------------------------------------


def brought(digest: str, words: str) -> Finished:
    """The game of a record that somebody has brought; it must be one that today's engine plays."""
    catalog = tables().by_number
    record = read(words.encode(), catalog)
    refuse_long(record)
    if not record.answers:
        raise RecordError("There's nothing to review: nobody has decided anything.")
    game = replay(record, catalog=catalog)
    # The cards of the table: an old record may name some by their numbers.
    played = Played(decks_of(game.table), record.seed, record.tags, record.answers)
    return Finished(digest, played, game.winner if game.over else None, SPECTATOR, brought=True)
