// HTTP, with problems as errors that can be shown.

import type {
  Begun,
  CardList,
  Chapter,
  Completed,
  DeckMenu,
  DeckSeen,
  Draft,
  DraftSeen,
  DraftState,
  Found,
  Imported,
  Invitation,
  JudgeSeen,
  JudgeState,
  LessonSeen,
  LessonState,
  LessonTitle,
  Me,
  Menu,
  NewGame,
  NextWords,
  Opened,
  OwnDeck,
  OwnGame,
  OwnSet,
  Problem,
  PuzzleJudged,
  PuzzleList,
  PuzzleSeen,
  PuzzleWanted,
  Reading,
  Replay,
  ReviewSeen,
  SummarySeen,
  TeamSeen,
  TermSeen,
} from "./wire";
import { sha256 } from "./sha256";
import { words } from "./words";

/** A server that does not answer for so long is not there, in milliseconds. */
const LONGEST = 30_000;

export class Trouble extends Error {
  constructor(public problem: Problem) {
    super(problem.detail);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST),
  }).catch(() => {
    throw new Error(words.unreachable);
  });
  if (response.status === 204) return undefined as T;
  const data: unknown = await response.json().catch(() => {
    throw new Error(words.unreachable);
  });
  if (!response.ok) throw new Trouble(data as Problem);
  return data as T;
}

export const api = {
  /** Who one is; nothing for somebody who is nobody yet. */
  me: async () => {
    const me = await call<Me>("GET", "/api/me");
    return me.name ? me : undefined;
  },
  guest: (name: string) => call<Me>("POST", "/api/guest", { name }),
  rename: (name: string) => call<Me>("PUT", "/api/me", { name }),
  register: (login: string, password: string) => call<Me>("POST", "/api/account", { login, password }),
  logIn: (login: string, password: string) => call<Me>("POST", "/api/session", { login, password }),
  logOut: () => call<void>("DELETE", "/api/session"),
  logOutEverywhere: () => call<void>("DELETE", "/api/sessions"),
  changePassword: (password: string, wanted: string) => call<Me>("PUT", "/api/account/password", { password, new: wanted }),
  deleteAccount: (password: string) => call<void>("DELETE", "/api/account", { password }),
  menu: () => call<Menu>("GET", "/api/menu"),
  teams: () => call<TeamSeen[]>("GET", "/api/teams"),
  open: (wish: Partial<NewGame>) => call<Opened>("POST", "/api/games", wish),
  /** A page of one's games, newest first: those that were opened before that date. */
  ownGames: async (before?: number) => {
    const games = await call<OwnGame[]>("GET", `/api/games${before === undefined ? "" : `?before=${before}`}`);
    return { games, more: games.length === 20 };
  },
  search: (query: string, among: string[] = []) => call<Found>("POST", "/api/cards/search", { query, among }),
  nextWords: (kind: Begun["kind"], text: string) => call<NextWords>("POST", "/api/cards/complete", { kind, text }),
  read: (draft: Partial<Draft>) => call<Reading>("POST", "/api/cards/read", draft),
  ownCards: () => call<OwnSet>("GET", "/api/own-cards"),
  keepCard: (draft: Partial<Draft>) => call<OwnSet>("PUT", "/api/own-cards", draft),
  throwCardAway: (id: string) => call<OwnSet>("DELETE", `/api/own-cards/${encodeURIComponent(id)}`),
  importCards: (text: string, form: CardList["form"]) => call<Imported>("POST", "/api/own-cards/import", { text, form }),
  tryCard: (draft: Partial<Draft>) => call<Opened>("POST", "/api/workshop/game", draft),
  glossary: () => call<TermSeen[]>("GET", "/api/glossary"),
  rules: () => call<Chapter[]>("GET", "/api/rules"),
  deckMenu: () => call<DeckMenu>("GET", "/api/deck-menu"),
  lookOver: (text: string, format: string) => call<DeckSeen>("POST", "/api/decks/look", { text, format }),
  complete: (wish: Partial<Completed>) => call<DeckSeen>("POST", "/api/decks/complete", wish),
  /** All of them; the server gives a page at a time. */
  ownDecks: async () => {
    const decks: OwnDeck[] = [];
    for (let after = ""; ; after = decks.at(-1)?.name ?? "") {
      const page = await call<OwnDeck[]>("GET", `/api/decks?after=${encodeURIComponent(after)}`);
      decks.push(...page);
      if (page.length < 50) return decks;
    }
  },
  keepDeck: (name: string, text: string) => call<void>("PUT", `/api/decks/${encodeURIComponent(name)}`, { text }),
  throwAway: (name: string) => call<void>("DELETE", `/api/decks/${encodeURIComponent(name)}`),
  draft: (state: Partial<DraftState>) => call<DraftSeen>("POST", "/api/draft", state),
  lessons: () => call<LessonTitle[]>("GET", "/api/lessons"),
  lesson: (state: LessonState) => call<LessonSeen>("POST", "/api/lesson", state),
  puzzles: () => call<PuzzleList>("GET", "/api/puzzles"),
  puzzle: (wanted: Partial<PuzzleWanted>) => call<PuzzleSeen>("POST", "/api/puzzle", wanted),
  tryPuzzle: (id: string, answer: number) => call<PuzzleJudged>("POST", "/api/puzzle/answer", { id, answer }),
  judge: (state: Partial<JudgeState>) => call<JudgeSeen>("POST", "/api/judge", state),
  replay: (record: string) => call<Replay>("POST", "/api/replay", { record }),
  recordOf: async (room: string) => {
    const response = await fetch(`/api/games/${room}/record`);
    if (!response.ok) throw new Trouble((await response.json()) as Problem);
    return response.text();
  },
  invitation: (room: string, invite: string) => call<Invitation>("POST", `/api/games/${room}/invitation`, { invite }),
  sit: (room: string, invite: string, agree: boolean) => call<Opened>("POST", `/api/games/${room}/seat`, { invite, agree }),
  summary: (room: string) => call<SummarySeen>("GET", `/api/games/${room}/summary`),
  /** The review of a finished game, or how far it is. */
  review: (room: string) => call<ReviewSeen>("GET", `/api/games/${room}/review`),
  askForReview: (room: string) => call<ReviewSeen>("POST", `/api/games/${room}/review`),
  /** The same for a record that has no room here. */
  reviewOfRecord: (record: string) => call<ReviewSeen>("GET", `/api/records/${sha256(record)}/review`),
  askForReviewOfRecord: (record: string) => call<ReviewSeen>("POST", `/api/records/${sha256(record)}/review`, { record }),
};

/** Who one is; a guest of that name is made if one is nobody yet. */
export async function beSomebody(name: string): Promise<Me> {
  return (await api.me()) ?? api.guest(name);
}

/** The decks that one has kept; nobody yet has none. */
export async function decksKept(): Promise<OwnDeck[]> {
  return (await api.me()) ? api.ownDecks() : [];
}
