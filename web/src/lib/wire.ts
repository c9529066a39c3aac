// Made by `python -m snapcount.server.typescript`; change the Python, not this.

export const VERSION = 1;

export const Verb = {
  PASS: 0,
  PLAY_A_CARD: 1,
  USE: 2,
  RUN_A_PLAY: 3,
  KICK_PUNT: 4,
  KICK_FIELD_GOAL: 5,
  CALL: 6,
  LINE_UP: 7,
  DESIGNATE: 8,
  SPEND_TIMEOUT: 9,
  LET_IT_RUN: 10,
  DISCARD: 11,
  PICK_PLAYER: 12,
  PICK_CARD: 13,
  PICK_LAYER: 14,
  PICK_NUMBER: 15,
  PICK_MODE: 16,
  YES: 17,
  NO: 18,
  DONE: 19,
  ORDER: 20,
  DRAW_UP: 21,
  KEEP_REPLAY: 22,
  KEEP_TURNOVER: 23,
  PICK_PLACE: 24,
  PICK_DECK: 25,
  REPLACE: 26,
  PICK_ATTACHED: 27,
  PICK_CALL: 28,
  USE_GAINED: 29,
} as const;

export const Ask = {
  ASK_LINE_UP: 0,
  ASK_TIMING_POINT: 1,
  ASK_PLAY_OR_KICK: 2,
  ASK_CALL: 3,
  ASK_DESIGNATION: 4,
  ASK_TIMEOUT: 5,
  ASK_HAND_LIMIT: 6,
  ASK_TRIGGER_ORDER: 7,
  ASK_EFFECT: 8,
  ASK_DRAW_UP: 9,
  ASK_REPLAY_OR_TURNOVER: 10,
  ASK_LOOP: 11,
  ASK_REPLACEMENT: 12,
} as const;

export const Happened = {
  GAME_STARTS: 0,
  OPENING_HAND: 1,
  POSSESSION: 2,
  LINED_UP: 3,
  DOWN: 4,
  DREW: 5,
  DRAW_CANCELLED: 6,
  REFILLED: 7,
  KICK_CHOSEN: 8,
  CALLED: 9,
  CHECKED: 10,
  CARD_PLAYED: 11,
  ABILITY_USED: 12,
  TRIGGER_ADDED: 13,
  RESOLVES: 14,
  CANCELLED: 15,
  SECONDARY_POINT: 16,
  DESIGNATED: 17,
  YARDS_CHANGED: 18,
  OFFSET: 19,
  YARDS: 20,
  MARKER: 21,
  EXHAUSTED: 22,
  ENERGIZED: 23,
  TOUCHDOWN_EVENT: 24,
  SAFETY_EVENT: 25,
  FIELD_GOAL_GOOD: 26,
  FIELD_GOAL_MISSED_EVENT: 27,
  PUNTED: 28,
  GRIT: 29,
  GRIT_CARD: 30,
  CLOCK: 31,
  TIMEOUT: 32,
  DISCARDED: 33,
  OVER_THE_LIMIT: 34,
  FIRST_DOWN_EVENT: 35,
  TURNOVER_EVENT: 36,
  TURNOVER_ON_DOWNS: 37,
  REPLAY: 38,
  REPLAY_CANCELLED: 39,
  TURNOVER_CANCELLED: 40,
  CALL_CHANGED: 41,
  HALF_ENDS: 42,
  SECOND_HALF: 43,
  OVERTIME: 44,
  GAME_OVER: 45,
  BALL_MOVED: 46,
  BALL_HELD: 47,
  ATTACHED: 48,
  REMOVED: 49,
  GRIDIRON_PLAYED: 50,
  TOO_FEW_PLAYERS: 51,
  LOOP_NAMED: 52,
  BUDGET_SPENT: 53,
  TOO_LATE: 54,
  SEARCHED: 55,
  SHUFFLED: 56,
  HAND_REVEALED: 57,
  LOOKED: 58,
  DREW_UP: 59,
  LASTS: 60,
  BENCHED: 61,
  CAME_IN: 62,
  TIME_UNITS_CHANGED: 63,
  POINTS: 64,
  RECOVERED: 65,
  RESULT_MADE: 66,
  CATCH_RANGE: 67,
  STRENGTH: 68,
  SILENCED: 69,
  NO_DRAW: 70,
  REPLACED: 71,
  NO_PLAY_IN_HAND: 72,
  TIMEOUTS_CHANGED: 73,
  CHOSE_X: 74,
  DEFENSE_CHANGED: 75,
  AFTER_ALL: 76,
  NAMED_PLAY: 77,
  ALSO_CALLED: 78,
  HAND_SEEN: 79,
  TOP_SEEN: 80,
  TOP_REVEALED: 81,
  HANDS_EXCHANGED: 82,
  HAND_CARD_PUT: 83,
  PILE_CARD_PUT: 84,
  SHOWN_CARD_PUT: 85,
  GRIT_CHANGED: 86,
  KICKED_AGAIN: 87,
  CLOCK_SET: 88,
  RETURNED: 89,
  POWER_UP_MOVED: 90,
  COPIED: 91,
  GAINED_ABILITY: 92,
  TOOK: 93,
  NEW_TARGET: 94,
  CALL_STAYS: 95,
  BASE_YARDS_SET: 96,
  FIRST_DOWN_CANCELLED: 97,
  DOWN_SET: 98,
} as const;

