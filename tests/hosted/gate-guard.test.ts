import { expect, test } from "vitest";
import { createGateGuard, gateGuardQueries } from "../../web/content/gates/gate-guard.ts";
import { setUpTestLake } from "../../studio/content-lake/tests/support/set-up-lake.ts";

const lake = setUpTestLake();

const page = (_id: string) => lake.mutate([{ create: { _id, _type: "page" } }]);
const setVisibility = (aclMode: "public" | "private") =>
  lake.lake.lake.upsertDataset("production", aclMode);

async function ask(query: string, params: object, as: "viewer" | null): Promise<unknown> {
  const path = "/v2025-02-19/data/query/production?perspective=published";
  const { status, body } = await lake.call(path, { body: { query, params }, as });
  if (status !== 200) throw Object.assign(new Error("refused"), { statusCode: status });
  return Object(body).result;
}

/** Runs a new gate guard of the site against the lake, because a guard caches its result. */
function check(): Promise<boolean> {
  const findId = async () => await ask(gateGuardQueries.find, {}, "viewer");
  const guard = createGateGuard({
    findDocument: () => findId().then((id) => (id === null ? null : String(id))),
    readAnonymously: (id) => ask(gateGuardQueries.read, { id }, null),
    log: { error: () => {}, info: () => {} },
    now: () => 0,
  });
  return guard.areGatesSafe();
}

test("[GATE-5] gates are safe in a private dataset with a published page only", async () => {
  expect(await check()).toBe(false);
  setVisibility("public");
  expect(await check()).toBe(false);
  await page("drafts.page-en-home");
  expect(await check()).toBe(false);
  await page("page-en-home");
  expect(await check()).toBe(false);
  setVisibility("private");
  expect(await check()).toBe(true);
});
