"""Makes a release: `prepare` writes version and changelog, `tag` checks everything and tags it.

    python3 release.py prepare 0.2.0     writes; look at it and commit it
    python3 release.py tag               refuses whatever is not ready, or makes the tag 0.2.0
    python3 release.py notes             prints what the changelog says of this version

Nothing but Python and git is needed. Nothing is pushed. docs/releasing.md has the whole way.
"""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
CHANGELOG = ROOT / "CHANGELOG.md"
CHANGES = ROOT / "changes"
RECORDS = ROOT / "tests" / "records" / "releases"
KINDS = ("added", "changed", "fixed", "removed", "security")
UNRELEASED = "## [Unreleased]"
NUMBER = re.compile(r"\d+\.\d+\.\d+")
# Every place that says which version this is.
VERSIONS = {
    ROOT / "pyproject.toml": re.compile(r'^version = "(.*)"$', re.MULTILINE),
    ROOT / "src" / "snapcount" / "__init__.py": re.compile(r'^__version__ = "(.*)"$', re.MULTILINE),
}


class Refused(Exception):
    """What has to be done before this can be released."""


def main(arguments: list[str]) -> int:
    try:
        if len(arguments) == 2 and arguments[0] == "prepare":
            prepare(arguments[1], datetime.date.today())
        elif arguments == ["tag"]:
            tag()
        elif arguments == ["notes"]:
            print(notes(CHANGELOG.read_text("utf-8"), current()))
        else:
            print(__doc__)
            return 2
    except Refused as problem:
        print(f"release.py: {problem}", file=sys.stderr)
        return 1
    return 0


# Preparing ---------------------------------------------------------------------------------------


def prepare(version: str, day: datetime.date) -> None:
    """Write the version and date the changelog, with all fragments in it."""
    if not NUMBER.fullmatch(version):
        raise Refused(f"{version!r} isn't a version. Use three numbers, such as 0.2.0.")
    if numbers(version) < numbers(current()):
        raise Refused(f"{version} comes before {current()}. Choose a later version.")
    require_clean()
    require_no_tag(version)
    CHANGELOG.write_text(dated(CHANGELOG.read_text("utf-8"), fragments(), version, day), "utf-8")
    for path in fragment_files():
        path.unlink()
    for path, pattern in VERSIONS.items():
        text = path.read_text("utf-8")
        path.write_text(pattern.sub(lambda m: m[0].replace(m[1], version), text, count=1), "utf-8")
    print(f"{version} is written. Look at it, write its records if it has none, commit it, and run")
    print(f"    python3 tests/records/make_release.py {version}    (once for each release)")
    print("    python3 release.py tag")


def dated(changelog: str, found: dict[str, list[str]], version: str, day: datetime.date) -> str:
    """The changelog with the fragments under their kinds, and the release in place of what was
    unreleased. A release that was prepared and never tagged is prepared again in its own place."""
    heading = re.compile(rf"(?m)^## \[{re.escape(version)}\].*$")
    if UNRELEASED not in changelog:
        if heading.search(changelog):
            changelog = heading.sub(UNRELEASED, changelog, count=1)
        else:
            changelog = re.sub(r"(?m)^(?=## \[)|\Z", f"{UNRELEASED}\n\n", changelog, count=1)
    elif heading.search(changelog):
        raise Refused(f"CHANGELOG.md has both Unreleased and {version}. Put them together first.")
    head, _, rest = changelog.partition(UNRELEASED)
    following = re.search(r"(?m)^## \[", rest)
    end = following.start() if following else len(rest)
    body, older = with_entries(rest[:end].strip("\n"), found), rest[end:]
    if not body:
        raise Refused(f"Nothing has changed since the last release: {CHANGES.name}/ is empty.")
    ending = f"\n\n{older}" if older else "\n"
    return f"{head}## [{version}] - {day.isoformat()}\n\n{body}{ending}"


