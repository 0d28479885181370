import { forgetTransactions } from "../src/store/forget-transactions.ts";
import { describe, expect, it, vi } from "vitest";
import { field } from "./support/open-test-lake.ts";
import { setUpTestLake } from "./support/set-up-lake.ts";

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
const page = (id: string, title: string, more: Record<string, unknown> = {}) => ({
  create: { _id: id, _type: "page", title, ...more },
});
/** A field whose weak reference becomes a strong one when it is published. */
const strongLater = (_ref: string) => ({
  to: { _type: "reference", _ref, _weak: true, _strengthenOnPublish: { type: "page" } },
});
const publishDue = () => lake.lake.lake.releases.publishDue();
/** Returns the titles of all stored pages and versions, by id. */
const stored = async () => {
  const pages = await lake.query('*[_type == "page"]{"id": _id, title}');
  return Object.fromEntries(
    [pages].flat().map((page) => [field(page, "id"), field(page, "title")]),
  );
};
const described = () => lake.query('*[_id == "_.releases.r1"][0]');
const problem = ({ body }: { body: unknown }) => field(body, "error.items.0.error.type");
const text = ({ body }: { body: unknown }) => field(body, "error.items.0.error.description");

describe("a release", () => {
  it("has a unique name that is valid in an id", async () => {
    await lake.act(release("create"));
    expect(problem(await lake.act(release("create")))).toBe("documentAlreadyExistsError");
    const badName = await lake.act(release("create", {}, "r.1"));
    expect([badName.status, problem(badName)]).toEqual([400, "invalidActionError"]);
    expect(await described()).toMatchObject({ metadata: { releaseType: "undecided" } });
  });

  it("allows edits only to its metadata", async () => {
    await lake.act(release("create", { metadata: { title: "Spring", releaseType: "asap" } }));
    await lake.act(release("edit", { patch: { set: { "metadata.title": "Summer" } } }));
    expect(await described()).toMatchObject({ metadata: { title: "Summer", releaseType: "asap" } });
    const state = await lake.act(release("edit", { patch: { set: { state: "published" } } }));
    expect(text(state)).toBe('Only the metadata of release "r1" can be edited');
    const type = await lake.act(
      release("edit", { patch: { set: { "metadata.releaseType": "soon" } } }),
    );
    expect(type.status).toBe(400);
  });

  it("contains at most 1,000 documents", async () => {
    await lake.act(release("create"));
    const many = Array.from({ length: 1_000 }, (_, index) => page(`versions.r1.p${index}`, "p"));
    expect((await lake.mutate(many)).status).toBe(200);
    expect(text(await lake.act(version("more", "p")))).toMatch(
      /more than 1000 documents\. Split it/,
    );
  });
});

