import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress, liveText } from "./progress.ts";

let written = "";
beforeEach(() => {
  written = "";
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => void vi.useRealTimers());

const output = { write: (text: string) => (written += text) };
const names = { doing: "Building", done: "Built" };

async function runStep(ms: number) {
  const progress = createProgress(output);
  const work = () => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const step = progress.step(names, work);
  await vi.advanceTimersByTimeAsync(ms);
  await step;
}

test("[RUN-1] logs a long step every ten seconds, and its duration at the end", async () => {
  await runStep(25_000);
  expect(written).toBe("  … Building, 10 s\n  … Building, 20 s\n  ✓ Built (25 s)\n");
});

test("prints no success line for a failed step and passes its error on", async () => {
  const failing = createProgress(output).step(names, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(written).toBe("");
});

test("lists all running steps in the live line and truncates it to the terminal's width", () => {
  const running = [
    { doing: "Building the studio", since: 0 },
    { doing: "Starting the sign-in service", since: 4_000 },
  ];
  const line = "  … Building the studio 12 s · Starting the sign-in service 8 s";
  expect(liveText(running, 12_000, 200)).toBe(line);
  expect(liveText(running, 12_000, 30)).toHaveLength(29);
});
