import { deleteTransactions } from "../src/history/delete-old-history.ts";
import { describe, expect, it, vi } from "vitest";
import { field, numbered, page, patchOf, problemOf, setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const minutes = 60_000;
const release = (type: string, more: Record<string, unknown> = {}, releaseId = "r1") => ({
  actionType: `sanity.action.release.${type}`,
  releaseId,
  ...more,
});
const version = (id: string, title: string, more: Record<string, unknown> = {}) => ({
  actionType: "sanity.action.document.version.create",
  publishedId: id,
  document: { _id: `versions.r1.${id}`, _type: "page", title, ...more },
});
const edit = (id: string, title: string) => ({
  actionType: "sanity.action.document.edit",
  draftId: `versions.r1.${id}`,
  publishedId: id,
  patch: { set: { title } },
});
const titled = (id: string, title: string) => page(id, { title });
/** A field whose weak reference becomes a strong one when it is published. */
const strongLater = (_ref: string) => ({
  to: { _type: "reference", _ref, _weak: true, _strengthenOnPublish: { type: "page" } },
});
const publishDue = () => lake.lake.lake.releases.publishDue();
const stored = async () => {
  const pages = await lake.query('*[_type == "page"]{"id": _id, title}');
  return Object.fromEntries(
    [pages].flat().map((page) => [field(page, "id"), field(page, "title")]),
  );
};
const described = () => lake.query('*[_id == "_.releases.r1"][0]');
const text = ({ body }: { body: unknown }) => field(body, "error.items.0.error.description");

describe("a release", () => {
  it("has a unique name that is valid in an id, and allows edits only to its metadata", async () => {
    await lake.act(release("create", { metadata: { title: "Spring" } }));
    expect(problemOf(await lake.act(release("create")))).toBe("documentAlreadyExistsError");
    const badName = await lake.act(release("create", {}, "r.1"));
    expect([badName.status, problemOf(badName)]).toEqual([400, "invalidActionError"]);
    const set = (field: string, value: string) =>
      lake.act(release("edit", { patch: { set: { [field]: value } } }));
    await set("metadata.title", "Summer");
    const metadata = { title: "Summer", releaseType: "undecided" };
    expect(await described()).toMatchObject({ metadata });
    expect(text(await set("state", "published"))).toBe(
      'Only the metadata of release "r1" can be edited',
    );
    expect((await set("metadata.releaseType", "soon")).status).toBe(400);
  });

  it("contains at most 1,000 documents", async () => {
    await lake.act(release("create"));
    await lake.mutate(numbered(1_000, "versions.r1.p").map((id) => page(id)));
    expect(text(await lake.act(version("more", "p")))).toMatch(
      /more than 1000 documents\. Split it/,
    );
  });
});

describe("publishing a release", () => {
  it("publishes all versions in one transaction, records them, and strengthens references between them", async () => {
    await lake.mutate([titled("a", "one")]);
    lake.pass(minutes);
    await lake.act(release("create"), version("a", "two", strongLater("b")), version("b", "new"));
    const { body } = await lake.act(release("publish"));
    expect(await stored()).toEqual({ a: "two", b: "new" });
    expect(await described()).toMatchObject({
      _rev: field(body, "transactionId"),
      state: "published",
      publishedAt: "2026-11-21T12:01:00.000Z",
      finalDocumentStates: [{ id: "versions.r1.a" }, { id: "versions.r1.b" }],
    });
    const revisions = await lake.query('array::unique(*[_type == "page"]._rev)');
    expect(revisions).toEqual([field(body, "transactionId")]);
    expect(await lake.query('*[_id == "a"][0]{_createdAt, to}')).toEqual({
      _createdAt: "2026-11-21T12:00:00.000Z",
      to: { _type: "reference", _ref: "b" },
    });
  });

  it("changes nothing if one version can't be published", async () => {
    await lake.act(release("create"), version("a", "one"), version("b", "two", strongLater("z")));
    expect(problemOf(await lake.act(release("publish")))).toBe(
      "documentReferenceDoesNotExistError",
    );
    expect(await lake.query("*[_type == 'page'].title", {}, "published")).toEqual([]);
    expect(await described()).toMatchObject({ state: "active" });
  });

  it("unpublishes marked documents into drafts, and deletes a draft that has the published content, but no other", async () => {
    const ids = ["a", "b", "c", "drafts.b", "drafts.d", "drafts.e"];
    await lake.mutate(ids.map((id) => titled(id, id)));
    const mark = (id: string) => ({
      actionType: "sanity.action.document.version.unpublish",
      versionId: `versions.r1.${id}`,
      publishedId: id,
    });
    await lake.act(release("create"), mark("a"), mark("b"));
    await lake.act(version("d", "drafts.d"), version("e", "other"));
    await lake.act(release("publish"));
    expect(await stored()).toEqual({
      c: "c",
      d: "drafts.d",
      e: "other",
      "drafts.a": "a",
      "drafts.b": "drafts.b",
      "drafts.e": "drafts.e",
    });
  });

  it("ends the release, which can then only be deleted", async () => {
    await lake.act(release("create"), version("a", "one"));
    await lake.act(release("publish"));
    expect(text(await lake.act(release("publish")))).toBe(
      'Release "r1" is published and can\'t be published. It must be active',
    );
    expect(problemOf(await lake.act(version("b", "late")))).toBe("releaseLockedError");
    await lake.act(release("delete"));
    expect([await described(), await stored()]).toEqual([null, { a: "one" }]);
  });
});

describe("archiving a release", () => {
  it("removes its versions, and unarchiving restores them unchanged", async () => {
    await lake.act(release("create"), version("a", "one"), version("b", "two"));
    await lake.act(edit("a", "one, edited"));
    const before = await stored();
    await lake.act(release("archive"));
    expect([await stored(), field(await described(), "state")]).toEqual([{}, "archived"]);
    const history = "/v1/data/history/production/documents/versions.r1.a?lastRevision=true";
    expect(field((await lake.call(history)).body, "documents.0.title")).toBe("one, edited");
    await lake.act(release("unarchive"));
    expect(await stored()).toEqual(before);
    expect(await described()).not.toHaveProperty("finalDocumentStates");
  });

  it("protects its versions when old history is deleted", async () => {
    await lake.act(release("create"), version("a", "one"));
    await lake.act(release("archive"));
    await lake.mutate([page("b")]);
    lake.pass(minutes);
    await lake.mutate([page("c")]);
    deleteTransactions(lake.lake.lake.store.database, "2026-11-21T12:01:00.000Z");
    const history = "/v1/data/history/production/transactions/";
    expect((await lake.call(`${history}b`)).body).toBe("");
    expect((await lake.act(release("unarchive"))).status).toBe(200);
    expect(await lake.query('*[_id == "versions.r1.a"][0].title')).toBe("one");
  });

  it("is required before an active release is deleted", async () => {
    await lake.act(release("create"), version("a", "one"));
    expect(problemOf(await lake.act(release("delete")))).toBe("invalidReleaseStateError");
    await lake.act(release("archive"));
    expect((await lake.act(release("delete"))).status).toBe(200);
    expect(await lake.query("count(*)")).toBe(0);
  });
});

describe("a scheduled release", () => {
  const publishAt = "2026-11-21T13:00:00Z";
  const schedule = () => lake.act(release("schedule", { publishAt }));

  it("is published at its time by the user who scheduled it", async () => {
    await lake.act(release("create"), version("a", "one"));
    const actions = [release("schedule", { publishAt })];
    await lake.call("/v1/data/actions/production", { as: "editor", body: { actions } });
    lake.pass(59 * minutes);
    await publishDue();
    expect(await described()).toMatchObject({
      state: "scheduled",
      publishAt: "2026-11-21T13:00:00.000Z",
    });
    lake.pass(minutes);
    await publishDue();
    expect(await stored()).toEqual({ a: "one" });
    expect(await described()).toMatchObject({
      state: "published",
      publishedAt: "2026-11-21T13:00:00.000Z",
    });
    const log = await lake.call("/v1/data/history/production/transactions/a?limit=1&reverse=true");
    expect(log.body).toMatchObject({ author: "robot-editor" });
  });

  it("is published by a timer, also after a restart", async () => {
    await lake.act(release("create"), version("a", "one"));
    await schedule();
    lake.reopen({ now: () => new Date("2026-11-22T00:00:00Z") });
    // Reads from disk, because a request would open the dataset. The release must be published without any request.
    const onDisk = () => [...lake.lake.lake.store.documents("production")].map(({ _id }) => _id);
    await expect.poll(() => onDisk()).toEqual(["_.releases.r1", "a"]);
  });

  it("is locked for actions and mutations until it is unscheduled", async () => {
    await lake.act(release("create"), version("a", "one"));
    await schedule();
    expect(problemOf(await lake.act(edit("a", "two")))).toBe("releaseLockedError");
    expect(problemOf(await lake.act(version("b", "new")))).toBe("releaseLockedError");
    const removal = await lake.mutate([{ delete: { id: "versions.r1.a" } }]);
    expect(text(removal)).toMatch(/release "r1" is scheduled; unschedule it first/);
    expect(problemOf(await lake.act(release("archive")))).toBe("invalidReleaseStateError");
    await lake.act(release("unschedule"));
    expect((await lake.act(edit("a", "two"))).status).toBe(200);
    lake.pass(120 * minutes);
    await publishDue();
    expect(await described()).toMatchObject({ state: "active" });
  });

  it("is refused if it can't be published, and protects the documents that it references", async () => {
    await lake.act(release("create"), version("a", "one", strongLater("b")));
    expect(text(await schedule())).toMatch(/can't be scheduled, since it could not be published: /);
    await lake.mutate([page("b")]);
    expect((await schedule()).status).toBe(200);
    expect(text(await lake.mutate([{ delete: { id: "b" } }]))).toMatch(
      /the scheduled release "r1" refers to it from "versions.r1.a"/,
    );
  });

  it("stores the error of a failed publication and becomes active again", async () => {
    await lake.mutate([page("b")]);
    await lake.act(release("create"), version("a", "one", strongLater("b")));
    await schedule();
    // Makes the publication fail by deleting `b`, to which the release's version refers. The lake
    // rejects this deletion while the release is scheduled. So the mutations set the release to
    // `active`, delete `b`, and set the release to `scheduled` again.
    const setState = (state: string) => patchOf("_.releases.r1", { state });
    await lake.mutate([setState("active"), { delete: { id: "b" } }]);
    await lake.mutate([setState("scheduled")]);
    lake.pass(60 * minutes);
    await publishDue();
    expect(await described()).toMatchObject({
      state: "active",
      error: { message: expect.stringContaining('references non-existent document "b"') },
    });
    expect(await described()).not.toHaveProperty("publishAt");
  });

  it("is retried after 10 s when the lake itself fails", async () => {
    await lake.act(release("create"), version("a", "one"));
    await schedule();
    const complain = vi.spyOn(console, "error").mockReturnValue();
    const commit = vi.spyOn(lake.production(), "commit").mockImplementation(() => {
      throw new Error("the disk is full");
    });
    for (const [passed, attempts] of [
      [60 * minutes, 1],
      [9_000, 1],
      [1_000, 2],
    ] as const) {
      lake.pass(passed);
      await publishDue();
      expect(commit).toHaveBeenCalledTimes(attempts);
    }
    commit.mockRestore();
    lake.pass(10_000);
    await publishDue();
    expect(await stored()).toEqual({ a: "one" });
    expect(complain).toHaveBeenCalledTimes(2);
    complain.mockRestore();
  });
});

describe("importing a release", () => {
  const document = {
    _id: "_.releases.r1",
    _type: "system.release",
    state: "archived",
    metadata: { title: "Old", releaseType: "asap" },
    finalDocumentStates: [{ _key: "k", id: "versions.r1.a" }],
  };

  it("restores its state, and handles an existing release by ifExists", async () => {
    await lake.act(release("import", { document, ifExists: "fail" }));
    expect(await described()).toMatchObject({ ...document, name: "r1" });
    const again = await lake.act(release("import", { document }));
    expect(problemOf(again)).toBe("documentAlreadyExistsError");
    const attributes = { ...document, metadata: { title: "Older", releaseType: "asap" } };
    for (const [ifExists, title] of [
      ["ignore", "Old"],
      ["replace", "Older"],
    ] as const) {
      await lake.act(release("import", { attributes, ifExists }));
      expect(await described()).toMatchObject({ metadata: { title } });
    }
  });

  it("can't restore versions that this lake never had", async () => {
    await lake.act(release("import", { document }));
    expect(text(await lake.act(release("unarchive")))).toMatch(
      /the history no longer has its version "versions.r1.a"/,
    );
    expect((await lake.act(release("import", { document: { _type: "page" } }))).status).toBe(409);
  });
});

it("refuses an action on a missing release", async () => {
  expect(problemOf(await lake.act(release("publish")))).toBe("documentNotFoundError");
});
