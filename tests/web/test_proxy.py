"""The page through a proxy with two nodes behind it: a game goes on while its node goes away."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.test_cluster import require_all
from tests.web.test_games import LOG, play, start

from snapcount.engine.dice import dice_from_seed
from snapcount.server.cluster.trial import Cluster, Node, cluster_here

ANSWERS = 12  # some downs
DOWN = re.compile(r"^(First|Second|Third|Fourth) down", re.M)
pytestmark = pytest.mark.timeout(300)  # it starts five servers


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    require_all()
    with cluster_here(2) as made:
        yield made


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def home_of(page: Page, cluster: Cluster) -> Node:
    """The node that opened the page's game: the link names it."""
    name = page.url.partition("#/game/")[2].partition("/")[0].rpartition(".")[2]
    return next(node for node in cluster.nodes if node.server.name == name)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["drained", "killed"])
def test_a_game_goes_on_when_its_node_goes(
    page: Page, cluster: Cluster, how: signal.Signals
) -> None:
    start(page, cluster.address)
    dice = dice_from_seed(1)
    assert play(page, dice, ANSWERS) == ANSWERS
    before = page.locator(LOG).inner_text()
    assert len(DOWN.findall(before)) > 1
    node = home_of(page, cluster)
    node.end(how)
    try:
        assert play(page, dice, ANSWERS) == ANSWERS
        page.reload()
        expect(page.locator(LOG)).to_contain_text(before.splitlines()[0])
        after = page.locator(LOG).inner_text()
        assert len(DOWN.findall(after)) > len(DOWN.findall(before))
    finally:
        node.start()
        node.wait()
