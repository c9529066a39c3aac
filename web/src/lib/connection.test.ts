import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection";

/** The sockets that were opened, in order. */
const opened: FakeSocket[] = [];

class FakeSocket {
  static OPEN = 1;
  readyState = 1;
  onopen = () => {};
  onmessage = () => {};
  onclose: (event: { code: number; reason: string }) => void = () => {};
  sent: string[] = [];
  constructor(readonly url: string) {
    opened.push(this);
  }
  send(data: string) {
    this.sent.push(data);
  }
  close() {}
}

const last = () => opened[opened.length - 1]!;

beforeEach(() => {
  opened.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "play.example.org" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a game that runs on another server is asked for there, once", () => {
  const connection = new Connection("attic.b", () => {});
  expect(last().url).toBe("wss://play.example.org/ws/attic.b");
  last().onopen();
  connection.say({ type: "resign" });
  last().onclose({ code: 4006, reason: "c" });
  vi.advanceTimersByTime(50);
  expect(last().url).toBe("wss://play.example.org/ws/attic.b?node=c");
  expect(connection.told.state).not.toBe("lost");
  // What was not acknowledged is said again there, under the same key.
  last().onopen();
  expect(last().sent[1]).toBe(opened[0]!.sent[1]);
  // When that server is gone, the proxy decides.
  last().onclose({ code: 1006, reason: "" });
  expect(connection.told.state).toBe("lost");
  vi.advanceTimersByTime(10_000);
  expect(last().url).toBe("wss://play.example.org/ws/attic.b");
});

test("a server that goes asks to come again, and the page does", () => {
  const connection = new Connection("attic.b", () => {});
  last().onopen();
  last().onclose({ code: 1012, reason: "come again" });
  vi.advanceTimersByTime(300);
  expect(opened.length).toBe(2);
  expect(connection.told.state).toBe("lost");
});