export const Call = {
  RUN_LEFT: 1,
  RUN_MIDDLE: 2,
  RUN_RIGHT: 4,
  SHORT_PASS: 8,
  MEDIUM_PASS: 16,
  LONG_PASS: 32,
  UNSPECIFIED_RUN: 64,
  UNSPECIFIED_PASS: 128,
  ANY_RUN: 71,
  ANY_PASS: 184,
  ANY_CALL: 255,
} as const;

export const Point = {
  START_OF_POSSESSION: 1,
  START_OF_DOWN: 2,
  PRIOR_TO_SELECTING: 4,
  ON_FIELD_ADJUSTMENTS: 8,
  IF_STOPPED: 16,
  IF_INCOMPLETE: 32,
  BEFORE_DESIGNATION: 64,
  AFTER_DESIGNATION: 128,
  END_OF_PLAY: 256,
  EVERY_POINT: 511,
  AT_FIELD_GOAL: 512,
} as const;

export const Outcome = {
  UNCHECKED: 0,
  STOPPED: 1,
  SUCCESSFUL: 2,
  INCOMPLETE: 3,
  COMPLETE: 4,
} as const;

export const Ledger = {
  ADD: 0,
  DOUBLE: 1,
  HALVE: 2,
  AT_MOST: 3,
  AT_LEAST: 4,
  INSTEAD: 5,
  DOWN_TO: 6,
  PAIR: 7,
} as const;

export const DEFAULT_EDITION = "crd";

export const EDITIONS = [
{"name": "2019", "title": "2019, first edition", "steps": [{"name": "lineUps", "point": 0, "asks": [0]}, {"name": "prior", "point": 4, "asks": []}, {"name": "call", "point": 0, "asks": [3, 2]}, {"name": "adjustments", "point": 8, "asks": []}, {"name": "stopped", "point": 16, "asks": []}, {"name": "incomplete", "point": 32, "asks": []}, {"name": "before", "point": 64, "asks": []}, {"name": "designation", "point": 0, "asks": [4]}, {"name": "designated", "point": 128, "asks": []}, {"name": "results", "point": 0, "asks": [5]}, {"name": "end", "point": 256, "asks": []}]},
{"name": "2021", "title": "2021, version 2.0", "steps": [{"name": "lineUps", "point": 0, "asks": [0]}, {"name": "possession", "point": 1, "asks": []}, {"name": "down", "point": 2, "asks": [2]}, {"name": "prior", "point": 4, "asks": []}, {"name": "call", "point": 0, "asks": [3]}, {"name": "adjustments", "point": 8, "asks": []}, {"name": "designation", "point": 0, "asks": [4]}, {"name": "designated", "point": 128, "asks": []}, {"name": "results", "point": 0, "asks": [5]}, {"name": "end", "point": 256, "asks": []}]},
{"name": "2022", "title": "2022, version 2.1", "steps": [{"name": "lineUps", "point": 0, "asks": [0]}, {"name": "possession", "point": 1, "asks": []}, {"name": "down", "point": 2, "asks": [2]}, {"name": "prior", "point": 4, "asks": []}, {"name": "call", "point": 0, "asks": [3]}, {"name": "adjustments", "point": 8, "asks": []}, {"name": "designation", "point": 0, "asks": [4]}, {"name": "designated", "point": 128, "asks": []}, {"name": "results", "point": 0, "asks": [5]}, {"name": "end", "point": 256, "asks": []}]},
{"name": "crd", "title": "2022 with rulings (CRD 3.0)", "steps": [{"name": "lineUps", "point": 0, "asks": [0]}, {"name": "possession", "point": 1, "asks": []}, {"name": "down", "point": 2, "asks": [2]}, {"name": "prior", "point": 4, "asks": []}, {"name": "call", "point": 0, "asks": [3]}, {"name": "adjustments", "point": 8, "asks": []}, {"name": "designation", "point": 0, "asks": [4]}, {"name": "designated", "point": 128, "asks": []}, {"name": "results", "point": 0, "asks": [5]}, {"name": "end", "point": 256, "asks": []}]},
] as const;

