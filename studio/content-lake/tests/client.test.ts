import { Patch, Transaction, type SanityClient } from "@sanity/client";
import { beforeEach, expect, it } from "vitest";
import { numbered, setUpServedLake } from "./support/set-up-lake.ts";

// Tests the methods of Sanity's own client that a site or a script uses.

const { lake, client: clientOf } = setUpServedLake();
let client: SanityClient;
beforeEach(() => {
  client = clientOf(lake.tokens.administrator);
});

const page = (_id: string, more: object = {}) => ({ _id, _type: "page", ...more });
const ids = () => client.fetch<string[]>("*|order(_id)._id");

it("reads documents by id in the requested order, and in a perspective as an observable", async () => {
  await client.mutate(["a", "b", "drafts.a"].map((id) => ({ create: page(id, { title: id }) })));
  const documents = await client.getDocuments(["b", "none", "a"]);
  expect(documents.map((document) => document?._id ?? null)).toEqual(["b", null, "a"]);
  expect(await client.getDocument("none")).toBeUndefined();
  expect(await client.documentsExists(["a", "none"])).toEqual(new Set(["a"]));
  const drafts = client.withConfig({ perspective: "drafts" });
  const query = '*[_id == "a"].title';
  const observed = await new Promise((resolve, reject) =>
    drafts.observable.fetch(query).subscribe({ next: resolve, error: reject }),
  );
  expect(observed).toEqual(["drafts.a"]);
  const whole = await client.fetch(query, {}, { filterResponse: false });
  expect(whole).toMatchObject({ query, ms: expect.any(Number), result: ["a"] });
  const options = { filterResponse: false, returnQuery: false } as const;
  expect(await client.fetch(query, {}, options)).not.toHaveProperty("query");
  await expect(client.fetch("*[")).rejects.toThrow(/GROQ query parse error/);
  await expect(clientOf().fetch("*")).rejects.toThrow("Unauthorized - Session not found");
});

it("creates, replaces, patches and deletes documents by id and by query", async () => {
  await client.createIfNotExists(page("a", { n: 1 }));
  expect(await client.createIfNotExists(page("a", { n: 2 }))).toMatchObject({ n: 1 });
  expect(await client.createOrReplace(page("a", { n: 3 }))).toMatchObject({ n: 3 });
  await expect(client.create(page("a"))).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: "documentAlreadyExistsError" } }] },
  });
  await client.create(page("b"));
  const all = { query: '*[_type == "page"]' };
  const many = client.patch(all).set({ seen: true });
  expect(await many.commit({ returnDocuments: false, returnFirst: false })).toMatchObject({
    documentIds: expect.arrayContaining(["a", "b"]),
  });
  expect(await client.fetch("count(*[seen])")).toBe(2);
  await client.delete("a");
  expect(await ids()).toEqual(["b"]);
  await client.delete(all);
  expect(await ids()).toEqual([]);
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
  expect(patched).not.toHaveProperty("gone");
  const list = client
    .transaction()
    .patch("a", (patch) => patch.insert("before", "list[0]", [{ _key: "w" }]))
    .patch("a", (patch) => patch.append("list", [{ x: "y" }]))
    .patch("a", (patch) => patch.prepend("list", [{ _key: "v" }]))
    .patch("a", (patch) => patch.splice("list", 1, 1, [{ _key: "u" }]));
  await list.commit({ autoGenerateArrayKeys: true });
  const keys = await client.fetch('*[_id == "a"][0].list[]._key');
  expect(keys).toEqual(["v", "u", "x", expect.stringMatching(/^\w{12}$/)]);
  const outdated = client.patch("a").set({ n: 0 }).ifRevisionId(_rev).commit();
  await expect(outdated).rejects.toMatchObject({ statusCode: 409 });
});

