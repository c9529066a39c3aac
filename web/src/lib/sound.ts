// The sounds of a game, made from tones and noise as they are needed: nothing is loaded. Silent until the
// person has done something, as browsers and good manners ask for.

import type { Beat, MomentName } from "./stage";

export type Sound = "flip" | "tick" | "good" | "bad" | "card" | "run" | "drum" | "whistle" | "cheer" | "groan" | "horn" | "turn" | "chime";

const SUCCESSFUL = 2;
const MOMENTS: Record<MomentName, Sound> = {
  touchdown: "cheer",
  pickSix: "cheer",
  interception: "groan",
  fumble: "groan",
  safety: "whistle",
  fieldGoalGood: "cheer",
  fieldGoalMissed: "groan",
  firstDown: "good",
  turnoverOnDowns: "whistle",
  replayed: "whistle",
  halfTime: "horn",
  overtime: "horn",
  gameOver: "horn",
};

/** What a beat sounds like, if it sounds at all. */
export function soundOf(beat: Beat): Sound | null {
  if (beat.moment) return MOMENTS[beat.moment.name];
  switch (beat.kind) {
    case "reveal":
      return "flip";
    case "strength":
    case "effect":
    case "yards":
    case "clock":
      return "tick";
    case "outcome":
      return beat.table.this.outcome === SUCCESSFUL ? "good" : "bad";
    case "layer":
    case "resolve":
      return "card";
    case "ball":
    case "kick":
      return "run";
    case "grit":
      return beat.grit && beat.grit.value >= 0 ? "drum" : "flip";
    case "timeout":
      return "whistle";
    case "designate":
    case "turn":
    case "lineUp":
      return "turn";
    default:
      return null;
  }
}

interface Tone {
  wave?: OscillatorType;
  /** Where the pitch goes. */
  to?: number;
  loud?: number;
}

class Studio {
  private noise: AudioBuffer;

  constructor(
    readonly context: AudioContext,
    private out: AudioNode,
  ) {
    this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }

  private envelope(after: number, lasts: number, loud: number, attack: number): GainNode {
    const gain = this.context.createGain();
    const at = this.context.currentTime + after;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    gain.connect(this.out);
    return gain;
  }

  tone(pitch: number, after: number, lasts: number, { wave = "sine", to = pitch, loud = 0.2 }: Tone = {}): void {
    const source = this.context.createOscillator();
    const at = this.context.currentTime + after;
    source.type = wave;
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(this.envelope(after, lasts, loud, 0.008));
    source.start(at);
    source.stop(at + lasts + 0.02);
  }

  /** Noise around a pitch: cards, cloth, a crowd. */
  rush(pitch: number, after: number, lasts: number, { to = pitch, loud = 0.2, attack = 0.01, width = 1 }: { to?: number; loud?: number; attack?: number; width?: number } = {}): void {
    const source = this.context.createBufferSource();
    const filter = this.context.createBiquadFilter();
    const at = this.context.currentTime + after;
    source.buffer = this.noise;
    source.loop = true;
    filter.type = "bandpass";
    filter.Q.value = width;
    filter.frequency.setValueAtTime(pitch, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(filter).connect(this.envelope(after, lasts, loud, attack));
    source.start(at);
    source.stop(at + lasts + 0.02);
  }
}

const SOUNDS: Record<Sound, (studio: Studio) => void> = {
  flip: (s) => (s.rush(1800, 0, 0.14, { to: 4200, loud: 0.35 }), s.rush(900, 0.13, 0.08, { loud: 0.3 })),
  tick: (s) => s.tone(1500, 0, 0.04, { wave: "triangle", loud: 0.12 }),
  good: (s) => (s.tone(523, 0, 0.12, { wave: "triangle" }), s.tone(784, 0.09, 0.2, { wave: "triangle" })),
  bad: (s) => (s.tone(150, 0, 0.22, { to: 60, loud: 0.5 }), s.rush(300, 0, 0.12, { loud: 0.4 })),
  card: (s) => s.rush(2600, 0, 0.09, { to: 1400, loud: 0.25 }),
  run: (s) => s.rush(240, 0, 0.45, { to: 520, loud: 0.3, attack: 0.1, width: 0.7 }),
  drum: (s) => [0, 0.07, 0.14].forEach((after) => s.tone(120, after, 0.12, { to: 70, loud: 0.4 })),
  whistle: (s) => [0, 0.16].forEach((after) => (s.tone(2300, after, 0.13, { to: 2380, loud: 0.12 }), s.tone(2360, after, 0.13, { loud: 0.1 }))),
  cheer: (s) => {
    s.rush(900, 0, 1.7, { to: 1500, loud: 0.5, attack: 0.35, width: 0.5 });
    [392, 523, 659, 784].forEach((pitch, i) => s.tone(pitch, 0.1 * i, 0.5, { wave: "triangle", loud: 0.16 }));
  },
  groan: (s) => {
    s.rush(600, 0, 1.1, { to: 280, loud: 0.4, attack: 0.2, width: 0.6 });
    s.tone(311, 0, 0.35, { wave: "triangle", to: 294 });
    s.tone(233, 0.3, 0.6, { wave: "triangle", to: 208 });
  },
  horn: (s) => [220, 277, 330].forEach((pitch) => s.tone(pitch, 0, 0.9, { wave: "sawtooth", loud: 0.08 })),
  turn: (s) => s.rush(1200, 0, 0.07, { to: 800, loud: 0.15 }),
  chime: (s) => (s.tone(880, 0, 0.18, { loud: 0.15 }), s.tone(1175, 0.12, 0.3, { loud: 0.15 })),
};

let studio: Studio | null = null;
let gain: GainNode | null = null;
let touched = false;

/** The person has done something: from now on there may be sound. */
export function touch(): void {
  touched = true;
}

/** Let it sound, as loud as that (0 to 1). */
export function play(sound: Sound, volume: number): void {
  if (!touched || volume <= 0 || typeof AudioContext === "undefined") return;
  if (!studio || !gain) {
    const context = new AudioContext();
    gain = context.createGain();
    gain.connect(context.destination);
    studio = new Studio(context, gain);
  }
  if (studio.context.state === "suspended") void studio.context.resume();
  gain.gain.value = volume * volume; // ears hear ratios
  SOUNDS[sound](studio);
}
