// What somebody prefers on this device: kept in the browser, for every page.

export interface Preferences {
  theme: "system" | "dark" | "light";
  /** Whether cards turn and the ball rolls. */
  motion: "system" | "off";
  /** Whether the coach says by itself what it thinks, in games against programs. */
  advice: boolean;
}

const KEPT = "preferences";
const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>;

export const preferences = $state<Preferences>({ theme: "dark", motion: "system", advice: false, ...kept });

/** Keep what is preferred, and let the style sheet know. */
export function apply(): void {
  const light = preferences.theme === "light" || (preferences.theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset["theme"] = light ? "light" : "dark";
  document.documentElement.dataset["motion"] = preferences.motion;
  localStorage.setItem(KEPT, JSON.stringify(preferences));
}
