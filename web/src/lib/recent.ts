// The games that were looked at on this device, the newest first: so that one finds back.

export interface Recent {
  room: string;
  names: [string, string];
  score: [number, number];
  over: boolean;
}

const KEPT = "recent";
const MOST = 30;

export function recentGames(): Recent[] {
  return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Recent[];
}

export function remember(game: Recent): void {
  const others = recentGames().filter((each) => each.room !== game.room);
  localStorage.setItem(KEPT, JSON.stringify([game, ...others].slice(0, MOST)));
}

export function forget(room: string): void {
  localStorage.setItem(KEPT, JSON.stringify(recentGames().filter((each) => each.room !== room)));
}
