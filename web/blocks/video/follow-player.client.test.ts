// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followPlayer } from "./follow-player.client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Follows a YouTube video. `api` is null if YouTube's script did not load. */
function follow(api: object | null) {
  const film = Object.assign(document.createElement("video"), { api });
  const frame = document.body.appendChild(document.createElement("iframe"));
  Object.defineProperty(film, "shadowRoot", { value: { querySelector: () => frame } });
  const problems: string[] = [];
  const ready = vi.fn<() => void>();
  const sent: unknown[] = [];
  const target = frame.contentWindow;
  if (!target) throw new Error("The frame has no window.");
  target.postMessage = (message: unknown) => sent.push(message);
  const stop = followPlayer(film, {
    host: "youtube",
    onFrame: () => undefined,
    onReady: ready,
    onProblem: (problem) => problems.push(problem),
  });
  const respond = () => dispatchEvent(new MessageEvent("message", { source: target }));
  return { film, frame, problems, ready, sent, respond, stop };
}

test("[VID-3] reports a YouTube frame that does not respond for 20 seconds", () => {
  const { problems, sent } = follow(null);
  vi.advanceTimersByTime(19_999);
  expect(problems).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(problems).toEqual(["failed"]);
  const count = sent.length;
  vi.advanceTimersByTime(60_000);
  expect([problems, sent.length]).toEqual([["failed"], count]);
});

test("[VID-3] reports a frame that has loaded, such as the browser's error page, and does not respond for 6 seconds", () => {
  const { frame, problems, ready } = follow({});
  vi.advanceTimersByTime(1_000);
  frame.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(5_999);
  expect(problems).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(problems).toEqual(["failed"]);
  expect(ready).not.toHaveBeenCalled();
});

test("[VID-3] keeps a video whose frame responds although YouTube's script is blocked", () => {
  const { problems, ready, sent, respond } = follow(null);
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual(['{"event":"listening"}']);
  respond();
  expect(ready).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect([problems, sent.length]).toEqual([[], 1]);
});

test("[VID-3] sends no message when YouTube's script is loaded, and stops when the video is ready or removed", () => {
  const { film, problems, sent } = follow({});
  const removed = follow(null);
  removed.stop();
  vi.advanceTimersByTime(5_000);
  film.dispatchEvent(new Event("loadcomplete"));
  vi.advanceTimersByTime(60_000);
  expect([problems, sent, removed.problems]).toEqual([[], [], []]);
});
