"""A game that a page plays by itself, so that a test need not ask it about every answer.

Asking the browser from outside takes several round trips an answer, which is most of the time of a
whole game. The page clicks on its own answers instead; what it shows is the same.
"""

from __future__ import annotations

PLAY_ON = """({seed, best}) => {
  let state = seed;
  const below = bound => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * bound);
  };
  let [answered, when] = [null, 0];
  window.given = 0;
  const timer = setInterval(() => {
    if (document.querySelector(".over")) return clearInterval(timer);
    const turn = document.querySelector("#question")?.dataset.turn ?? "";
    const choices = [...document.querySelectorAll("#question ol button:enabled")];
    // What was answered is asked again after a second: a page that is slow must not stop the game.
    if (!choices.length || (turn === answered && performance.now() - when < 1000)) return;
    const choice = best
      ? choices.find(each => each.classList.contains("best"))
      : choices[below(Math.min(choices.length, 9))];
    if (!choice) return;
    if (turn !== answered) window.given += 1;
    [answered, when] = [turn, performance.now()];
    choice.click();
  }, 10);
}"""
"""Answers every question of this page until the game is over: by chance, or as its hints say."""
