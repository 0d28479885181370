import { beforeEach, expect, it } from "vitest";
import { ResponseCache } from "../src/http/response-cache.ts";
import { page, patchOf, setUpServedLake } from "./support/set-up-lake.ts";

const { lake, url } = setUpServedLake();
beforeEach(async () => {
  await lake.mutate([page("a", { n: 1 })]);
});

async function sendQuery(query: string, token: string | null = lake.tokens.viewer, more = {}) {
  const search = new URLSearchParams({ query, perspective: "raw" });
  const response = await fetch(`${url()}/v2025-02-19/data/query/production?${search}`, {
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...more },
  });
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}

it("returns an identical response without querying the dataset again", async () => {
  const first = await sendQuery("*[_id == 'a'][0].n");
  // Removes the document from memory without a commit. The cached response therefore stays valid,
  // while a new query finds no document.
  lake.production().perspectives.apply("a", null);
  expect((await sendQuery("*[_id == 'a'][0].n")).body).toEqual(first.body);
  expect((await sendQuery("*[_id == 'a'][0].n ")).body).toMatchObject({ result: null });
});

it("returns a new response after every change", async () => {
  expect((await sendQuery("*[_id == 'a'][0].n")).body).toMatchObject({ result: 1 });
  await lake.mutate([patchOf("a", { n: 2 })]);
  expect((await sendQuery("*[_id == 'a'][0].n")).body).toMatchObject({ result: 2 });
  await lake.mutate([{ delete: { id: "a" } }]);
  expect((await sendQuery("*[_id == 'a'][0].n")).body).toMatchObject({ result: null });
});

it("doesn't cache a response if the dataset changes during the query", async () => {
  const cache = new ResponseCache(lake.lake.lake);
  const address = "/v1/data/query/production?query=*[0]._id";
  const response = await lake.send(address);
  const message = { status: 200, head: [], text: "found" };
  cache.startEntry("before")(response, message);
  const storeEntry = cache.startEntry("while");
  expect(cache.find("before")).toMatchObject(message);
  await lake.mutate([patchOf("a", { n: 2 })]);
  storeEntry(response, message);
  expect(cache.find("while")).toBeUndefined();
  expect(cache.find("before")).toBeUndefined();
});

it("doesn't cache a query that reads the time", async () => {
  const before = await sendQuery("now()");
  lake.pass(1_000);
  expect((await sendQuery("now()")).body).not.toEqual(before.body);
  const later = await sendQuery("*[_id == 'a']{'at': dateTime(now())}");
  lake.pass(1_000);
  expect((await sendQuery("*[_id == 'a']{'at': dateTime(now())}")).body).not.toEqual(later.body);
});

it("[SEC-3] shares no response between callers, or with a token after it is revoked", async () => {
  const { credentials } = lake.lake.lake;
  for (const role of ["viewer", "editor"] as const) {
    const { body } = await sendQuery("identity()", lake.tokens[role]);
    expect(body).toMatchObject({ result: `robot-${role}` });
  }
  expect((await sendQuery("identity()", "wrong")).status).toBe(401);
  expect((await sendQuery("*", null)).status).toBe(401);
  const foreign = { origin: "https://elsewhere.example" };
  expect((await sendQuery("identity()", lake.tokens.viewer, foreign)).status).toBe(403);
  credentials.revoke("robot-viewer", lake.lake.lake.now());
  expect((await sendQuery("identity()")).status).toBe(401);
});

it("[SEC-3] stops serving a cached response when the dataset becomes private, or its token expires", async () => {
  const expiresAt = new Date(lake.lake.lake.now().getTime() + 60_000).toISOString();
  lake.addToken("short", { expiresAt });
  lake.lake.lake.upsertDataset("production", "public");
  for (const token of [null, "short"])
    expect((await sendQuery("*[0]._id", token)).body).toMatchObject({ result: "a" });
  lake.lake.lake.upsertDataset("production", "private");
  expect((await sendQuery("*[0]._id", null)).status).toBe(401);
  expect((await sendQuery("*[0]._id", "short")).status).toBe(200);
  lake.pass(60_001);
  expect((await sendQuery("*[0]._id", "short")).status).toBe(401);
});
