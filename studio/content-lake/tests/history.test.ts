import { beforeEach, describe, expect, it } from "vitest";
import { setHistoryDays } from "../src/history/history-days.ts";
import { field, page, putPage, setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();
const revisions: string[] = [];
const step = async (action: Record<string, unknown>) => {
  const { body } = await lake.act({ publishedId: "a", draftId: "drafts.a", ...action });
  lake.pass(60_000);
  revisions.push(String(field(body, "transactionId")));
};

beforeEach(async () => {
  revisions.length = 0;
  const attributes = { _type: "page", title: "one", list: [{ _key: "x", n: 1 }] };
  await step({ actionType: "sanity.action.document.create", attributes });
  await step({ actionType: "sanity.action.document.edit", patch: { set: { title: "two" } } });
  await step({ actionType: "sanity.action.document.publish" });
  await step({ actionType: "sanity.action.document.edit", patch: { set: { title: "three" } } });
  await step({ actionType: "sanity.action.document.discard" });
});

const base = "/v2025-02-19/data/history/production";
const read = async (path: string) => (await lake.call(base + path)).body;
const documentsAt = async (ids: string, pointInTime: string) =>
  field(await read(`/documents/${ids}?${pointInTime}`), "documents");
const transactions = async (path: string) => {
  const response = await lake.send(`${base}/transactions/${path}`);
  const lines = (await response.text()).trim().split("\n");
  return lines.map((line): unknown => JSON.parse(line));
};
const idsOf = async (path: string) => (await transactions(path)).map((one) => field(one, "id"));
/** Returns a page of a document's events, and the cursor of the next page. */
const eventsOf = async (id: string, query = "limit=100") => {
  const { events, nextCursor } = Object(await read(`/events/documents/${id}?${query}`));
  const list: unknown[] = events[id];
  return { list, types: list.map((event) => field(event, "type")), nextCursor };
};

it("returns a document at a revision, at a time, and before its deletion", async () => {
  const [created, , published, edited] = revisions;
  const rows: [string, string, unknown[]][] = [
    ["drafts.a", `revision=${created}`, [{ _id: "drafts.a", title: "one", _rev: created }]],
    ["a,drafts.a", `revision=${published}`, [{ _id: "a", title: "two" }]],
    ["drafts.a", `revision=${published}`, [{ _id: "a", title: "two", _rev: published }]],
    ["drafts.a", "time=2026-11-21T12:01:30Z", [{ title: "two" }]],
    ["drafts.a", "time=2026-11-21T12:02:30Z", []],
    ["drafts.a", "lastRevision=true", [{ title: "three", _rev: edited }]],
    ["a", "time=2020-01-01T00:00:00Z", []],
    ["a", "revision=nonsense", []],
  ];
  for (const [ids, pointInTime, documents] of rows)
    expect([pointInTime, await documentsAt(ids, pointInTime)]).toMatchObject([
      pointInTime,
      documents,
    ]);
});

it("distinguishes a document's revision from a nested field named _rev", async () => {
  const states = [
    { source: { _rev: "one" }, about: "a", tags: [{ _key: "k" }] },
    { source: { _rev: "two", of: "b" }, body: { _rev: "two" }, n: 1 },
    { source: {}, tags: [] },
  ];
  const stored: unknown[] = [];
  for (const state of states) {
    await lake.mutate([putPage("n", state)]);
    stored.push(await lake.query('*[_id == "n"]'));
  }
  for (const documents of stored) {
    const pointInTime = `revision=${String(field(documents, "0._rev"))}`;
    expect(await documentsAt("n", pointInTime)).toEqual(documents);
  }
});

it("lists transactions in both directions, within a range, and of the requested documents only", async () => {
  const [, second, third, fourth, fifth] = revisions;
  expect(await idsOf("a,drafts.a")).toEqual(revisions);
  expect(await idsOf("a,drafts.a?reverse=true&limit=2")).toEqual([fifth, fourth]);
  const range = `fromTransaction=${second}&toTransaction=${third}`;
  expect(await idsOf(`a,drafts.a?${range}`)).toEqual([second, third]);
  const [publish] = await transactions(
    "a?effectFormat=mendoza&excludeContent=true&includeIdentifiedDocumentsOnly=true",
  );
  const author = "robot-administrator";
  expect(publish).toMatchObject({ id: third, author, documentIDs: ["a"] });
  expect(publish).not.toHaveProperty("mutations");
  expect(Object.keys(Object(field(publish, "effects")))).toEqual(["a"]);
});

it("lists a document's events as the Studio shows them, newest first, in stable pages", async () => {
  const [deleted, created] = ["deleteDocumentVersion", "createDocumentVersion"];
  const published = "publishDocumentVersion";
  const newest = [deleted, created, published];
  expect((await eventsOf("drafts.a")).types).toEqual([...newest, created]);
  expect((await eventsOf("unknown")).types).toEqual([]);
  const [, draft, publication] = revisions;
  expect((await eventsOf("a")).list).toEqual([
    {
      type: published,
      documentId: "a",
      versionId: "drafts.a",
      revisionId: publication,
      versionRevisionId: draft,
      publishCause: "document.publish",
      contributors: ["robot-administrator"],
      timestamp: "2026-11-21T12:02:00.000Z",
      author: "robot-administrator",
    },
  ]);
  expect(await eventsOf("drafts.a", "limit=3")).toMatchObject({ types: newest, nextCursor: "1" });
  await step({ actionType: "sanity.action.document.edit", patch: { set: { title: "six" } } });
  const next = await eventsOf("drafts.a", "limit=3&nextCursor=1");
  expect(next).toMatchObject({ types: [created], nextCursor: "" });
});

describe("the events of a version in a release", () => {
  const act = async (actionType: string, more: Record<string, unknown> = {}) => {
    const action = { actionType: `sanity.action.${actionType}`, releaseId: "r1", ...more };
    const { body } = await lake.act(action);
    lake.pass(60_000);
    return String(field(body, "transactionId"));
  };
  const version = "versions.r1.a";
  const ofVersion = { documentId: "a", versionId: version, releaseId: "r1" };
  const publication = { type: "publishDocumentVersion", ...ofVersion };
  let created = "";
  beforeEach(async () => {
    await act("release.create", { metadata: { title: "One" } });
    const document = { _id: version, _type: "page", title: "four" };
    created = await act("document.version.create", { publishedId: "a", document });
  });

  it("include its scheduling, unscheduling and publication, with every contributor", async () => {
    const at = { publishAt: "2030-01-01T00:00:00.000Z" };
    const scheduled = await act("release.schedule", at);
    expect((await eventsOf(version)).list[0]).toMatchObject({ state: "pending" });
    const unscheduled = await act("release.unschedule");
    const mutations = [{ patch: { id: version, set: { title: "five" } } }];
    const body = { mutations, transactionId: "edited" };
    await lake.call("/v1/data/mutate/production", { as: "editor", body });
    const published = {
      ...publication,
      revisionId: await act("release.publish"),
      versionRevisionId: "edited",
      publishCause: "release.publish",
      contributors: ["robot-administrator", "robot-editor"],
    };
    const schedule = { versionRevisionId: scheduled, state: "unscheduled", ...at };
    expect((await eventsOf(version)).list).toMatchObject([
      published,
      { type: "unscheduleDocumentVersion", ...ofVersion, versionRevisionId: unscheduled },
      { type: "scheduleDocumentVersion", ...ofVersion, ...schedule },
      { type: "createDocumentVersion", ...ofVersion, versionRevisionId: created },
    ]);
    expect((await eventsOf("a")).list[0]).toMatchObject(published);
    // The newest event in the draft's history is its deletion, because the draft was discarded before the publication.
    expect((await eventsOf("drafts.a")).types[0]).toBe("deleteDocumentVersion");
  });

  it("include its publication at the scheduled time", async () => {
    const published = new Promise((resolve) => {
      lake.production().subscribe(({ transaction }) => {
        if (transaction.effects["a"]) resolve(transaction.id);
      });
    });
    // Because this time is in the past, the lake publishes the release at once.
    await act("release.schedule", { publishAt: "2026-01-01T00:00:00.000Z" });
    const due = { ...publication, publishCause: "release.schedule", revisionId: await published };
    expect((await eventsOf("a")).list[0]).toMatchObject(due);
    expect((await eventsOf(version)).list.slice(0, 2)).toMatchObject([
      { ...due, author: "robot-administrator" },
      { type: "scheduleDocumentVersion", state: "published" },
    ]);
  });

  it("include that the release unpublished the document", async () => {
    await act("document.version.unpublish", { versionId: version, publishedId: "a" });
    await act("release.publish");
    const unpublished = { type: "unpublishDocument", documentId: "a", releaseId: "r1" };
    for (const [id, versionId] of [
      ["a", "drafts.a"],
      [version, version],
    ] as const)
      expect((await eventsOf(id)).list[0]).toMatchObject({ ...unpublished, versionId });
  });
});

it("deletes transactions older than the retention time, but preserves documents, known states and the newest transaction", async () => {
  setHistoryDays(lake.lake.lake.credentials, 30);
  const later = Date.parse("2026-11-21T12:03:30Z") + 30 * 24 * 60 * 60 * 1000;
  lake.reopen({ now: () => new Date(later) });
  await expect.poll(() => idsOf("a,drafts.a")).toEqual([revisions[4]]);
  // The history has dropped the publication at 12:02. The lake still knows the published state, because the stored
  // document has that revision and time.
  for (const pointInTime of [`revision=${revisions[2]}`, "time=2026-11-21T12:02:30Z"])
    expect(await documentsAt("a", pointInTime)).toMatchObject([{ title: "two" }]);
  expect(await documentsAt("a", "time=2026-11-21T12:01:30Z")).toEqual([]);
  expect((await eventsOf("drafts.a")).types).toEqual(["deleteDocumentVersion"]);
  const { body } = await lake.mutate([page("b")]);
  expect(await idsOf("b")).toEqual([field(body, "transactionId")]);
});

it("lists references to a document from this dataset and from others", async () => {
  const to = { _type: "reference", _ref: "a" };
  await lake.mutate([page("b", { to })]);
  await lake.call("/v1/datasets/more", { method: "PUT", body: {} });
  const across = { ...to, _type: "crossDatasetReference", _dataset: "production", _weak: true };
  const mutations = [
    page("c", { list: [{ _key: "1", ...across }] }),
    page("d", { to: { ...across, _projectId: "other" } }),
  ];
  await lake.call("/v1/data/mutate/more", { body: { mutations } });
  const path = "/v1/data/references/production/documents/a/to";
  const inside = { projectId: "marquee", datasetName: "production", documentId: "b" };
  const outside = { projectId: "marquee", datasetName: "more", documentId: "c" };
  expect((await lake.call(path)).body).toEqual({ totalCount: 2, references: [inside, outside] });
  const external = await lake.call(`${path}?excludeInternalReferences=true`);
  expect(external.body).toEqual({ totalCount: 1, references: [outside] });
  expect((await lake.call(path, { as: null })).status).toBe(401);
});
