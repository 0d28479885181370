import { rmSync } from "node:fs";
import { Patch, Transaction, type SanityClient } from "@sanity/client";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newFolder, serveLakeProcess, tokenFor, type ServedLake } from "./support/served-lake.ts";
import { clientAt } from "./support/client-at.ts";

// Tests every method of Sanity's own client that a site or a script uses, against a lake in a separate process.
// Listening and live events are in served.test.ts.

let data = "";
let lake: ServedLake;
let client: SanityClient;

beforeAll(async () => {
  data = newFolder();
  lake = await serveLakeProcess(data);
  client = clientAt(lake.url, await tokenFor(data, "administrator"));
});
afterAll(async () => {
  await lake.end("SIGTERM");
  rmSync(data, { recursive: true, force: true });
});
afterEach(() => client.delete({ query: '*[_type == "page"]' }));

const page = (id: string, more: Record<string, unknown> = {}) => ({
  _id: id,
  _type: "page",
  ...more,
});

describe("reading", () => {
  it("returns documents by id in the requested order, and reports which exist", async () => {
    await client.create(page("a"));
    await client.create(page("b"));
    expect(await client.getDocument("a")).toMatchObject({ _id: "a" });
    const documents = await client.getDocuments(["b", "none", "a"]);
    expect(documents.map((document) => document?._id ?? null)).toEqual(["b", null, "a"]);
    expect(await client.documentsExists(["a", "none"])).toEqual(new Set(["a"]));
  });

  it("queries in a perspective, as an observable and with the full response", async () => {
    await client.create(page("a", { title: "Published" }));
    await client.create(page("drafts.a", { title: "Draft" }));
    const titles = '*[_type == "page"].title';
    expect(await client.fetch(titles, {}, { perspective: "published" })).toEqual(["Published"]);
    const drafts = client.withConfig({ perspective: "drafts" });
    const observed = await new Promise((resolve, reject) =>
      drafts.observable.fetch(titles).subscribe({ next: resolve, error: reject }),
    );
    expect(observed).toEqual(["Draft"]);
    expect(drafts.clone().config().perspective).toBe("drafts");
    const whole = await client.fetch(titles, {}, { filterResponse: false });
    expect(whole).toMatchObject({
      query: titles,
      ms: expect.any(Number),
      result: ["Published", "Draft"],
    });
    expect(
      await client.fetch(titles, {}, { filterResponse: false, returnQuery: false }),
    ).not.toHaveProperty("query");
  });

  it("sends custom requests to the URLs that it builds", async () => {
    expect(client.getUrl("/users/me")).toBe(`${lake.url}/v2025-02-19/users/me`);
    expect(client.getDataUrl("query")).toBe("/data/query/production");
    expect(await client.request({ url: "/ping" })).toBeDefined();
    const body = { mutations: [{ create: page("a") }] };
    expect(await client.dataRequest("mutate", body)).toMatchObject({
      results: [{ id: "a", operation: "create" }],
    });
  });
});

describe("writing", () => {
  it("creates, replaces and deletes documents by id and by query", async () => {
    const { _id } = await client.create({ _type: "page" });
    expect(_id).toMatch(/^\w{22}$/);
    await client.createIfNotExists(page("a", { n: 1 }));
    expect(await client.createIfNotExists(page("a", { n: 2 }))).toMatchObject({ n: 1 });
    expect(await client.createOrReplace(page("a", { n: 3 }))).toMatchObject({ n: 3 });
    await client.delete("a");
    expect(await client.getDocument("a")).toBeUndefined();
    await client.create(page("b", { old: true }));
    await client.delete({ query: "*[old == true]" });
    expect(await client.getDocument("b")).toBeUndefined();
  });

  it("applies every operation of a patch", async () => {
    const { _rev } = await client.create(
      page("a", { n: 1, text: "The rabid dog", list: [{ _key: "x" }], gone: true }),
    );
    const patched = await client
      .patch("a")
      .set({ title: "T" })
      .setIfMissing({ title: "other", sub: {} })
      .unset(["gone"])
      .inc({ n: 5 })
      .dec({ n: 2 })
      .diffMatchPatch({ text: "@@ -1,13 +1,12 @@\n The \n-rabid\n+nice\n  dog\n" })
      .ifRevisionId(_rev)
      .commit();
    expect(patched).toMatchObject({ title: "T", sub: {}, n: 4, text: "The nice dog" });
    const list = client
      .transaction()
      .patch("a", (patch) => patch.insert("before", "list[0]", [{ _key: "w" }]))
      .patch("a", (patch) => patch.append("list", [{ _key: "y" }]))
      .patch("a", (patch) => patch.prepend("list", [{ _key: "v" }]))
      .patch("a", (patch) => patch.splice("list", 1, 1, [{ _key: "u" }]));
    await list.commit();
    expect(await client.fetch('*[_id == "a"][0].list')).toEqual([
      { _key: "v" },
      { _key: "u" },
      { _key: "x" },
      { _key: "y" },
    ]);
    expect(patched).not.toHaveProperty("gone");
    await expect(client.patch("a").set({ n: 0 }).ifRevisionId(_rev).commit()).rejects.toMatchObject(
      { statusCode: 409 },
    );
  });

  it("patches by query and returns the document ids", async () => {
    await client.create(page("a"));
    await client.create(page("b"));
    const many = client.patch({ query: '*[_type == "page"]' }).set({ seen: true });
    expect(await many.commit({ returnDocuments: false, returnFirst: false })).toMatchObject({
      documentIds: expect.arrayContaining(["a", "b"]),
    });
    expect(await client.fetch("count(*[seen])")).toBe(2);
  });

  it("applies a transaction completely or not at all, and changes nothing in a dry run", async () => {
    const transaction = client
      .transaction()
      .create(page("a", { n: 1 }))
      .createIfNotExists(page("b"))
      .createOrReplace(page("c"))
      .patch("a", (patch) => patch.inc({ n: 1 }))
      .delete("c")
      .transactionId("mine");
    await transaction.clone().commit({ dryRun: true });
    expect(await client.fetch('count(*[_type == "page"])')).toBe(0);
    expect(await transaction.commit()).toMatchObject({ transactionId: "mine" });
    expect(await client.fetch('*[_type == "page"]|order(_id)._id')).toEqual(["a", "b"]);
    await expect(
      client.transaction().create(page("d")).create(page("a")).commit(),
    ).rejects.toMatchObject({ statusCode: 409 });
    expect(await client.getDocument("d")).toBeUndefined();
  });

  it("accepts mutations as objects, as a patch and as a transaction", async () => {
    await client.mutate([{ create: page("a") }]);
    await client.mutate(new Patch("a", { set: { n: 1 } }));
    await client.mutate(new Transaction().create(page("b")), { visibility: "async" });
    expect(await client.fetch('*[_type == "page"]|order(_id){_id, n}')).toEqual([
      { _id: "a", n: 1 },
      { _id: "b", n: null },
    ]);
  });
});

