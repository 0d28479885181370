import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTimeLimit } from "./time-limit.ts";

const never = () => new Promise<never>(() => {});
const agent = (userAgent: string) => vi.stubGlobal("navigator", { userAgent });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ["a desktop's browser", "Mozilla/5.0 (X11; Linux x86_64)", 30_000],
  ["a telephone's", "Mozilla/5.0 (Linux; Android 16) Mobile", 60_000],
])("[AUTH-8] %s rejects a call after its time limit", async (_, userAgent, limit) => {
  agent(userAgent);
  const settled = vi.fn<(error: unknown) => void>();
  withTimeLimit(never()).catch(settled);
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: "timeout" }));
});

test("[AUTH-8] returns a result in time and clears the timer", async () => {
  agent("");
  await expect(withTimeLimit(Promise.resolve("in"))).resolves.toBe("in");
  await expect(withTimeLimit(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(vi.getTimerCount()).toBe(0);
});
