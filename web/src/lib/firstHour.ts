// What somebody new has done so far, kept on this device: lessons, and the first game.

import { api, beSomebody } from "./api";
import { words } from "./words";

const LESSONS = "lessons done";
const GAME = "first game";
const PLAYED = "played";

/** The lessons that were passed here, by number. */
export function lessonsDone(): number[] {
  return JSON.parse(localStorage.getItem(LESSONS) ?? "[]") as number[];
}

export function lessonIsDone(lesson: number): void {
  localStorage.setItem(LESSONS, JSON.stringify([...new Set([...lessonsDone(), lesson])].sort((a, b) => a - b)));
}

/** The first lesson that was not passed; 0 if there is none left. */
export function nextLesson(done: readonly number[], lessons: number): number {
  for (let lesson = 1; lesson <= lessons; lesson += 1) if (!done.includes(lesson)) return lesson;
  return 0;
}

/** Whether nobody has played a game on this device. */
export function isNew(): boolean {
  return localStorage.getItem(PLAYED) === null && localStorage.getItem(GAME) === null;
}

export function hasPlayed(): void {
  localStorage.setItem(PLAYED, "yes");
}

/** Whether the coach's pick is shown at every question of this game. */
export function hasHints(room: string): boolean {
  return localStorage.getItem(GAME) === room;
}

export function stopHints(): void {
  localStorage.setItem(GAME, "");
}

/** Open the first game: two simple decks, the easiest coach, hints on. */
export async function playFirstGame(name = words.guest as string): Promise<void> {
  const [{ first_game }] = await Promise.all([api.menu(), beSomebody(name)]);
  const { room } = await api.open(first_game);
  localStorage.setItem(GAME, room);
  location.hash = `/game/${room}`;
}
