import { expect, test } from "vitest";
import { createPurgeQueue } from "./purge-queue.ts";

function setUp(failures = 0) {
  const purged: string[][] = [];
  const pauses: number[] = [];
  const warnings: string[] = [];
  let left = failures;
  const purge = createPurgeQueue({
    async purge(tags) {
      await Promise.resolve();
      left -= 1;
      if (left >= 0) throw new Error("made-up fault");
      purged.push([...tags]);
    },
    pause: async (ms) => pauses.push(ms),
    warn: (line) => warnings.push(line),
  });
  return { purge, purged, pauses, warnings };
}

test("[PROD-3] purges tags that arrive during a purge together afterwards", async () => {
  const { purge, purged } = setUp();
  await Promise.all([purge(["a"]), purge(["b"]), purge(["c", "b"])]);
  expect(purged).toEqual([["a"], ["b", "c"]]);
});

test("[PROD-3] repeats a purge until the CDN accepts it, and loses no tag", async () => {
  const { purge, purged, pauses, warnings } = setUp(6);
  await Promise.all([purge(["a"]), purge(["b"])]);
  expect(purged.flat().toSorted()).toEqual(["a", "b"]);
  expect(pauses).toEqual([500, 2_000, 8_000, 30_000, 30_000, 30_000]);
  expect(warnings[0]).toContain("made-up fault");
});

test("[PROD-3] purges everything when too many tags wait", async () => {
  const { purge, purged } = setUp(1);
  await purge(Array.from({ length: 3_000 }, (_, index) => `tag-${index}`));
  expect(purged).toEqual([["content"]]);
});
