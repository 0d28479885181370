// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAfterPaint } from "./after-paint.client.ts";

let frames: FrameRequestCallback[];
let done: string[];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  done = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paint = () => {
  for (const frame of frames.splice(0)) frame(0);
};

const note = (name: string) => () => void done.push(name);

test("[COMP-1] does the work in order after the next frame is painted, or once and at once before what must follow it", () => {
  const afterPaint = createAfterPaint();
  afterPaint.add(note("a"));
  afterPaint.add(note("b"));
  paint();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual(["a", "b"]);
  afterPaint.add(note("c"));
  afterPaint.flush();
  expect(done).toEqual(["a", "b", "c"]);
  paint();
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual(["a", "b", "c"]);
  afterPaint.add(note("d"));
  vi.advanceTimersByTime(100);
  expect(done).toEqual(["a", "b", "c", "d"]);
});
