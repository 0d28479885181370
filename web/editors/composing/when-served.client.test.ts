import { expect, onTestFinished, test, vi } from "vitest";
import { whenServed } from "./when-served.client.ts";

test("[COMP-6] waits for a site that restarts, with one series of requests for all", async () => {
  vi.useFakeTimers();
  const results = [new TypeError("Failed to fetch"), 502, 200];
  const fetched = vi.fn<typeof fetch>(async () => {
    const result = results.shift();
    if (result instanceof Error) throw result;
    return new Response(null, { status: Number(result) });
  });
  vi.stubGlobal("fetch", fetched);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  let isServed = false;
  const all = Promise.all([whenServed(), whenServed()]).then(() => (isServed = true));
  await vi.advanceTimersByTimeAsync(200);
  expect(isServed).toBe(false);
  await vi.runAllTimersAsync();
  await all;
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(fetched.mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal);
});
