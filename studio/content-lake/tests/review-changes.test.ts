import { applyPatch, incremental } from "mendoza";
import { beforeEach, expect, it } from "vitest";
import { field, page, patchOf, setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();
const blocks = (words: string) => [{ _key: "x", _type: "text", lines: [{ _key: "l", words }] }];
const ids = { publishedId: "a", draftId: "drafts.a" };
const change = (words: string, n: number) => ({
  actionType: "sanity.action.document.edit",
  ...ids,
  patch: { set: { 'blocks[_key=="x"].lines[_key=="l"].words': words, n } },
});
const publish = { actionType: "sanity.action.document.publish", ...ids };
const revisions: string[] = [];

beforeEach(async () => {
  const created = await lake.mutate([page("a", { blocks: blocks("one"), n: 1 })]);
  revisions.splice(0, Infinity, String(field(created.body, "transactionId")));
  const drafts = [change("four", 4), change("five", 5)];
  for (const step of [change("two", 2), change("three", 3), publish, ...drafts]) {
    lake.pass(1_000);
    revisions.push(String(field((await lake.act(step)).body, "transactionId")));
  }
});

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
  const response = await lake.send(
    `/v2025-02-19/data/history/production/transactions/drafts.a?${query}&fromTransaction=${from}&toTransaction=${to}`,
  );
  const lines = (await response.text()).trim().split("\n");
  return lines.map((line): ListedTransaction => JSON.parse(line)).filter(({ id }) => id !== from);
}

async function documentAt(revision = "") {
  const path = `/v2025-02-19/data/history/production/documents/drafts.a?revision=${revision}`;
  return Object(field((await lake.call(path)).body, "documents.0"));
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
  await lake.mutate([patchOf("a", { n: 9 })], "", { transactionId: "between" });
  await lake.act(change("six", 6));
  const listed = await transactionsBetween("between");
  expect(listed).toHaveLength(1);
  expect((await transactionsBetween(published)).map(({ id }) => id)).toEqual([
    revisions[4],
    revisions[5],
    listed[0]?.id,
  ]);
});