export interface Resume {
  type: "resume";
  version: number;
  seen: number;
}

export interface Answer {
  type: "answer";
  key: string;
  turn: number;
  choice: number;
}

export interface Undo {
  type: "undo";
  key: string;
}

export interface Resign {
  type: "resign";
  key: string;
}

export interface OfferDraw {
  type: "offer draw";
  key: string;
}

export interface OfferRematch {
  type: "offer rematch";
  key: string;
}

export interface Reply {
  type: "reply";
  key: string;
  wish: "draw" | "rematch" | "undo";
  agree: boolean;
}

export interface ComeBack {
  type: "come back";
  key: string;
}

export interface AskHint {
  type: "hint";
  key: string;
}

export interface AskTime {
  type: "time";
  key: string;
}

export interface SetPasses {
  type: "passes";
  key: string;
  passes: Passes;
}

export interface Passes {
  usual: "able" | "skip" | "stop";
  points: PassAt[];
  full_control: boolean;
  timeouts: "always" | "matters" | "never";
  kicks: "always" | "matters" | "never";
  orders: "always" | "matters" | "never";
}

export interface PassAt {
  point: number;
  mode: "able" | "skip" | "stop";
}

export interface SkipAhead {
  type: "skip";
  key: string;
  until: "act" | "down" | "off";
}

export interface Hold {
  type: "hold";
  key: string;
  turn: number;
}

export interface Seal {
  type: "seal";
  key: string;
  seal: string;
}

export interface OpenNumber {
  type: "number";
  key: string;
  number: string;
}

export interface Welcome {
  type: "welcome";
  version: number;
  room: string;
  seat: number;
  names: [string, string];
  programs: [boolean, boolean];
  edition: string;
  all_pro: boolean;
  cards: CardSheet[];
  clocks: boolean;
  commitment: string;
  set_up: "" | "chosen seed" | "continued record";
  private: boolean;
  invite: string;
}

export interface CardSheet {
  name: string;
  kind: string;
  text: string;
  timing?: string;
  number?: string;
  position?: string;
  rating?: number;
  team?: string;
  strength?: string;
  time?: number;
  offense?: string;
  defense?: string;
}

export interface Shuffling {
  type: "shuffle";
  seated: [boolean, boolean];
  seals: [string, string];
  numbers: [string, string];
  ending: Ending | null;
}

export interface Ending {
  winner: number;
  how: "absence" | "draw agreed" | "played" | "resigned" | "time";
}

export interface Update {
  type: "update";
  first: number;
  log: LogLine[];
  table: TableSeen;
  question: Question | null;
  left: [number, number] | null;
  wishes: [number, string][];
  stood_in: number[];
  ending: Ending | null;
  rematch: string;
  passes: Passes | null;
  beat: number;
  until: "act" | "down" | "off";
  seated: number[];
  here: number[];
}

export interface LogLine {
  text: string;
  clause: string;
  why: string;
  kind: number;
  card?: number;
  seat?: number;
  a?: number;
  b?: number;
}

export interface TableSeen {
  period: number;
  clock: number;
  down: number;
  ball: number;
  offense: number;
  score: number[];
  timeouts: number[];
  over: boolean;
  winner: number;
  sides: SideSeen[];
  gridirons: GridironSeen[];
  this: DownSeen;
  point: number;
  secondary: boolean;
  layers: EffectSeen[];
  waiting: EffectSeen[];
  carried_out: EffectSeen[];
  lasting: LastingSeen[];
  looking_at: number[];
  put_back: number[];
}

