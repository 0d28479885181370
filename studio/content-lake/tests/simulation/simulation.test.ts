import { expect, it } from "vitest";
import { LogUnreachable, type LogEntry, type SharedLog } from "../../src/nodes/shared-log.ts";
import { simulate, type Mistakes } from "./simulate.ts";

/** Number of seeds: 50 in `npm test`, and 4,000 in `npm run test:all`, which takes about three minutes. */
const seeds = (process.env["TEST_TIER"] ?? "1") === "1" ? 50 : 4_000;

/** Time limit in ms, for a busy machine. */
const limit = Math.max(120_000, seeds * 180);

/** To replay a seed: `LAKE_SEED=123 npx vitest … simulation`. */
const only = process.env["LAKE_SEED"];

it(
  "[LAKE-5] two nodes violate no invariant in simulated faults, whatever the seed",
  async () => {
    const chosen = only === undefined ? Array.from({ length: seeds }, (_, n) => n) : [Number(only)];
    for (const seed of chosen) {
      expect(await simulate(seed), `seed ${seed}`).toEqual([]);
    }
  },
  limit,
);

/** Returns a log whose turns have another `append` or other entries. */
const withLock = (
  log: SharedLog,
  change: (lock: Awaited<ReturnType<SharedLog["lock"]>>) => object,
): SharedLog => ({
  heads: () => log.heads(),
  entriesAfter: (...range) => log.entriesAfter(...range),
  settingsAfter: (version) => log.settingsAfter(version),
  putSettings: (rows) => log.putSettings(rows),
  deleteTransactions: (transactions) => log.deleteTransactions(transactions),
  onHint: (wake) => log.onHint(wake),
  lock: async (datasets) => {
    const lock = await log.lock(datasets);
    return { ...lock, ...change(lock) };
  },
});

/** Removes the last of the documents of an entry. */
const torn = (entry: LogEntry): LogEntry => ({
  ...entry,
  documents: entry.documents && new Map([...entry.documents].slice(0, -1)),
});

const planted: readonly [string, Mistakes, RegExp][] = [
  ["nodes don't wait for their turn", { noLocks: true }, /log has gaps/],
  [
    "a node repeats a commit whose outcome it doesn't know",
    {
      log: (log) =>
        withLock(log, (lock) => ({
          append: (entries: Parameters<typeof lock.append>[0]) =>
            lock.append(entries).catch((error: unknown) => {
              throw new LogUnreachable(error);
            }),
        })),
    },
    /performed twice/,
  ],
  ["a read doesn't wait for what its client has written", { noWaiting: true }, /doesn't read/],
  [
    "a node applies a part of another node's transaction",
    {
      log: (log) => ({
        ...withLock(log, () => ({})),
        entriesAfter: async (...range) => (await log.entriesAfter(...range)).map(torn),
      }),
    },
    /part of a transaction/,
  ],
];

it.each(planted)(
  "[LAKE-5] the simulation finds a planted bug: %s",
  async (_bug, mistakes, problem) => {
    for (let seed = 0; seed < seeds; seed += 1) {
      const problems = await simulate(seed, mistakes);
      if (problems.some((one) => problem.test(one))) return;
    }
    expect.fail(`${seeds} seeds did not find the bug`);
  },
);
