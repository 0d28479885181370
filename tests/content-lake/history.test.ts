import { afterEach, beforeEach, expect, it } from "vitest";
import { field, openTestLake, type TestLake } from "./open-test-lake.ts";

let lake: TestLake;
const revisions: string[] = [];
const step = async (action: Record<string, unknown>) => {
  const { body } = await lake.act({ publishedId: "a", draftId: "drafts.a", ...action });
  lake.pass(60_000);
  revisions.push(String(field(body, "transactionId")));
};

beforeEach(async () => {
  lake = openTestLake();
  revisions.length = 0;
  await step({
    actionType: "sanity.action.document.create",
    attributes: { _type: "page", title: "one", list: [{ _key: "x", n: 1 }] },
  });
  await step({ actionType: "sanity.action.document.edit", patch: { set: { title: "two" } } });
  await step({ actionType: "sanity.action.document.publish" });
  await step({ actionType: "sanity.action.document.edit", patch: { set: { title: "three" } } });
  await step({ actionType: "sanity.action.document.discard" });
});
afterEach(() => lake.close());

const history = async (path: string) =>
  (await lake.call(`/v2025-02-19/data/history/production${path}`)).body;
const transactions = async (path: string) => {
  const answer = await lake.send(`/v2025-02-19/data/history/production/transactions/${path}`);
  return (await answer.text())
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
};

it("gives a document back as it was at a revision, at a time, and before it went", async () => {
  const at = async (ids: string, moment: string) =>
    field(await history(`/documents/${ids}?${moment}`), "documents");
  expect(await at("drafts.a", `revision=${revisions[0]}`)).toMatchObject([
    { _id: "drafts.a", title: "one", _rev: revisions[0] },
  ]);
  expect(await at("a,drafts.a", `revision=${revisions[2]}`)).toMatchObject([
    { _id: "a", title: "two" },
  ]);
  expect(await at("drafts.a", "time=2026-11-21T12:01:30Z")).toMatchObject([{ title: "two" }]);
  expect(await at("drafts.a", "time=2026-11-21T12:02:30Z")).toEqual([]);
  expect(await at("drafts.a", "lastRevision=true")).toMatchObject([
    { title: "three", _rev: revisions[3] },
  ]);
  expect(await at("a", "time=2020-01-01T00:00:00Z")).toEqual([]);
  expect(await at("a", "revision=nonsense")).toEqual([]);
});

it("lists transactions forwards and backwards, between two of them, and only the documents asked for", async () => {
  const ids = async (query: string) =>
    (await transactions(`a,drafts.a?${query}`)).map((one) => field(one, "id"));
  expect(await ids("")).toEqual(revisions);
  expect(await ids("reverse=true&limit=2")).toEqual([revisions[4], revisions[3]]);
  expect(await ids(`fromTransaction=${revisions[1]}&toTransaction=${revisions[2]}`)).toEqual(
    revisions.slice(1, 3),
  );
  const [publish] = await transactions(
    "a?effectFormat=mendoza&excludeContent=true&includeIdentifiedDocumentsOnly=true",
  );
  expect(publish).toMatchObject({
    id: revisions[2],
    author: "robot-administrator",
    documentIDs: ["a"],
  });
  expect(publish).not.toHaveProperty("mutations");
  expect(Object.keys(Object(field(publish, "effects")))).toEqual(["a"]);
});

it("tells a document's story as the Studio shows it, newest first", async () => {
  const types = async (id: string) => {
    const events = field(await history(`/events/documents/${id}?limit=100`), `events`);
    return Object(events)[id].map((event: unknown) => field(event, "type"));
  };
  expect(await types("drafts.a")).toEqual([
    "deleteDocumentVersion",
    "createDocumentVersion",
    "publishDocumentVersion",
    "createDocumentVersion",
  ]);
  expect(await types("a")).toEqual(["publishDocumentVersion"]);
  expect(await types("unknown")).toEqual([]);
});

it("names the revisions that a publication joins", async () => {
  const body = await history("/events/documents/a");
  expect(field(body, "events.a.0")).toEqual({
    type: "publishDocumentVersion",
    documentId: "a",
    versionId: "drafts.a",
    revisionId: revisions[2],
    versionRevisionId: revisions[1],
    publishCause: "document.publish",
    timestamp: "2026-11-21T12:02:00.000Z",
    author: "robot-administrator",
  });
});