describe("publishing a release", () => {
  it("publishes all versions in one transaction and records them", async () => {
    await lake.mutate([page("a", "one")]);
    lake.pass(minutes);
    await lake.act(release("create"), version("a", "two"), version("b", "new"));
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
    expect(await lake.query('*[_id == "a"][0]._createdAt')).toBe("2026-11-21T12:00:00.000Z");
  });

  it("strengthens references between documents that are published together", async () => {
    await lake.act(release("create"), version("a", "one", strongLater("b")), version("b", "two"));
    await lake.act(release("publish"));
    expect(await lake.query('*[_id == "a"][0].to')).toEqual({ _type: "reference", _ref: "b" });
  });

  it("changes nothing if one version can't be published", async () => {
    await lake.act(release("create"), version("a", "one"), version("b", "two", strongLater("z")));
    expect(problem(await lake.act(release("publish")))).toBe("documentReferenceDoesNotExistError");
    expect(await lake.query("*[_type == 'page'].title", {}, "published")).toEqual([]);
    expect(await described()).toMatchObject({ state: "active" });
  });

  it("unpublishes marked documents into drafts", async () => {
    await lake.mutate([page("a", "one"), page("b", "two"), page("drafts.b", "two, edited")]);
    const mark = (id: string) => ({
      actionType: "sanity.action.document.version.unpublish",
      versionId: `versions.r1.${id}`,
      publishedId: id,
    });
    await lake.act(release("create"), mark("a"), mark("b"));
    await lake.act(release("publish"));
    expect(await stored()).toEqual({ "drafts.a": "one", "drafts.b": "two, edited" });
  });

  it("deletes a draft that has the published content, and no other draft", async () => {
    await lake.act(release("create"));
    for (const id of ["a", "b", "c"]) await lake.mutate([page(`drafts.${id}`, id)]);
    await lake.mutate([page("a", "before")]);
    await lake.act(version("a", "a"), version("b", "b"), version("c", "other"));
    const { status } = await lake.act(release("publish"));
    expect(status).toBe(200);
    expect(await stored()).toEqual({ a: "a", b: "b", c: "other", "drafts.c": "c" });
  });

  it("ends the release, which can then only be deleted", async () => {
    await lake.act(release("create"), version("a", "one"));
    await lake.act(release("publish"));
    expect(text(await lake.act(release("publish")))).toBe(
      'Release "r1" is published and can\'t be published. It must be active',
    );
    expect(problem(await lake.act(version("b", "late")))).toBe("releaseLockedError");
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
    await lake.mutate([page("b", "two")]);
    lake.pass(minutes);
    await lake.mutate([page("c", "three")]);
    const { database } = lake.lake.lake.store;
    forgetTransactions(database, "2026-11-21T12:01:00.000Z");
    const history = "/v1/data/history/production/transactions/";
    expect((await lake.call(`${history}b`)).body).toBe("");
    expect((await lake.act(release("unarchive"))).status).toBe(200);
    expect(await lake.query('*[_id == "versions.r1.a"][0].title')).toBe("one");
  });

  it("is required before an active release is deleted", async () => {
    await lake.act(release("create"), version("a", "one"));
    expect(problem(await lake.act(release("delete")))).toBe("invalidReleaseStateError");
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
    const { status } = await lake.call("/v1/data/actions/production", {
      as: "editor",
      body: { actions: [release("schedule", { publishAt })] },
    });
    expect(status).toBe(200);
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
    await vi.waitFor(() => expect(onDisk()).toEqual(["_.releases.r1", "a"]));
  });

  it("is locked for actions and mutations until it is unscheduled", async () => {
    await lake.act(release("create"), version("a", "one"));
    await schedule();
    expect(problem(await lake.act(edit("a", "two")))).toBe("releaseLockedError");
    expect(problem(await lake.act(version("b", "new")))).toBe("releaseLockedError");
    const removal = await lake.mutate([{ delete: { id: "versions.r1.a" } }]);
    expect(text(removal)).toMatch(/release "r1" is scheduled; unschedule it first/);
    expect(problem(await lake.act(release("archive")))).toBe("invalidReleaseStateError");
    await lake.act(release("unschedule"));
    expect((await lake.act(edit("a", "two"))).status).toBe(200);
    lake.pass(120 * minutes);
    await publishDue();
    expect(await described()).toMatchObject({ state: "active" });
  });

  it("is refused if it can't be published, and protects the documents that it references", async () => {
    await lake.act(release("create"), version("a", "one", strongLater("b")));
    expect(text(await schedule())).toMatch(/can't be scheduled, since it could not be published: /);
    await lake.mutate([page("b", "two")]);
    expect((await schedule()).status).toBe(200);
    expect(text(await lake.mutate([{ delete: { id: "b" } }]))).toMatch(
      /the scheduled release "r1" refers to it from "versions.r1.a"/,
    );
  });

  it("stores the error of a failed publication and becomes active again", async () => {
    await lake.mutate([page("b", "two")]);
    await lake.act(release("create"), version("a", "one", strongLater("b")));
    await schedule();
    // Makes the publication fail by deleting `b`, to which the release's version refers. The lake
    // rejects this deletion while the release is scheduled. So the mutations set the release to
    // `active`, delete `b`, and set the release to `scheduled` again.
    await lake.mutate([
      { patch: { id: "_.releases.r1", set: { state: "active" } } },
      { delete: { id: "b" } },
    ]);
    await lake.mutate([{ patch: { id: "_.releases.r1", set: { state: "scheduled" } } }]);
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
    lake.pass(60 * minutes);
    await publishDue();
    lake.pass(9_000);
    await publishDue();
    expect(commit).toHaveBeenCalledTimes(1);
    lake.pass(1_000);
    await publishDue();
    expect(commit).toHaveBeenCalledTimes(2);
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
    expect(problem(await lake.act(release("import", { document })))).toBe(
      "documentAlreadyExistsError",
    );
    const renamed = { ...document, metadata: { title: "Older", releaseType: "asap" } };
    await lake.act(release("import", { attributes: renamed, ifExists: "ignore" }));
    expect(await described()).toMatchObject({ metadata: { title: "Old" } });
    await lake.act(release("import", { attributes: renamed, ifExists: "replace" }));
    expect(await described()).toMatchObject({ metadata: { title: "Older" } });
  });

  it("can't restore versions that this lake never had", async () => {
    await lake.act(release("import", { document }));
    expect(text(await lake.act(release("unarchive")))).toMatch(
      /the history no longer has its version "versions.r1.a"/,
    );
    expect((await lake.act(release("import", { document: { _type: "page" } }))).status).toBe(409);
  });
});

it("refuses an action on a missing release and an unknown action", async () => {
  expect(problem(await lake.act(release("publish")))).toBe("documentNotFoundError");
  const unknown = await lake.act(release("explode"));
  expect([unknown.status, problem(unknown)]).toEqual([400, "invalidActionError"]);
});
