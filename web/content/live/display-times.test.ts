import { describe, expect, it } from "vitest";
import { createDisplayTimes } from "./display-times.ts";

const start = 1_800_000_000_000;

/** Creates a scheduler whose clock and timers the test controls. */
function setUp({ fails = 0, early = 0 } = {}) {
  let time = start;
  let failures = fails;
  const done: string[] = [];
  const timers: { at: number; run: () => void }[] = [];
  const record = (what: string) => done.push(`${time - start} ${what}`);
  const moments = createDisplayTimes({
    now: () => time,
    wait: (run, ms) => timers.push({ at: time + Math.max(1, ms - early), run }),
    renew: async (documents) => {
      if (failures-- > 0) throw new Error("the site is busy");
      record(`renew ${documents.join()}`);
    },
    publish: (documents) => record(`publish ${documents.join()}`),
    warn: () => record("warn"),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  async function pass(ms: number): Promise<void> {
    const end = time + ms;
    for (;;) {
      await settle();
      const [next] = timers.toSorted((a, b) => a.at - b.at);
      if (!next || next.at > end) break;
      timers.splice(timers.indexOf(next), 1);
      time = Math.max(time, next.at);
      next.run();
    }
    time = end;
    await settle();
  }
  return { moments, done, pass };
}

describe("[PAGE-7] pages with scheduled blocks", () => {
  it("are revalidated at their time, notified, and revalidated twice more for renders in progress", async () => {
    const { moments, done, pass } = setUp();
    moments.note("a", start + 5_000);
    moments.note("b", start + 5_000);
    moments.note("a", start + 5_000);
    await pass(4_999);
    expect(done).toEqual([]);
    await pass(20_000);
    expect(done).toEqual([
      "5000 renew a,b",
      "5000 publish a,b",
      "6000 renew a,b",
      "17000 renew a,b",
    ]);
    expect(moments.size()).toBe(0);
  });

  it("are revalidated at once when their time has passed during rendering", async () => {
    const { moments, done, pass } = setUp();
    moments.note("a", start - 3);
    await pass(0);
    expect(done).toEqual(["0 renew a", "0 publish a"]);
  });

  it("wait for a time in a year, and for a timer that fires early", async () => {
    const { moments, done, pass } = setUp({ early: 1 });
    const year = 365 * 86_400_000;
    moments.note("a", start + year);
    await pass(year - 1);
    expect(done).toEqual([]);
    await pass(1);
    expect(done).toEqual([`${year} renew a`, `${year} publish a`]);
  });

  it("are revalidated later when the first attempt fails", async () => {
    const { moments, done, pass } = setUp({ fails: 1 });
    moments.note("a", start + 10);
    await pass(2_500);
    expect(done).toEqual(["10 warn", "2010 renew a", "2010 publish a"]);
  });
});