def with_entries(body: str, found: dict[str, list[str]]) -> str:
    """The text of a release with the fragments in it: each kind once, in the order of `KINDS`, what
    is new first."""
    before, *parts = re.split(r"(?m)^### (.+)\n", body)
    texts: dict[str, list[str]] = {kind.capitalize(): [] for kind in KINDS}
    for kind, entries in found.items():
        texts[kind.capitalize()] += entries
    for title, text in zip(parts[::2], parts[1::2], strict=True):
        texts.setdefault(title.strip(), []).append(text.strip("\n"))
    titled = [f"### {title}\n\n" + "\n".join(lines) for title, lines in texts.items() if lines]
    return "\n\n".join(part for part in (before.strip("\n"), *titled) if part)


def fragment_files() -> list[Path]:
    return sorted(path for path in CHANGES.glob("*.md") if path.name != "README.md")


def fragments() -> dict[str, list[str]]:
    """The changes by kind, each as an entry of the changelog."""
    found: dict[str, list[str]] = {}
    for path in fragment_files():
        kind = path.name.split(".")[-2]
        if kind not in KINDS:
            raise Refused(
                f"{path.name}: name it like coin-toss.added.md; kinds: {', '.join(KINDS)}."
            )
        words = path.read_text("utf-8").strip()
        if not words:
            raise Refused(f"{path.name} is empty. Say what changed for people.")
        found.setdefault(kind, []).append("- " + words.replace("\n", "\n  "))
    return found


# Tagging -----------------------------------------------------------------------------------------


def tag() -> None:
    """Tag what is checked out as the version that it says it is, if everything is ready."""
    version = current()
    require_clean()
    require_no_tag(version)
    require_dated(version)
    require_name()
    if not any((RECORDS / version).glob("*.*")):
        raise Refused(
            f"tests/records/releases has no records of {version}. Write them with make_release.py."
        )
    print("release.py: running every check", flush=True)
    if subprocess.run([sys.executable, "dev.py", "test"], cwd=ROOT, check=False).returncode:
        raise Refused("A check failed. Fix it first.")
    require_clean()  # checks may write, but nothing that git sees
    git("tag", "--annotate", version, "--message", f"Snapcount {version}")
    print(f"release.py: tagged {version}. Push it to build the wheels: git push origin {version}")


def notes(changelog: str, version: str) -> str:
    """What the changelog says of a version, without its heading."""
    found = re.search(rf"(?ms)^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", changelog)
    if found is None:
        raise Refused(f"CHANGELOG.md has no heading for {version}.")
    return found[1].strip()


def require_clean() -> None:
    if changed := git("status", "--porcelain"):
        raise Refused(f"The working tree isn't clean. Commit or remove:\n{changed}")


def require_name() -> None:
    try:
        git("var", "GIT_COMMITTER_IDENT")
    except Refused:
        raise Refused(
            "git doesn't know who makes this release. Set user.name and user.email with git config."
        ) from None


def require_no_tag(version: str) -> None:
    if git("tag", "--list", version):
        raise Refused(f"There is a tag {version} already. Choose a later version.")


def require_dated(version: str) -> None:
    """The changelog names this release with its date, and nothing is left over."""
    changelog = CHANGELOG.read_text("utf-8")
    if re.search(r"(?mi)^##\s*\[?unreleased", changelog):
        raise Refused(
            f"CHANGELOG.md still says Unreleased. Run `python3 release.py prepare {version}`."
        )
    if not re.search(rf"(?m)^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changelog):
        raise Refused(f"CHANGELOG.md has no dated heading for {version}.")
    if left := [path.name for path in fragment_files()]:
        raise Refused(f"These changes aren't in the changelog yet: {', '.join(left)}.")


def current() -> str:
    """The version that this is: every place says the same."""
    found = {}
    for path, pattern in VERSIONS.items():
        said = pattern.search(path.read_text("utf-8"))
        found[path.name] = said[1] if said else "nothing"
    if len(set(found.values())) != 1:
        raise Refused(f"Versions differ: {found}.")
    return found["pyproject.toml"]


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def git(*arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Refused(f"git {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
