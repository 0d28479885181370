import { expect, onTestFinished, test, vi } from "vitest";
import { whenServed } from "./when-served.client.ts";

test("[COMP-6] waits for a site that restarts and for its content service, with one series of requests for all", async () => {
  vi.useFakeTimers();
  const results = [
    new TypeError("Failed to fetch"),
    new Response("Bad gateway", { status: 502 }),
    Response.json({ ready: true, content: "cached" }),
    Response.json({ ready: false, content: "available" }, { status: 503 }),
  ];
  const fetched = vi.fn<typeof fetch>(async () => {
    const result = results.shift();
    if (result instanceof Response) return result;
    throw result;
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
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(fetched.mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal);
});
