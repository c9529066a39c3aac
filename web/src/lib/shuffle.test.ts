import { beforeEach, describe, expect, test, vi } from "vitest";
import { sha256 } from "./sha256";
import { check, keepCommitment, kept, nextPart, sealOf, tagsOf } from "./shuffle";
import type { Shuffling } from "./wire";

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
});

describe("SHA-256", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ])("of %j", (text, digest) => expect(sha256(text)).toBe(digest));

  test("is the platform's at every length around a block", async () => {
    for (let length = 0; length < 200; length++) {
      const text = "é".repeat(length);
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
      expect(sha256(text)).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });
});

// Made by the server: tests/server/test_shuffle.py, played().
const RECORD = `[Snapcount "1"]
[Edition "crd"]
[Seed "dfcd669d79473ac374b90bcdce2750bb02558f06709682bcf405c5953b81c571"]
[Result "*"]
[First "Ada"]
[Second "Ben"]
[Shuffle "1"]
[Room "attic"]
[Commitment "0a20d7f49feb108954376a5dce7d2a1ee2cead8990901fd11c5496c0619a4281"]
[Secret "${"5e".repeat(32)}"]
[FirstSeal "7e7a7dda15a18064229af7a3b2024448028b23b49c7bcf3e3b6629b0858751f1"]
[SecondSeal "7ae16a4599722fba3de9d2bfa467a41223c368c25992428e15352409580d3954"]
[FirstNumber "${"0a".repeat(32)}"]
[SecondNumber "${"b1".repeat(32)}"]
[Table "48671cf4605f7a25"]
`;
const COMMITMENT = "0a20d7f49feb108954376a5dce7d2a1ee2cead8990901fd11c5496c0619a4281";
const good = (record: string, own: Parameters<typeof check>[1] = null): boolean => check(record, own).every((each) => each.good);

describe("a record", () => {
  test("of the server is good", () => expect(good(RECORD)).toBe(true));
  test.each(["Seed", "First", "Second", "Room", "Commitment", "Secret", "FirstSeal", "SecondSeal", "FirstNumber", "SecondNumber", "Table", "Shuffle"])(
    "with another %s is not",
    (name) => {
      const value = tagsOf(RECORD)[name] ?? "";
      const other = (value.startsWith("0") ? "1" : "0") + value.slice(1);
      expect(good(RECORD.replace(`[${name} "${value}"]`, `[${name} "${other}"]`))).toBe(false);
    },
  );
  test("is the one that this browser saw, and has its number", () => {
    const own = { commitment: COMMITMENT, number: "0a".repeat(32), seal: tagsOf(RECORD)["SecondSeal"] ?? "" };
    expect(good(RECORD, own)).toBe(true);
    expect(good(RECORD, { ...own, commitment: "00".repeat(32) })).toBe(false);
    expect(good(RECORD, { ...own, number: "00".repeat(32) })).toBe(false);
    expect(good(RECORD, { ...own, seal: "00".repeat(32) })).toBe(false);
  });
});

describe("this client's part", () => {
  const at = (fields: Partial<Shuffling>): Shuffling => ({ type: "shuffle", seated: [true, true], seals: ["", ""], numbers: ["", ""], ending: null, ...fields });

  test("waits until both have sat down", () => {
    keepCommitment("attic", COMMITMENT);
    expect(nextPart("attic", 0, at({ seated: [true, false] }))).toBeNull();
    expect(kept("attic")?.number).toBe("");
  });

  test("is a seal, and then the number, once both are sealed", () => {
    keepCommitment("attic", COMMITMENT);
    const first = nextPart("attic", 0, at({}));
    const number = kept("attic")?.number ?? "";
    expect(number).toMatch(/^[0-9a-f]{64}$/);
    const seal = sealOf(COMMITMENT, 0, number);
    expect(first).toEqual({ type: "seal", seal });
    expect(nextPart("attic", 0, at({}))).toEqual(first); // the same after a reload
    expect(nextPart("attic", 0, at({ seals: [seal, ""] }))).toBeNull();
    expect(nextPart("attic", 0, at({ seals: [seal, "c".repeat(64)] }))).toEqual({ type: "number", number });
    expect(kept("attic")?.seal).toBe("c".repeat(64)); // which the other is held to
    expect(nextPart("attic", 0, at({ seals: [seal, "-"] }))).toEqual({ type: "number", number });
    expect(nextPart("attic", 0, at({ seals: [seal, "-"], numbers: [number, "-"] }))).toBeNull();
    expect(nextPart("attic", 0, at({ seals: ["-", "-"] }))).toBeNull();
  });

  test("goes by the commitment that was shown first", () => {
    keepCommitment("attic", COMMITMENT);
    expect(keepCommitment("attic", "00".repeat(32)).commitment).toBe(COMMITMENT);
  });
});