it("applies a transaction, and accepts mutations as objects, as a patch and as a transaction", async () => {
  const transaction = client
    .transaction()
    .create(page("a", { n: 1 }))
    .createIfNotExists(page("b"))
    .createOrReplace(page("c"))
    .patch("a", (patch) => patch.inc({ n: 1 }))
    .delete("c")
    .transactionId("mine");
  await transaction.clone().commit({ dryRun: true });
  expect(await ids()).toEqual([]);
  expect(await transaction.commit()).toMatchObject({ transactionId: "mine" });
  await client.mutate([{ delete: { id: "b" } }]);
  await client.mutate(new Patch("a", { inc: { n: 1 } }));
  await client.mutate(new Transaction().create(page("d")), { visibility: "async" });
  expect(await client.fetch("*|order(_id){_id, n}")).toEqual([
    { _id: "a", n: 3 },
    { _id: "d", n: null },
  ]);
});

it("creates a public dataset, and returns the user and the project", async () => {
  await client.datasets.create("other", { aclMode: "private" });
  await client.datasets.edit("other", { aclMode: "public" });
  const modes = (await client.datasets.list()).map(({ name, aclMode }) => [name, aclMode]);
  expect(modes.slice(0, 2)).toEqual([
    ["other", "public"],
    ["production", "private"],
  ]);
  const anyone = clientOf().withConfig({ dataset: "other", perspective: "published" });
  expect(await anyone.fetch("*")).toEqual([]);
  expect(await client.users.getById("me")).toMatchObject({ role: "administrator" });
  expect(await client.projects.getById("marquee")).toMatchObject({ id: "marquee" });
  expect((await client.projects.list()).map(({ id }) => id)).toEqual(["marquee"]);
});

it("publishes with an action, and sends queries that exceed the URL length", async () => {
  const action = { publishedId: "a", draftId: "drafts.a" };
  await client.create(page("drafts.a"));
  await client.action({ actionType: "sanity.action.document.publish", ...action });
  const some = ["a", ...numbered(2_000, "some-long-id-")];
  expect(await client.fetch("*[_id in $some]._id", { some })).toEqual(["a"]);
});

it("receives listener events and live events", async () => {
  const received: string[] = [];
  await new Promise<void>((resolve) => {
    const options = { events: ["welcome" as const, "mutation" as const] };
    const listener = client.listen('*[_type == "page"]', {}, options).subscribe((event) => {
      received.push(event.type === "mutation" ? event.transition : event.type);
      if (event.type === "welcome") void client.create(page("a"));
      else {
        listener.unsubscribe();
        resolve();
      }
    });
  });
  expect(received).toEqual(["welcome", "appear"]);
  const { syncTags } = await client.fetch('*[_id == "b"]', {}, { filterResponse: false });
  const tags = await new Promise<string[]>((resolve) => {
    const events = client.live.events().subscribe((event) => {
      if (event.type === "welcome") void client.create(page("b"));
      if (event.type !== "message") return;
      events.unsubscribe();
      resolve(event.tags);
    });
  });
  expect(tags).toContain(syncTags?.[0]);
});

it("creates, fills, publishes and deletes a release", async () => {
  const releaseId = "spring";
  const version = (title: string) => ({ _type: "page", title });
  await client.create(page("a", { title: "one" }));
  await client.releases.create({ releaseId, metadata: { title: "Spring", releaseType: "asap" } });
  await client.releases.edit({ releaseId, patch: { set: { "metadata.title": "Summer" } } });
  const described = { name: releaseId, state: "active", metadata: { title: "Summer" } };
  expect(await client.releases.get({ releaseId })).toMatchObject(described);
  await client.createVersion({ releaseId, publishedId: "a", baseId: "a" });
  await client.createVersion({ releaseId, publishedId: "b", document: version("new") });
  await client.replaceVersion({ releaseId, publishedId: "a", document: version("two") });
  const { result } = await client.releases.fetchDocuments({ releaseId });
  expect(result.map((document) => document["title"])).toEqual(["two", "new"]);
  const seen = await client.fetch("*[_type == 'page'].title", {}, { perspective: [releaseId] });
  expect(seen).toEqual(["two", "new"]);
  await client.discardVersion({ releaseId, publishedId: "b" });
  await client.releases.publish({ releaseId });
  expect(await client.fetch('*[_type == "page"]{_id, title}')).toEqual([
    { _id: "a", title: "two" },
  ]);
  await client.releases.delete({ releaseId });
  expect(await client.releases.get({ releaseId })).toBeUndefined();
});