export interface SideSeen {
  players: PlayerSeen[];
  plays_in_deck: number;
  actions_in_deck: number;
  plays_in_hand: number;
  actions_in_hand: number;
  play_hand: number[] | null;
  action_hand: number[] | null;
  play_discard: number[];
  action_discard: number[];
  synergy: number;
  synergy_active: boolean;
  call: CallSeen | null;
  lined_up: number;
}

export interface PlayerSeen {
  slot: number;
  card: number;
  superstar: number;
  power_ups: number[];
  on_field: boolean;
  exhausted: boolean;
}

export interface CallSeen {
  card: number;
  x: number;
}

export interface GridironSeen {
  owner: number;
  card: number;
}

export interface DownSeen {
  spot: number;
  kick: number;
  revealed: boolean;
  call: number;
  call_yards: number;
  low: number;
  high: number;
  defense_calls: number;
  strength: number;
  outcome: number;
  runner: number;
  tackler: number;
  base_add: number;
  ledger: number[];
  results: boolean;
  yards: number;
  turnover: number;
  turnover_by: number;
  replay: number;
  time_add: number;
  time_set: number;
  first_down: boolean;
  scored: number;
  scorer: number;
  silenced: number;
  no_draw: number;
}

export interface EffectSeen {
  seat: number;
  card: number;
  ability: number;
  slot: number;
  cancelled: boolean;
  chosen: number;
}

export interface LastingSeen {
  seat: number;
  card: number;
  ability: number;
  slot: number;
  amount: number;
  duration: number;
  runner: number;
  target: number;
  once: boolean;
  chosen: number;
}

export interface Question {
  turn: number;
  kind: number;
  text: string;
  choices: Choice[];
  cannot: Cannot[];
}

export interface Choice {
  name: string;
  verb: number;
  explained?: string;
  card?: number;
  slot?: number;
  number?: number;
  in_vain?: string;
}

export interface Cannot {
  why: string;
  card?: number;
  slot?: number;
}

export interface Acknowledged {
  type: "ack";
  key: string;
}

export interface Refused {
  type: "refused";
  key: string;
  code: string;
  detail: string;
}

export interface Hint {
  type: "hint";
  turn: number;
  shares: number[];
  winning: number;
}

export interface Time {
  type: "time";
  key: string;
  left: [number, number] | null;
  running: number;
}

export interface Health {
  version: string;
  rooms: number;
  nodes: number;
  rooms_everywhere: number;
}

export interface Alive {
  version: string;
}

export interface Ready {
  version: string;
  schema: string;
  free: number;
}

export interface Name {
  name: string;
}

