import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDisplayTimes } from "./display-times.ts";

const start = 1_800_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a scheduler, and records its work with the ms since the start. */
function setUp({ fails = 0, early = 0 } = {}) {
  let failures = fails;
  const done: string[] = [];
  const record = (what: string) => done.push(`${Date.now() - start} ${what}`);
  const moments = createDisplayTimes({
    now: Date.now,
    wait: (run, ms) => void setTimeout(run, Math.max(1, ms - early)),
    renew: async (documents) => {
      if (failures-- > 0) throw new Error("the site is busy");
      record(`renew ${documents.join()}`);
    },
    publish: (documents) => record(`publish ${documents.join()}`),
    warn: () => record("warn"),
  });
  return { moments, done, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test("[PAGE-7] pages with scheduled blocks are revalidated at their time, notified, and revalidated twice more for renders in progress", async () => {
  const { moments, done, pass } = setUp();
  moments.note("a", start + 5_000);
  moments.note("b", start + 5_000);
  moments.note("a", start + 5_000);
  await pass(4_999);
  expect(done).toEqual([]);
  await pass(20_000);
  const renewals = ["6000 renew a,b", "17000 renew a,b"];
  expect(done).toEqual(["5000 renew a,b", "5000 publish a,b", ...renewals]);
  expect(moments.size()).toBe(0);
});

test("[PAGE-7] scheduled pages are revalidated at once when their time has passed during rendering, and later when that fails", async () => {
  const { moments, done, pass } = setUp({ fails: 1 });
  moments.note("a", start - 3);
  await pass(2_500);
  expect(done).toEqual(["0 warn", "2000 renew a", "2000 publish a"]);
});

test("[PAGE-7] scheduled pages wait for a time in a year, and for a timer that fires early", async () => {
  const { moments, done, pass } = setUp({ early: 1 });
  const year = 365 * 86_400_000;
  moments.note("a", start + year);
  await pass(year - 1);
  expect(done).toEqual([]);
  await pass(1);
  expect(done).toEqual([`${year} renew a`, `${year} publish a`]);
});
