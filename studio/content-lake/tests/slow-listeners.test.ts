import { expect, it } from "vitest";
import { field } from "./support/open-test-lake.ts";
import { readEvents } from "./support/read-events.ts";
import { setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const listen = (query: string, more = "", headers: Record<string, string> = {}) =>
  lake.send(`/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}${more}`, {
    headers,
  });
/** A filter that takes some milliseconds for a page with the `text` below. Each `n` gives a different filter. */
const slowFilter = (n: number) => `*[text match "${"a*".repeat(4)}b${n}"]`;
const text = "a".repeat(1_000);

it("[LAKE-4] yields between slow filters and notifies fast listeners first", async () => {
  const count = 20;
  const slow = [];
  for (let n = 0; n < count; n += 1)
    slow.push(readEvents(await listen(`*[text match "${"a*".repeat(40)}b${n}"]`)));
  const quick = readEvents(await listen('*[_type == "page"]'));
  await Promise.all([...slow, quick].map((events) => events.next()));
  const others = { turns: 0, areDone: false, atFirst: 0 };
  const takeTurn = () => {
    others.turns += 1;
    if (!others.areDone) setImmediate(takeTurn);
  };
  await lake.mutate([{ create: { _id: "a", _type: "page", text } }]);
  setImmediate(takeTurn);
  expect(field(await quick.next(), "data.documentId")).toBe("a");
  others.atFirst = others.turns;
  const ends = await Promise.all(slow.map((events) => events.next()));
  others.areDone = true;
  expect(ends.map(({ event }) => event)).toEqual(Array(count).fill("channelError"));
  expect(others.turns - others.atFirst).toBeGreaterThan(count / 2);
});

it("[LAKE-4] refuses another slow filter with a 503 and accepts a fast one", async () => {
  const open = [];
  for (let n = 0; n < 64; n += 1) open.push(readEvents(await listen(slowFilter(n))));
  const refused = await listen(slowFilter(64));
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect((await listen('*[_type == "page"]')).status).toBe(200);
  // Another listener with this filter already exists. The lake runs the filter once for both, so the second listener
  // adds no cost.
  expect((await listen(slowFilter(3))).status).toBe(200);
  await open[0]?.close();
  await expect.poll(async () => (await listen(slowFilter(64))).status).toBe(200);
});

it("[LAKE-4] sends a reset event when filtering the missed events takes too long", async () => {
  const query = '*[text match "a*a*b" || defined(n)]';
  const events = readEvents(await listen(query, "&enableResume=true"));
  await events.next();
  await lake.mutate([{ create: { _id: "a", _type: "page", n: 1 } }]);
  const { id } = await events.next();
  await events.close();
  for (let n = 0; n < 10; n += 1) {
    const creates = Array.from({ length: 100 }, (_, i) => ({
      create: { _id: `p${n}-${i}`, _type: "page", text },
    }));
    await lake.mutate(creates);
  }
  const again = readEvents(await listen(query, "&enableResume=true", { "last-event-id": id }));
  expect((await again.next()).event).toBe("reset");
});
