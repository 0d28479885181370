import { type HeapProfiler, Session } from "node:inspector/promises";
import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { defaultResultLimit, ResultMeter, ResultPool } from "./result-meter.ts";
import { serialize } from "./serialize.ts";

const written = (value: unknown) => {
  const slot = { pause: async () => undefined };
  return serialize(value, new ResultMeter(defaultResultLimit, new ResultPool()), slot);
};

/** Turns some texts of a value into texts that are longer than a part. */
const enlarged = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === "string" && part.length > 3 ? part.repeat(60_000) : part,
  );

it("[LAKE-2] writes large results as JSON.stringify does", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 3 })), async (list) => {
      const value = { list: enlarged(list), none: undefined, empty: {}, nothing: [] };
      expect(await written(value)).toBe(JSON.stringify(value));
      expect(await written([value, undefined])).toBe(JSON.stringify([value, undefined]));
    }),
    { numRuns: 30 },
  );
});

/** Returns the bytes that were allocated during `work`, with those that were collected meanwhile. */
async function allocatedBy(work: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  const collected = {
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  };
  await session.post("HeapProfiler.startSampling", { samplingInterval: 4_096, ...collected });
  await work();
  const { profile } = await session.post("HeapProfiler.stopSampling");
  session.disconnect();
  const sizeOf = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
    children.reduce((sum, child) => sum + sizeOf(child), selfSize);
  return sizeOf(profile.head);
}

it("[LAKE-4] allocates less than twenty times the text of thousands of short documents", async () => {
  const fields = { a: "text", b: [{ c: "more", d: "more text" }], e: { f: "and more", g: null } };
  const documents = Array.from({ length: 20_000 }, (_, n) => ({ _id: `page-${n}`, ...fields }));
  const { length } = JSON.stringify(documents);
  expect((await allocatedBy(() => written(documents))) / length).toBeLessThan(20);
});

it("[SEC-5] pauses while it measures a large object, and writes what it contains many times", async () => {
  const rows = Array.from({ length: 150_000 }, (_, n) => ({ n: [n, {}] }));
  let shared: object = { text: "x" };
  for (let level = 0; level < 12; level += 1) shared = { a: shared, b: shared };
  const value = { shared, deep: { rows } };
  let pauses = 0;
  const meter = new ResultMeter(defaultResultLimit, new ResultPool());
  const measured: number[] = [];
  vi.spyOn(meter, "addText").mockImplementation(() => void measured.push(pauses));
  const slot = { pause: async () => void (pauses += 1) };
  expect(await serialize(value, meter, slot)).toBe(JSON.stringify(value));
  // The first of all pauses comes before the measurement.
  expect(measured[0]).toBeGreaterThan(2);
});
