// What somebody prefers on this device: kept in the browser, for every page.

import type { Speed } from "./staging";

export interface Preferences {
  theme: "system" | "dark" | "light";
  /** Whether cards turn and the ball rolls. */
  motion: "system" | "off";
  /** How fast a down is shown; moving less means not at all. */
  speed: Speed;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** Whether to be notified of one's turn while the page is hidden. */
  notify: boolean;
  /** Whether the coach says by itself what it thinks, in games against programs. */
  advice: boolean;
}

const KEPT = "preferences";
const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>;

export const preferences = $state<Preferences>({
  theme: "dark",
  motion: "system",
  speed: "normal",
  volume: 0.5,
  muted: false,
  notify: false,
  advice: false,
  ...kept,
});

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How fast a down is shown now. */
export function speedNow(): Speed {
  return preferences.motion === "off" || still.matches ? "off" : preferences.speed;
}

/** How loud it is now. */
export function volumeNow(): number {
  return preferences.muted ? 0 : preferences.volume;
}

/** Keep what is preferred, and let the style sheet know. */
export function apply(): void {
  const light = preferences.theme === "light" || (preferences.theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset["theme"] = light ? "light" : "dark";
  document.documentElement.dataset["motion"] = preferences.motion;
  localStorage.setItem(KEPT, JSON.stringify(preferences));
}