export interface Me {
  name: string;
  login: string;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface NewPassword {
  password: string;
  new: string;
}

export interface Password {
  password: string;
}

export interface Menu {
  editions: string[];
  opponents: string[];
  styles: StyleSeen[];
  starters: StarterSeen[];
  first_game: FirstGame;
}

export interface StyleSeen {
  name: string;
  agent: string;
  says: string;
}

export interface StarterSeen {
  name: string;
  title: string;
  about: string;
}

export interface FirstGame {
  deck: string;
  opponents_deck: string;
  opponent: string;
}

export interface TeamSeen {
  name: string;
  colours: [string, string];
  style: string;
  plan: string;
}

export interface NewGame {
  opponent: string;
  deck: string;
  opponents_deck: string;
  edition: string;
  all_pro: boolean;
  clock: ClockRule | null;
  absent: "forfeit" | "program";
  delay: number;
  private: boolean;
  seed: string;
  seat: number;
  record: string;
  step: number;
}

export interface ClockRule {
  reserve: number;
  increment: number;
}

export interface Opened {
  room: string;
  invite: string;
}

export interface Invited {
  invite: string;
  agree: boolean;
}

export interface Invitation {
  names: [string, string];
  free: number;
  mine: number;
  edition: string;
  all_pro: boolean;
  clock: ClockRule | null;
  absent: "forfeit" | "program";
  delay: number;
  private: boolean;
  set_up: "" | "chosen seed" | "continued record";
  seed: string;
  position: string;
}

export interface SummarySeen {
  drives: DriveSeen[];
  plays: [PlaysSeen[], PlaysSeen[]];
  best: BestSeen | null;
  chances: number[];
  turning_points: TurningPoint[];
}

export interface DriveSeen {
  seat: number;
  step: number;
  when: string;
  start: number;
  end: number;
  result: string;
  score: [number, number];
}

export interface PlaysSeen {
  kind: string;
  plays: number;
  yards: number;
  longest: number;
}

export interface BestSeen {
  seat: number;
  name: string;
  why: string;
}

export interface TurningPoint {
  first: number;
  last: number;
  where: string;
  outcome: string;
  before: number;
  after: number;
}

export interface OwnGame {
  room: string;
  seat: number;
  names: [string, string];
  score: [number, number] | null;
  ending: Ending | null;
  opened: number;
}

export interface Search {
  query: string;
  among: string[];
}

export interface Found {
  count: number;
  near: boolean;
  cards: CardSheet[];
  error: string;
  sections: string[];
}

export interface Draft {
  kind: "action" | "gridiron" | "legend" | "play" | "player" | "power up" | "superstar" | "synergy";
  name: string;
  text: string;
  timing: string;
  subtype: string;
  side: string;
  position: string;
  rating: string;
  team: string;
  strength: string;
  time: string;
  offense: string;
  defense: string;
  edition: string;
}

export interface Reading {
  understood: boolean;
  card: CardSheet | null;
  report: string;
  field: string;
  at: number;
  length: number;
}

export interface Begun {
  kind: "action" | "gridiron" | "legend" | "play" | "player" | "power up" | "superstar" | "synergy";
  text: string;
}

export interface NextWords {
  completions: Completion[];
}

export interface Completion {
  insert: string;
  replaces: number;
  what: string;
}

export interface OwnSet {
  cards: OwnCard[];
  unread: string[];
}

export interface OwnCard {
  id: string;
  typed: Typed;
  card: CardSheet | null;
  status: string;
  why: string;
}

export interface Typed {
  kind: "action" | "gridiron" | "legend" | "play" | "player" | "power up" | "superstar" | "synergy";
  name: string;
  number?: string;
  unique?: boolean;
  side?: string;
  position?: string;
  rating?: string;
  team?: string;
  strength?: string;
  time?: string;
  offense?: string;
  defense?: string;
  subtype?: string;
  text?: string;
  timing?: string;
}

export interface CardList {
  text: string;
  form: "cards" | "csv" | "txt";
}

export interface Imported {
  lines: ListLine[];
  new: number;
  replaced: number;
  unchanged: number;
}

export interface ListLine {
  line: number;
  label: string;
  status: string;
  why: string;
  note: string;
}

export interface DeckMenu {
  formats: string[];
  styles: string[];
}

export interface DeckWords {
  text: string;
  format: string;
}

export interface DeckSeen {
  title: string;
  text: string;
  code: string;
  lines: DeckLine[];
  problems: DeckProblem[];
  troubles: string[];
  reasons: string[];
}

export interface DeckLine {
  section: string;
  copies: number;
  card: CardSheet;
}

export interface DeckProblem {
  clause: string;
  wrong: string;
  mend: string;
}

export interface Completed {
  text: string;
  format: string;
  team: string;
  style: string;
  seed: string;
}

export interface OwnDeck {
  name: string;
  text: string;
}

export interface DraftState {
  kind: "draft" | "sealed";
  seats: number;
  seed: string;
  picks: number[];
  style: string;
}

export interface DraftSeen {
  stage: string;
  round: number;
  rounds: number;
  pick: number;
  pack: PackCard[];
  pool: CardSheet[];
  deck: string;
  opponents_deck: string;
  reasons: string[];
}

export interface PackCard {
  place: number;
  card: CardSheet;
}

export interface JudgeState {
  position: string;
  record: string;
  step: number;
  set_up: SetUp | null;
  answers: number[];
}

export interface SetUp {
  deck: string;
  opponents_deck: string;
  edition: string;
  all_pro: boolean;
  half: number;
  clock: number;
  down: number;
  ball: number;
  offense: number;
  score: [number, number];
  timeouts: [number, number];
  plays: [string[], string[]];
  actions: [string[], string[]];
  next_plays: [string[], string[]];
  bench: string[];
  exhausted: string[];
  superstars: [string[], string[]];
  power_ups: [string[], string[]];
  gridirons: [string[], string[]];
  lined_up: boolean;
}

export interface JudgeSeen {
  position: string;
  here: string;
  names: [string, string];
  cards: CardSheet[];
  table: TableSeen;
  question: Question | null;
  decides: number;
  ruled: Ruled[];
}

export interface Ruled {
  seat: number;
  answer: string;
  log: LogLine[];
}

export interface LessonTitle {
  title: string;
  about: string;
  scenes: number;
}

export interface LessonState {
  lesson: number;
  scene: number;
  answers: number[];
}

export interface LessonSeen {
  step: number;
  steps: number;
  briefing: string;
  refused: string;
  right: number[];
  names: [string, string];
  cards: CardSheet[];
  table: TableSeen;
  question: Question | null;
  log: LogLine[];
  done: boolean;
  learned: string;
}

export interface PuzzleList {
  themes: string[];
  puzzles: PuzzleTitle[];
}

export interface PuzzleTitle {
  id: string;
  theme: string;
  difficulty: number;
}

export interface PuzzleWanted {
  id: string;
  day: string;
}

export interface PuzzleSeen {
  id: string;
  theme: string;
  difficulty: number;
  proved: boolean;
  edition: string;
  seat: number;
  situation: string;
  names: [string, string];
  cards: CardSheet[];
  table: TableSeen;
  question: Question | null;
}

export interface PuzzleTried {
  id: string;
  answer: number;
}

export interface PuzzleJudged {
  right: boolean;
  best: number;
  answers: AnswerJudged[];
  steps: StepTold[];
}

export interface AnswerJudged {
  name: string;
  chance: number;
  error: number;
}

export interface StepTold {
  title: string;
  text: string;
}

export interface RecordWords {
  record: string;
}

export interface Replay {
  names: [string, string];
  edition: string;
  cards: CardSheet[];
  steps: Step[];
  chances: number[];
  turning_points: TurningPoint[];
  differs: number;
  notice: string;
}

export interface Step {
  table: TableSeen | null;
  log: LogLine[];
  decides: number;
}

export interface ReviewSeen {
  seat: number;
  done: number;
  total: number;
  review: Review | null;
}

export interface Review {
  format: number;
  judge: string;
  worlds: number;
  names: [string, string];
  score: [number, number];
  winner: number | null;
  account: Account;
  sides: [Side, Side];
  chances: number[];
  downs: DownReview[];
  decisions: Judged[];
  breaks: number[];
}

export interface Account {
  start: number;
  skill: [number, number];
  draws: number;
  grit: number;
  cards: number;
  ending: number;
  end: number;
}

export interface Side {
  name: string;
  whole: Part;
  phases: Part[];
  kinds: Part[];
  labels: [number, number, number];
  story: string[];
}

export interface Part {
  name: string;
  decisions: number;
  cost: number;
  accuracy: number;
}

export interface DownReview {
  number: number;
  first: number;
  last: number;
  where: string;
  outcome: string;
  when: string;
  told: string;
  before: number;
  after: number;
  at: number;
  skill: [number, number];
  draws: number;
  grit: number;
  cards: number;
}

export interface Judged {
  number: number;
  seat: number;
  down: number;
  where: string;
  phase: string;
  kind: string;
  chosen: string;
  mix: Alternative[];
  cost: number;
  error: number;
  label: "" | "blunder" | "inaccuracy" | "mistake";
  drawn: number;
}

export interface Alternative {
  answer: string;
  share: number;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

export interface Clause {
  id: string;
  title: string;
  text: string;
  editions: string[];
}

export interface TermSeen {
  name: string;
  means: string;
  clauses: string[];
  forms: string[];
}

export interface Problem {
  title: string;
  status: number;
  detail: string;
  code: string;
  error?: string;
}

export type Incoming = Resume | Answer | Undo | Resign | OfferDraw | OfferRematch | Reply | ComeBack | AskHint | AskTime | SetPasses | SkipAhead | Hold | Seal | OpenNumber;

export type Outgoing = Welcome | Shuffling | Update | Acknowledged | Refused | Hint | Time;
