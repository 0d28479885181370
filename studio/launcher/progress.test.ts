import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress, liveText } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test("[RUN-1] logs a long step every ten seconds, and its duration at the end", async () => {
  let written = "";
  const progress = createProgress({ write: (text) => (written += text) });
  const step = progress.step({ doing: "Building", done: "Built" }, () => after(25_000));
  await vi.advanceTimersByTimeAsync(25_000);
  await step;
  expect(written).toBe("  … Building, 10 s\n  … Building, 20 s\n  ✓ Built (25 s)\n");
});

test("writes one line for a short step", async () => {
  let written = "";
  const progress = createProgress({ write: (text) => (written += text) });
  const step = progress.step({ doing: "Starting", done: "Started" }, () => after(300));
  await vi.advanceTimersByTimeAsync(300);
  await step;
  expect(written).toBe("  ✓ Started\n");
});

test("clears the live line on a terminal before other output", async () => {
  let written = "";
  const progress = createProgress({ write: (text) => (written += text), isTTY: true, columns: 40 });
  const step = progress.step({ doing: "Building", done: "Built" }, () => after(1_200));
  await vi.advanceTimersByTimeAsync(1_200);
  await step;
  expect(written).toContain("\r\u001B[2K  … Building 1 s");
  expect(written).toContain("\r\u001B[2K  ✓ Built (1.2 s)\n");
});

test("prints no success line for a failed step and passes its error on", async () => {
  let written = "";
  const progress = createProgress({ write: (text) => (written += text) });
  const failing = progress.step({ doing: "Building", done: "Built" }, async () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(written).toBe("");
});

test("lists all running steps in the live line and truncates it to the terminal's width", () => {
  const running = [
    { doing: "Building the studio", since: 0 },
    { doing: "Starting the sign-in service", since: 4_000 },
  ];
  expect(liveText(running, 12_000, 200)).toBe(
    "  … Building the studio 12 s · Starting the sign-in service 8 s",
  );
  expect(liveText(running, 12_000, 30)).toHaveLength(29);
});
