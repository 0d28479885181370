// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { followPage } from "./follow-page.client.ts";

/** jsdom has no layout, and therefore no `ResizeObserver`. */
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

beforeEach(() => {
  vi.useFakeTimers();
});

/** Lets `time` ms pass. Mutation observers are called in microtasks, which the timers let through. */
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

test("[COMP-1] tools over a page at rest are placed four times a second, not in every frame", async () => {
  const place = vi.fn<() => void>();
  const stop = followPage(place);
  expect(place).toHaveBeenCalledTimes(1);
  await pass(1_100);
  expect(place.mock.calls.length).toBeLessThanOrEqual(5);
  stop();
  await pass(1_000);
  expect(place.mock.calls.length).toBeLessThanOrEqual(5);
});

test("[COMP-1] tools over the page follow a change within a frame, and a scroll in every frame", async () => {
  const place = vi.fn<() => void>();
  const stop = followPage(place);
  document.body.append("A text");
  await pass(20);
  expect(place).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event("scroll"));
  await pass(200);
  expect(place.mock.calls.length).toBeGreaterThan(10);
  stop();
});
