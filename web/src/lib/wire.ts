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

export interface SetPasses {
  type: "passes";
  key: string;
  passes: Passes;
}

export interface Passes {
  usual: "able" | "skip" | "stop";
  points: PassAt[];
  full_control: boolean;
}

export interface PassAt {
  point: number;
  mode: "able" | "skip" | "stop";
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
}

export interface LogLine {
  text: string;
  clause: string;
  why: string;
  kind: number;
  card?: number;
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

export interface Health {
  version: string;
  rooms: number;
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
  starters: StarterSeen[];
}

export interface StarterSeen {
  name: string;
  title: string;
  about: string;
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

export interface Search {
  query: string;
}

export interface Found {
  count: number;
  near: boolean;
  cards: CardSheet[];
  error: string;
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
}

export interface Step {
  table: TableSeen;
  log: LogLine[];
  decides: number;
}

export interface TurningPoint {
  first: number;
  last: number;
  where: string;
  outcome: string;
  before: number;
  after: number;
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

export interface Problem {
  title: string;
  status: number;
  detail: string;
  code: string;
  error?: string;
}

export type Incoming = Resume | Answer | Undo | Resign | OfferDraw | OfferRematch | Reply | ComeBack | AskHint | SetPasses | Hold | Seal | OpenNumber;

export type Outgoing = Welcome | Shuffling | Update | Acknowledged | Refused | Hint;
