// A game's wire: connects, comes back by itself, and keeps what the server tells.

import { chance, keepCommitment, nextPart } from "./shuffle";
import type { Hint, Incoming, LogLine, Outgoing, Shuffling, Update, Welcome } from "./wire";
import { VERSION } from "./wire";
import { words } from "./words";

const PRIVATE = 4003;
const GONE = 4004;
/** The session is over in which the wire was opened: whoever comes back may be somebody else. */
const ENDED = 4005;
/** The game runs on another server, whose name is the reason: asked for by it, the proxy goes there. */
const MOVED = 4006;
const AT_ONCE = 20;
const LONGEST_WAIT = 8000;
const SLOW = 3000;

export interface Told {
  welcome: Welcome | null;
  update: Update | null;
  /** How far the shuffle is, until the cards are dealt. */
  shuffle: Shuffling | null;
  log: LogLine[];
  state: "connecting" | "open" | "lost" | "gone" | "private";
  refused: string;
  hint: Hint | null;
  /** An answer is on its way, and not acknowledged yet. */
  sending: boolean;
  /** It has been on its way for long. */
  slow: boolean;
  /** What the clocks showed at a moment of this page's own clock. */
  time: ClocksAt | null;
}

export interface ClocksAt {
  left: [number, number];
  running: number;
  /** By `performance.now()`, with half the way there and back taken off. */
  at: number;
}

export const NOTHING_TOLD: Told = {
  welcome: null,
  update: null,
  shuffle: null,
  log: [],
  state: "connecting",
  refused: "",
  hint: null,
  sending: false,
  slow: false,
  time: null,
};

type Message = Incoming extends infer M ? (M extends { key: string } ? Omit<M, "key"> : never) : never;

export class Connection {
  told: Told = NOTHING_TOLD;
  private socket: WebSocket | null = null;
  private wait = 250;
  /** Which server to ask for next time. */
  private node = "";
  private closed = false;
  /** Messages that are not acknowledged yet; they are sent again when the wire is back. */
  private unsure = new Map<string, Incoming>();
  /** When the time was asked for. */
  private asked = new Map<string, number>();

  constructor(
    private room: string,
    private changed: (told: Told) => void,
  ) {
    this.open();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  say(message: Message): void {
    const key = chance(16);
    const whole = { ...message, key } as Incoming;
    if (whole.type === "time") this.asked.set(key, performance.now());
    else if (whole.type !== "hint") this.unsure.set(key, whole);
    // Advice is asked for by itself: it must not wipe out what was just refused.
    this.set({ refused: this.unsure.has(key) ? "" : this.told.refused, sending: this.unsure.size > 0 });
    setTimeout(() => this.unsure.has(key) && this.set({ slow: true }), SLOW);
    this.send(whole);
  }

  private send(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const node = this.node ? `?node=${encodeURIComponent(this.node)}` : "";
    this.node = "";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.room}${node}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = 250;
      this.send({ type: "resume", version: VERSION, seen: this.told.log.length });
      for (const message of this.unsure.values()) this.send(message);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => {
      if (this.closed) return;
      if (event.code === GONE || event.code === PRIVATE) {
        this.set({ state: event.code === GONE ? "gone" : "private" });
        return;
      }
      if (event.code === ENDED) {
        this.unsure.clear();
        this.told = NOTHING_TOLD;
      }
      if (event.code === MOVED) {
        this.node = event.reason;
        setTimeout(() => this.open(), AT_ONCE);
        return;
      }
      this.set({ state: "lost" });
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(message: Outgoing): void {
    if (message.type === "welcome") {
      this.set({ welcome: message, state: "open" });
      if (message.commitment && keepCommitment(this.room, message.commitment).commitment !== message.commitment)
        this.set({ refused: words.fair.changed });
    } else if (message.type === "shuffle") {
      this.set({ shuffle: message });
      this.takePart(message);
    } else if (message.type === "update") {
      const log = [...this.told.log.slice(0, message.first), ...message.log];
      this.set({ update: message, log });
      // Whoever watches has no clock of their own, and is told none as it runs.
      if (message.left && !message.ending && (this.told.welcome?.seat ?? -1) >= 0) this.say({ type: "time" });
    } else if (message.type === "time") {
      const sent = this.asked.get(message.key);
      this.asked.delete(message.key);
      const now = performance.now();
      if (sent !== undefined && message.left) this.set({ time: { left: message.left, running: message.running, at: (sent + now) / 2 } });
    } else if (message.type === "hint") {
      this.set({ hint: message });
    } else {
      this.unsure.delete(message.key);
      const sending = this.unsure.size > 0;
      this.set({ sending, slow: this.told.slow && sending, refused: message.type === "refused" ? message.detail : this.told.refused });
    }
  }

  /** Do this client's part of the shuffle, once; what is not acknowledged is sent again anyway. */
  private takePart(at: Shuffling): void {
    const seat = this.told.welcome?.seat ?? -1;
    const part = seat < 0 ? null : nextPart(this.room, seat, at);
    if (part && ![...this.unsure.values()].some((each) => each.type === part.type)) this.say(part);
  }

  private set(part: Partial<Told>): void {
    this.told = { ...this.told, ...part };
    this.changed(this.told);
  }
}
