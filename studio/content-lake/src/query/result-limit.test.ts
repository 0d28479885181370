import { expect, it } from "vitest";
import { turnsDuring } from "../../tests/support/turns-during.ts";
import { View } from "../dataset/view.ts";
import { defaultResultLimit, ResultMeter, ResultPool } from "./result-meter.ts";
import { runQuery } from "./run-query.ts";
import { contextIn, document } from "../../tests/support/query-context.ts";

function viewOf(count: number): View {
  const view = new View();
  for (let n = 0; n < count; n += 1)
    view.set(document(`d${n}`, "page", { n, title: `Title ${n}`, text: "x".repeat(100) }));
  return view;
}

const view = viewOf(1_000);
const context = contextIn(view);
const mebibyte = 1024 * 1024;
const resultLimit = { nodes: 200_000, characters: 4 * mebibyte, heapGrowth: 64 * mebibyte };
const tooLarge = { status: 400, body: { error: { type: "queryResultTooLargeError" } } };
const stopped = {
  status: 400,
  body: { error: { type: expect.stringMatching(/^query(?:Timeout|ResultTooLarge)Error$/) } },
};
const items = Array.from({ length: 20_000 }, (_, n) => ({ n }));

it.each([
  ["lists within lists", '*[]{"a":*[]{"b":*[]}}'],
  ["the same lists many times", '*[]{"a":[*,*,*,*,*,*,*]}'],
  ["lists spread into lists", '*[]{"a":[...*,...*,...*,...*]}'],
  ["a list for each document", '*[]{"a":*[n > ^.n]{"b":n}}'],
  ["lists of lists made flat", '*[]{"a":*}.a[]{"b":n}'],
])("[LAKE-4] rejects a result that is too large: %s", async (_, query) => {
  const result = runQuery(query, {}, { ...context, resultLimit });
  await expect(result).rejects.toMatchObject(tooLarge);
});

it.each([
  ["a parameter within itself", '$items[]{"a":$items[]{"b":$items[]{n}}}'],
  ["a parameter spread for each of its items", '$items[]{"a":[...$items]}'],
  ["a list spread nine thousand times", `[${Array(9_000).fill("...*").join()}]`],
])("[LAKE-4] stops a query within a single step: %s", async (_, query) => {
  const timeLimit = { total: 2_000, piece: 500, attempt: 8 };
  const result = runQuery(query, { items }, { ...context, resultLimit, timeLimit });
  await expect(result).rejects.toMatchObject(stopped);
});

it.each([
  ["one text", '*[_id == "d1"]{"n": length(array::join(string::split(text, ""), $long))}'],
  ["a constant text", 'length(array::join(string::split($short, ""), $long))'],
  ["many texts", '*[]{"n": length(array::join(string::split(text, ""), $short))}'],
  [
    "a joined text",
    '*[]{"t": array::join(string::split(text, ""), $short)}{"n": length(array::join(string::split(t, ""), $short))}',
  ],
])("[SEC-5] stops a query that joins %s with a long separator", async (_, query) => {
  const params = { long: "y".repeat(100_000), short: "y".repeat(1_000) };
  const result = runQuery(query, params, { ...context, resultLimit });
  await expect(result).rejects.toMatchObject(tooLarge);
});

it("[LAKE-2] joins what is a list and a text, wherever it occurs", async () => {
  const joins =
    '"a": array::join([title, n, true], "-"), "b": array::join(n, ""), "c": array::join([null], "")';
  const query = `*[array::join(["d", n], "") == _id && n == 7]{${joins}, "d": array::join([array::join(["x", "y"], "+")], "")}`;
  const { json } = await runQuery(query, {}, { ...context, resultLimit });
  expect(JSON.parse(json)).toEqual([{ a: "Title 7-7-true", b: null, c: null, d: "x+y" }]);
});

it("[LAKE-4] lets other tasks run while it serializes a snapshot of a large result", async () => {
  const changing = viewOf(30_000);
  const before = JSON.stringify(changing.all());
  const { turns, result } = await turnsDuring(
    runQuery("*", {}, { ...context, view: changing }),
    (turn) => changing.delete(`d${turn}`),
  );
  expect(turns).toBeGreaterThan(2);
  expect(result.json === before).toBe(true);
});

it("[LAKE-4] returns 503 while other results use the memory, and the result after their release or rejection", async () => {
  const pool = new ResultPool(8 * mebibyte);
  const query = '*[]{"a":*[0...20]}';
  pool.reserve(7 * mebibyte);
  const evaluate = () => runQuery(query, {}, { ...context, pool });
  await expect(evaluate()).rejects.toMatchObject({ status: 503 });
  expect(pool.reserved).toBe(7 * mebibyte);
  // A small result reserves nothing in the pool.
  expect((await runQuery("*[0]._id", {}, { ...context, pool })).json).toBe('"d0"');
  pool.release(7 * mebibyte);
  expect((await evaluate()).json.length).toBeGreaterThan(mebibyte);
  const tooMuch = runQuery('*[]{"a":[*,*,*,*,*,*,*]}', {}, { ...context, resultLimit, pool });
  await expect(tooMuch).rejects.toMatchObject(tooLarge);
  expect(pool.reserved).toBe(0);
});

it("[LAKE-4] rejects a result that is too large before it serializes any of it", async () => {
  const small = { ...context, view: viewOf(200) };
  const heapUsed = () => process.memoryUsage().heapUsed;
  const before = heapUsed();
  await expect(runQuery('*[]{"a":*[]{"b":*[]}}', {}, small)).rejects.toMatchObject(tooLarge);
  // The result's JSON has 2 GB, so it must not be serialized. Serializing only the allowed 64 MiB of it would already
  // use more than 100 MB.
  expect(heapUsed() - before).toBeLessThan(64 * mebibyte);
});

it("[LAKE-4] sorts and filters a projection that it builds only once", async () => {
  const nodes = 7_000;
  const query = '*[]{n, title, "m": n} | order(n desc) [n < 900] [0...2]';
  const limited = { ...context, resultLimit: { ...resultLimit, nodes } };
  const { json } = await runQuery(query, {}, limited);
  expect(JSON.parse(json)).toMatchObject([{ n: 899 }, { n: 898 }]);
});

it("[SEC-5] counts a value that is contained millions of times without walking through it as often", () => {
  let reads = 0;
  let value: object = { text: "x" };
  for (let level = 0; level < 40; level += 1) {
    const inner = value;
    const read = () => {
      reads += 1;
      return inner;
    };
    value = Object.defineProperties(
      {},
      { a: { get: read, enumerable: true }, b: { get: read, enumerable: true } },
    );
  }
  const meter = new ResultMeter(defaultResultLimit, new ResultPool());
  expect(() => meter.addBuilt(value, () => false)).toThrow(/too large/);
  expect(reads).toBeLessThan(1_000);
});
