import { beforeEach, describe, expect, it } from "vitest";
import { keepHistoryDays } from "../src/history/history-days.ts";
import { field } from "./support/open-test-lake.ts";
import { setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();
const revisions: string[] = [];
const step = async (action: Record<string, unknown>) => {
  const { body } = await lake.act({ publishedId: "a", draftId: "drafts.a", ...action });
  lake.pass(60_000);
  revisions.push(String(field(body, "transactionId")));
};

beforeEach(async () => {
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

const history = async (path: string) =>
  (await lake.call(`/v2025-02-19/data/history/production${path}`)).body;
const transactions = async (path: string) => {
  const answer = await lake.send(`/v2025-02-19/data/history/production/transactions/${path}`);
  return (await answer.text())
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
};

it("returns a document at a revision, at a time, and before its deletion", async () => {
  const at = async (ids: string, moment: string) =>
    field(await history(`/documents/${ids}?${moment}`), "documents");
  expect(await at("drafts.a", `revision=${revisions[0]}`)).toMatchObject([
    { _id: "drafts.a", title: "one", _rev: revisions[0] },
  ]);
  expect(await at("a,drafts.a", `revision=${revisions[2]}`)).toMatchObject([
    { _id: "a", title: "two" },
  ]);
  expect(await at("drafts.a", `revision=${revisions[2]}`)).toMatchObject([
    { _id: "a", title: "two", _rev: revisions[2] },
  ]);
  expect(await at("drafts.a", "time=2026-11-21T12:01:30Z")).toMatchObject([{ title: "two" }]);
  expect(await at("drafts.a", "time=2026-11-21T12:02:30Z")).toEqual([]);
  expect(await at("drafts.a", "lastRevision=true")).toMatchObject([
    { title: "three", _rev: revisions[3] },
  ]);
  expect(await at("a", "time=2020-01-01T00:00:00Z")).toEqual([]);
  expect(await at("a", "revision=nonsense")).toEqual([]);
});

it("distinguishes a document's revision from a nested field named _rev", async () => {
  const states = [
    { source: { _rev: "one" }, about: "a", tags: [{ _key: "k" }] },
    { source: { _rev: "two", of: "b" }, body: { _rev: "two" }, n: 1 },
    { source: {}, tags: [] },
  ];
  const revs: string[] = [];
  for (const state of states) {
    const document = { _id: "n", _type: "page", ...state };
    const { body } = await lake.mutate([{ createOrReplace: document }]);
    revs.push(String(field(body, "transactionId")));
  }
  for (const [place, state] of states.entries()) {
    const past = await history(`/documents/n?revision=${revs[place]}`);
    const [found] = [field(past, "documents")].flat();
    expect(found).toEqual({
      ...state,
      _id: "n",
      _type: "page",
      _rev: revs[place],
      _createdAt: expect.any(String),
      _updatedAt: expect.any(String),
    });
  }
});

it("lists transactions in both directions, within a range, and of the requested documents only", async () => {
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

it("lists a document's events as the Studio shows them, newest first", async () => {
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

it("names the draft and published revisions of a publication", async () => {
  const body = await history("/events/documents/a");
  expect(field(body, "events.a.0")).toEqual({
    type: "publishDocumentVersion",
    documentId: "a",
    versionId: "drafts.a",
    revisionId: revisions[2],
    versionRevisionId: revisions[1],
    publishCause: "document.publish",
    contributors: ["robot-administrator"],
    timestamp: "2026-11-21T12:02:00.000Z",
    author: "robot-administrator",
  });
});

describe("the events of a version in a release", () => {
  const act = async (actionType: string, more: Record<string, unknown>) => {
    const { body } = await lake.act({ actionType: `sanity.action.${actionType}`, ...more });
    lake.pass(60_000);
    return String(field(body, "transactionId"));
  };
  const version = "versions.r1.a";
  const ofVersion = { documentId: "a", versionId: version, releaseId: "r1" };
  const addVersion = async (document: Record<string, unknown> = {}) => {
    await act("release.create", { releaseId: "r1", metadata: { title: "One" } });
    return act("document.version.create", {
      publishedId: "a",
      document: { _id: version, _type: "page", title: "four", ...document },
    });
  };
  const story = async (id: string) => {
    const events = field(await history(`/events/documents/${id}?limit=100`), "events");
    const list: unknown[] = Object(events)[id];
    return list;
  };

  it("include its scheduling, unscheduling and publication", async () => {
    const created = await addVersion();
    const at = { publishAt: "2030-01-01T00:00:00.000Z" };
    const scheduled = await act("release.schedule", { releaseId: "r1", ...at });
    expect((await story(version))[0]).toMatchObject({ state: "pending" });
    const unscheduled = await act("release.unschedule", { releaseId: "r1" });
    const mutations = [{ patch: { id: version, set: { title: "five" } } }];
    const body = { mutations, transactionId: "edited" };
    await lake.call("/v1/data/mutate/production", { as: "editor", body });
    const published = await act("release.publish", { releaseId: "r1" });
    const publication = {
      type: "publishDocumentVersion",
      ...ofVersion,
      revisionId: published,
      versionRevisionId: "edited",
      publishCause: "release.publish",
      contributors: ["robot-administrator", "robot-editor"],
    };
    expect(await story(version)).toMatchObject([
      publication,
      { type: "unscheduleDocumentVersion", ...ofVersion, versionRevisionId: unscheduled },
      {
        type: "scheduleDocumentVersion",
        ...ofVersion,
        versionRevisionId: scheduled,
        state: "unscheduled",
        ...at,
      },
      { type: "createDocumentVersion", ...ofVersion, versionRevisionId: created },
    ]);
    expect((await story("a"))[0]).toMatchObject(publication);
    // The newest event in the draft's history is its deletion, because the draft was discarded before the publication.
    expect((await story("drafts.a"))[0]).toMatchObject({ type: "deleteDocumentVersion" });
  });

  it("include its publication at the scheduled time", async () => {
    await addVersion();
    const published = new Promise((resolve) => {
      lake.lake.lake.dataset("production")?.subscribe(({ transaction }) => {
        if (transaction.effects["a"]) resolve(transaction.id);
      });
    });
    // Because this time is in the past, the lake publishes the release at once.
    await act("release.schedule", { releaseId: "r1", publishAt: "2026-01-01T00:00:00.000Z" });
    const revisionId = await published;
    const publication = { type: "publishDocumentVersion", publishCause: "release.schedule" };
    expect((await story("a"))[0]).toMatchObject({ ...publication, revisionId });
    expect((await story(version)).slice(0, 2)).toMatchObject([
      { ...publication, revisionId, author: "robot-administrator" },
      { type: "scheduleDocumentVersion", state: "published" },
    ]);
  });

  it("include that the release unpublished the document", async () => {
    await addVersion();
    await act("document.version.unpublish", { versionId: version, publishedId: "a" });
    await act("release.publish", { releaseId: "r1" });
    const unpublished = { type: "unpublishDocument", documentId: "a", releaseId: "r1" };
    expect((await story("a"))[0]).toMatchObject({ ...unpublished, versionId: "drafts.a" });
    expect((await story(version))[0]).toMatchObject({ ...unpublished, versionId: version });
  });
});

it("returns stable pages of events when new events arrive", async () => {
  const page = async (query: string) => {
    const body = await history(`/events/documents/drafts.a?${query}`);
    const list: unknown[] = Object(field(body, "events"))["drafts.a"];
    return [list.map((event) => field(event, "type")), field(body, "nextCursor")];
  };
  expect(await page("limit=3")).toEqual([
    ["deleteDocumentVersion", "createDocumentVersion", "publishDocumentVersion"],
    "1",
  ]);
  await step({ actionType: "sanity.action.document.edit", patch: { set: { title: "six" } } });
  expect(await page("limit=3&nextCursor=1")).toEqual([["createDocumentVersion"], ""]);
});

describe("history with a limited retention time", () => {
  const reopenAfter = (days: number) => {
    keepHistoryDays(lake.lake.lake.credentials, 30);
    const later = Date.parse("2026-11-21T12:03:30Z") + days * 24 * 60 * 60 * 1000;
    lake.reopen({ now: () => new Date(later) });
  };

  it("deletes older transactions, but preserves documents and the newest transaction", async () => {
    reopenAfter(40);
    expect(await lake.query("*[_id == 'a'][0].title")).toBe("two");
    expect((await transactions("a,drafts.a")).map((one) => field(one, "id"))).toEqual([
      revisions[4],
    ]);
    const { database } = lake.lake.lake.store;
    expect(database.prepare("select count(*) as count from tx_document").get()).toEqual({
      count: 1,
    });
    const { body } = await lake.mutate([{ create: { _id: "b", _type: "page" } }]);
    expect(await transactions("b")).toMatchObject([{ id: field(body, "transactionId") }]);
  });

  it("preserves newer transactions and returns the document states that are still known", async () => {
    reopenAfter(30);
    expect((await transactions("a,drafts.a")).map((one) => field(one, "id"))).toEqual([
      revisions[4],
    ]);
    const at = async (moment: string) =>
      field(await history(`/documents/a?${moment}`), "documents");
    // The history has dropped the publication at 12:02. The lake still knows the published state, because the stored
    // document has that revision and time.
    expect(await at(`revision=${revisions[2]}`)).toMatchObject([{ title: "two" }]);
    expect(await at("time=2026-11-21T12:02:30Z")).toMatchObject([{ title: "two" }]);
    expect(await at("time=2026-11-21T12:01:30Z")).toEqual([]);
    const events = field(await history("/events/documents/drafts.a"), "events");
    expect(Object(events)["drafts.a"]).toMatchObject([{ type: "deleteDocumentVersion" }]);
  });
});

it("lists references to a document from this dataset and from others", async () => {
  const to = { _type: "reference", _ref: "a" };
  await lake.mutate([{ create: { _id: "b", _type: "page", to } }]);
  await lake.call("/v1/datasets/more", { method: "PUT", body: {} });
  const across = { ...to, _type: "crossDatasetReference", _dataset: "production", _weak: true };
  const create = [
    { create: { _id: "c", _type: "page", list: [{ _key: "1", ...across }] } },
    { create: { _id: "d", _type: "page", to: { ...across, _projectId: "other" } } },
  ];
  await lake.call("/v1/data/mutate/more", { body: { mutations: create } });
  const path = "/v1/data/references/production/documents/a/to";
  const [inside, outside] = [
    { projectId: "marquee", datasetName: "production", documentId: "b" },
    { projectId: "marquee", datasetName: "more", documentId: "c" },
  ];
  expect((await lake.call(path)).body).toEqual({ totalCount: 2, references: [inside, outside] });
  expect((await lake.call(`${path}?excludeInternalReferences=true`)).body).toEqual({
    totalCount: 1,
    references: [outside],
  });
  expect((await lake.call(path, { as: null })).status).toBe(401);
});
