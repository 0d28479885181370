import { expect, test } from "vitest";
import { createGateGuard } from "./gate-guard.ts";

const fail = (statusCode: number) => () => {
  throw Object.assign(new Error("refused"), { statusCode });
};
const minute = 60_000;

/** Returns a guard for a dataset that a test can change. */
function guard(dataset: { document: string | null; anonymous: () => unknown }) {
  const lines: string[] = [];
  const clock = { time: 0 };
  let asked = 0;
  const { areGatesSafe, expire } = createGateGuard({
    findDocument: async () => dataset.document,
    readAnonymously: async () => {
      asked += 1;
      return dataset.anonymous();
    },
    log: { error: (line) => lines.push(line), info: (line) => lines.push(line) },
    now: () => clock.time,
  });
  return { check: areGatesSafe, expire, dataset, lines, clock, asked: () => asked };
}

const found = () => "page-en-home";
const closed = () => null;

test.each([
  ["the service refuses anonymous readers with 401", fail(401)],
  ["the service refuses anonymous readers with 403", fail(403)],
  ["an anonymous reader finds no document", closed],
])("[GATE-5] opens gates when %s, and checks once", async (_what, anonymous) => {
  const { check, asked } = guard({ document: "page", anonymous });
  expect(await Promise.all([check(), check()])).toEqual([true, true]);
  expect(await check()).toBe(true);
  expect(asked()).toBe(1);
});

test("[GATE-5] keeps gates closed in an empty dataset, and when an anonymous reader finds a document, and logs the fix once", async () => {
  const { check, dataset, lines } = guard({ document: null, anonymous: found });
  const before = await check();
  dataset.document = "page";
  expect([before, await check(), lines.length]).toEqual([false, false, 1]);
  expect(lines).toEqual([expect.stringContaining("Make the dataset private")]);
});

test("[GATE-5] closes gates within a minute when the dataset becomes public, and opens them when it is private again", async () => {
  const { check, expire, dataset, clock, lines } = guard({ document: "page", anonymous: closed });
  expect(await check()).toBe(true);
  dataset.anonymous = found;
  clock.time += minute;
  expect(await check()).toBe(false);
  dataset.anonymous = closed;
  expire();
  expect(await check()).toBe(true);
  expect(lines).toHaveLength(2);
});

test("[GATE-5] keeps gates closed while the service does not respond, and checks again on the next call", async () => {
  const { check, dataset, clock } = guard({ document: "page", anonymous: closed });
  expect(await check()).toBe(true);
  clock.time += minute;
  dataset.anonymous = fail(503);
  expect(await check()).toBe(false);
  dataset.anonymous = closed;
  expect(await check()).toBe(true);
});
