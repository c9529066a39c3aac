"""Guests, accounts and sessions over HTTP."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from starlette.responses import Response

from snapcount.server.http import Call, Endpoint, answer
from snapcount.server.people import A_SESSION, People, Person, session_of
from snapcount.server.session_wires import SessionWires

COOKIE: Final = "snapcount"
Word = Annotated[str, Meta(max_length=200)]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Word


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Word
    password: Word


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Word
    """The one until now."""
    new: Word


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Word = ""
    """A guest has none."""


class Me(msgspec.Struct, frozen=True):
    name: str
    """Empty for somebody who is nobody yet."""
    login: str
    """Empty for a guest."""


NOBODY: Final = Me("", "")


class Accounts:
    """Who one is, and how one stays it: a cookie that only the server can read. Whenever a session
    is over, the wires end that were opened in it."""

    def __init__(self, people: People, wires: SessionWires, secure: bool) -> None:
        self._people = people
        self._wires = wires
        self._secure = secure

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST",
                "/api/guest",
                "Play right away under a name.",
                self.be_guest,
                takes=Name,
                gives=Me,
                person=False,
            ),
            Endpoint(
                "GET",
                "/api/me",
                "Who you are. A new visitor has no name.",
                self.me,
                gives=Me,
                person=False,
            ),
            Endpoint(
                "PUT",
                "/api/me",
                "Change your name.",
                self.rename,
                takes=Name,
                gives=Me,
            ),
            Endpoint(
                "POST",
                "/api/account",
                "Turn a guest into an account.",
                self.register,
                takes=Credentials,
                gives=Me,
                refuses=(409,),
            ),
            Endpoint(
                "POST",
                "/api/session",
                "Log in.",
                self.log_in,
                takes=Credentials,
                gives=Me,
                person=False,
                refuses=(401,),
            ),
            Endpoint("DELETE", "/api/session", "Log out.", self.log_out),
            Endpoint("DELETE", "/api/sessions", "Log out everywhere.", self.log_out_everywhere),
            Endpoint(
                "PUT",
                "/api/account/password",
                "Change your password and log out everywhere else.",
                self.change_password,
                takes=NewPassword,
                gives=Me,
            ),
            Endpoint(
                "DELETE",
                "/api/account",
                "Delete your account, or your data as a guest.",
                self.delete,
                takes=Password,
            ),
        ]

    async def be_guest(self, call: Call) -> Response:
        person, token = await self._people.guest(call.body.name)
        return self._with_session(person, token)

    async def me(self, call: Call) -> Me:
        return as_me(call.person) if call.person is not None else NOBODY

    async def rename(self, call: Call) -> Me:
        return as_me(await self._people.rename(call.who(), call.body.name))

    async def register(self, call: Call) -> Response:
        wanted: Credentials = call.body
        old = token_of(call)
        person, token = await self._people.register(call.who(), wanted.login, wanted.password, old)
        self._wires.end([session_of(old)])
        return self._with_session(person, token)

    async def log_in(self, call: Call) -> Response:
        wanted: Credentials = call.body
        old = token_of(call)
        person, token = await self._people.log_in(wanted.login, wanted.password, old)
        self._wires.end([session_of(old)])
        return self._with_session(person, token)

    async def log_out(self, call: Call) -> Response:
        token = token_of(call)
        await self._people.log_out(token)
        self._wires.end([session_of(token)])
        return self._without_session()

    async def log_out_everywhere(self, call: Call) -> Response:
        self._wires.end(await self._people.log_out_everywhere(call.who()))
        return self._without_session()

    async def change_password(self, call: Call) -> Response:
        wanted: NewPassword = call.body
        person = call.who()
        token, ended = await self._people.change_password(person, wanted.password, wanted.new)
        self._wires.end(ended)
        return self._with_session(person, token)

    async def delete(self, call: Call) -> Response:
        self._wires.end(await self._people.delete(call.who(), call.body.password))
        return self._without_session()

    def _without_session(self) -> Response:
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=self._secure)
        return response

    def _with_session(self, person: Person, token: str) -> Response:
        response = answer(as_me(person))
        response.set_cookie(
            COOKIE,
            token,
            max_age=A_SESSION // 1000,
            httponly=True,
            samesite="strict",
            secure=self._secure,
        )
        return response


def token_of(call: Call) -> str:
    return call.request.cookies.get(COOKIE, "")


def as_me(person: Person) -> Me:
    return Me(person.name, person.login or "")
