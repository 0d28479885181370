import { applyPatch, incremental } from "mendoza";
import { afterEach, beforeEach, expect, it } from "vitest";
import { field, openTestLake, type TestLake } from "./support/open-test-lake.ts";
import { readEvents } from "./support/read-events.ts";

let lake: TestLake;
const blocks = (words: string) => [{ _key: "x", _type: "text", lines: [{ _key: "l", words }] }];
const change = (words: string, n: number) => ({
  actionType: "sanity.action.document.edit",
  publishedId: "a",
  draftId: "drafts.a",
  patch: { set: { 'blocks[_key=="x"].lines[_key=="l"].words': words, n } },
});
const publish = {
  actionType: "sanity.action.document.publish",
  publishedId: "a",
  draftId: "drafts.a",
};
const revisions: string[] = [];

beforeEach(async () => {
  lake = openTestLake();
  revisions.length = 0;
  const created = await lake.mutate([
    { create: { _id: "a", _type: "page", blocks: blocks("one"), n: 1 } },
  ]);
  revisions.push(String(field(created.body, "transactionId")));
  const steps = [
    change("two", 2),
    change("three", 3),
    publish,
    change("four", 4),
    change("five", 5),
  ];
  for (const step of steps) {
    lake.pass(1_000);
    revisions.push(String(field((await lake.act(step)).body, "transactionId")));
  }
});
afterEach(() => lake.close());

interface ListedTransaction {
  id: string;
  effects: Record<string, { apply: unknown[]; revert: unknown[] } | undefined>;
}

/**
 * Sends the history request that the Studio sends. Returns the listed transactions without `from`
 * itself.
 */
async function transactionsBetween(from = "", to = ""): Promise<ListedTransaction[]> {
  const query =
    "effectFormat=mendoza&excludeContent=true&includeIdentifiedDocumentsOnly=true&limit=50";
  const answer = await lake.send(
    `/v2025-02-19/data/history/production/transactions/drafts.a?${query}&fromTransaction=${from}&toTransaction=${to}`,
  );
  const lines = (await answer.text()).trim().split("\n");
  return lines.map((line): ListedTransaction => JSON.parse(line)).filter(({ id }) => id !== from);
}

async function documentAt(revision = "") {
  const path = `/v2025-02-19/data/history/production/documents/drafts.a?revision=${revision}`;
  const { body } = await lake.call(path);
  const [found] = [field(body, "documents")].flat();
  return Object(found);
}

const withoutRevision = ({ _rev, ...document }: Record<string, unknown>) => document;

/**
 * Replays transactions as `calculateDiff` of sanity 6.9.2 does. Returns two results, one from each
 * patcher of Mendoza, Sanity's library for document patches. The two results must be equal.
 */
function replay(document: Record<string, unknown>, transactions: readonly ListedTransaction[]) {
  let plain: unknown = withoutRevision(document);
  let tracked = incremental.wrap<unknown>(withoutRevision(document), null);
  for (const { id, effects } of transactions) {
    const effect = effects["drafts.a"];
    if (!effect) continue;
    plain = applyPatch(plain, effect.apply);
    tracked = incremental.applyPatch(tracked, effect.apply, id);
  }
  return { plain, tracked: incremental.unwrap(tracked) };
}

it("[RUN-2] replays a draft from one publication to the next, with its creation in between", async () => {
  const [, , last, , , now] = revisions;
  const since = await documentAt(last);
  expect(since).toMatchObject({ n: 3 });
  const expected = withoutRevision(await documentAt(now));
  const { plain, tracked } = replay(since, await transactionsBetween(last, now));
  expect(plain).toEqual(expected);
  expect(tracked).toEqual(expected);
  expect(expected).toMatchObject({ n: 5, blocks: blocks("five") });
});

it("[RUN-2] lists a draft's changes since a transaction that did not touch the draft", async () => {
  const [, , , published] = revisions;
  await lake.mutate([{ patch: { id: "a", set: { n: 9 } } }], "", { transactionId: "between" });
  await lake.act(change("six", 6));
  const listed = await transactionsBetween("between");
  expect(listed).toHaveLength(1);
  expect((await transactionsBetween(published)).map(({ id }) => id)).toEqual([
    revisions[4],
    revisions[5],
    listed[0]?.id,
  ]);
});

it("[RUN-2] sends a listener effects that build a draft from nothing and revert it", async () => {
  const query = encodeURIComponent('*[_id == "drafts.b"]');
  const path = `/v2025-02-19/data/listen/production?query=${query}&includeAllVersions=true&effectFormat=mendoza`;
  const events = readEvents(await lake.send(path));
  await events.next();
  await lake.mutate([{ create: { _id: "drafts.b", _type: "page", blocks: blocks("one") } }]);
  await lake.mutate([{ patch: { id: "drafts.b", set: { "blocks[0].lines[0].words": "two" } } }]);
  await lake.mutate([{ delete: { id: "drafts.b" } }]);
  const effects = (await events.take(3)).map(({ data }) => Object(field(data, "effects")));
  let document: unknown = null;
  const states: unknown[] = [];
  for (const { apply } of effects) {
    document = applyPatch(document, apply);
    states.push(document);
  }
  expect(states).toMatchObject([{ blocks: blocks("one") }, { blocks: blocks("two") }, null]);
  expect(states[0]).not.toHaveProperty("_rev");
  for (const { revert } of effects.toReversed()) document = applyPatch(document, revert);
  expect(document).toBeNull();
});
