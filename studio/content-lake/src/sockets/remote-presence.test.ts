import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Exchange } from "../nodes/exchange.ts";
import { openRemotePresence } from "./remote-presence.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("[LAKE-5] signs off the tabs of a node that no longer responds, except those that came back", () => {
  let receive: (nodeId: string, text: string) => void = () => undefined;
  const exchange: Pick<Exchange, "publish" | "subscribe"> = {
    publish: () => undefined,
    subscribe: (listener) => {
      receive = listener;
      return () => undefined;
    },
  };
  const delivered: unknown[] = [];
  const presence = openRemotePresence(exchange, (room, message) => delivered.push([room, message]));
  const state = (sessionId: string) => ({ type: "state", i: "pAda", m: { sessionId } });
  for (const session of ["lost", "elsewhere", "here"])
    receive("killed", JSON.stringify({ room: "production", message: state(session) }));
  receive("other", JSON.stringify({ room: "production", message: state("elsewhere") }));
  presence.send("production", state("here"));
  delivered.length = 0;
  for (let seconds = 0; seconds < 30; seconds += 5) {
    receive("other", "{}");
    vi.advanceTimersByTime(5_000);
  }
  expect(delivered).toEqual([
    ["production", { type: "disconnect", i: "pAda", m: { session: "lost" } }],
  ]);
  expect(presence.hasTab("production", "elsewhere")).toBe(true);
  presence.stop();
});