describe("releases and versions", () => {
  it("creates, edits and publishes a release", async () => {
    const releaseId = "r1";
    await client.releases.create({ releaseId, metadata: { title: "One", releaseType: "asap" } });
    await client.releases.edit({ releaseId, patch: { set: { "metadata.title": "Two" } } });
    expect(await client.releases.get({ releaseId })).toMatchObject({ metadata: { title: "Two" } });
    await client.create(page("a", { title: "Now" }));
    await client.createVersion({ baseId: "a", releaseId, publishedId: "a" });
    expect(await client.getDocument("versions.r1.a")).toMatchObject({ title: "Now" });
    await client.replaceVersion({
      document: page("versions.r1.a", { title: "Soon" }),
      releaseId,
      publishedId: "a",
    });
    const title = '*[_id == "a"][0].title';
    expect(await client.fetch(title, {}, { perspective: [releaseId] })).toBe("Soon");
    const inIt = await client.releases.fetchDocuments({ releaseId });
    expect(inIt.result.map(({ _id }) => _id)).toEqual(["versions.r1.a"]);
    await client.releases.publish({ releaseId });
    expect(await client.fetch(title, {}, { perspective: "published" })).toBe("Soon");
  });

  it("schedules, archives, restores and deletes a release with a version", async () => {
    const releaseId = "r2";
    await client.releases.create({ releaseId, metadata: { title: "R", releaseType: "scheduled" } });
    await client.create(page("a"));
    await client.unpublishVersion({ releaseId, publishedId: "a" });
    await client.discardVersion({ releaseId, publishedId: "a" });
    await client.createVersion({ baseId: "a", releaseId, publishedId: "a" });
    await client.releases.schedule({ releaseId, publishAt: "2099-01-01T00:00:00.000Z" });
    expect(await client.releases.get({ releaseId })).toMatchObject({ state: "scheduled" });
    await client.releases.unschedule({ releaseId });
    await client.releases.archive({ releaseId });
    await client.releases.unarchive({ releaseId });
    expect(await client.getDocument("versions.r2.a")).toBeDefined();
    await client.releases.archive({ releaseId });
    await client.releases.delete({ releaseId });
    expect(await client.releases.get({ releaseId })).toBeUndefined();
  });
});

describe("the project", () => {
  it("lists datasets, creates one and makes it public", async () => {
    await client.datasets.create("other", { aclMode: "private" });
    await client.datasets.edit("other", { aclMode: "public" });
    const names = (await client.datasets.list()).map(({ name, aclMode }) => [name, aclMode]);
    expect(names).toEqual([
      ["other", "public"],
      ["production", "private"],
      ["production-comments", "private"],
      ["production-submissions", "private"],
    ]);
    const anyone = client.withConfig({ dataset: "other", token: "", perspective: "published" });
    expect(await anyone.fetch("*")).toEqual([]);
  });

  it("returns the current user and the project", async () => {
    expect(await client.users.getById("me")).toMatchObject({ role: "administrator" });
    expect(await client.projects.getById("marquee")).toMatchObject({ id: "marquee" });
    expect((await client.projects.list()).map(({ id }) => id)).toEqual(["marquee"]);
  });
});
