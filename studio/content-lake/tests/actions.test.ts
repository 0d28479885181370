import { expect, it } from "vitest";
import { field } from "./support/open-test-lake.ts";
import { setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const action = (type: string, more: Record<string, unknown>) => ({
  actionType: `sanity.action.document.${type}`,
  publishedId: "a",
  ...more,
});
const create = (title: string) =>
  action("create", {
    attributes: { _id: "drafts.a", _type: "page", _rev: "bogus", title },
    ifExists: "fail",
  });
const edit = (patch: Record<string, unknown>) => action("edit", { draftId: "drafts.a", patch });
const publish = (more: Record<string, unknown> = {}) =>
  action("publish", { draftId: "drafts.a", ...more });
const titles = () => lake.query('*{"id": _id, title}');
const problem = (body: unknown) => field(body, "error.items.0.error.type");

it("creates, edits and publishes a document, and preserves its creation date", async () => {
  await lake.act(create("one"));
  await lake.act(edit({ set: { title: "two" } }), edit({ set: { extra: true } }));
  lake.pass(60_000);
  await lake.act(publish());
  expect(await lake.query("*{_id, title, _createdAt, _updatedAt}")).toEqual([
    {
      _id: "a",
      title: "two",
      _createdAt: "2026-11-21T12:00:00.000Z",
      _updatedAt: "2026-11-21T12:01:00.000Z",
    },
  ]);
});

it("creates the draft from the published document at the first edit", async () => {
  await lake.act(create("one"));
  await lake.act(publish());
  await lake.act(edit({ set: { title: "two" } }));
  expect(await titles()).toEqual([
    { id: "a", title: "one" },
    { id: "drafts.a", title: "two" },
  ]);
});

it("changes the revision on the Studio's empty edit", async () => {
  await lake.act(create("one"));
  const before = await lake.query("*[0]._rev");
  const { status, body } = await lake.act(edit({ unset: ["_empty_action_guard_pseudo_field_"] }));
  expect([status, await lake.query("*[0]._rev")]).toEqual([200, field(body, "transactionId")]);
  expect(before).not.toBe(field(body, "transactionId"));
});

it("refuses to publish over another revision than the editor saw", async () => {
  await lake.act(create("one"));
  await lake.act(publish());
  await lake.act(edit({ set: { title: "two" } }));
  const { status, body } = await lake.act(publish({ ifPublishedRevisionId: "old" }));
  expect([status, problem(body)]).toEqual([409, "documentRevisionIDDoesNotMatchError"]);
  expect(field(body, "error.type")).toBe("actionError");
});

it("refuses to publish a reference to an unpublished document, and strengthens published references", async () => {
  const to = { _type: "reference", _ref: "b", _weak: true, _strengthenOnPublish: { type: "page" } };
  await lake.act(create("one"), edit({ set: { to } }));
  expect(problem((await lake.act(publish())).body)).toBe("documentReferenceDoesNotExistError");
  await lake.mutate([{ create: { _id: "b", _type: "page" } }]);
  await lake.act(publish());
  expect(await lake.query('*[_id == "a"][0].to')).toEqual({ _type: "reference", _ref: "b" });
});

it("unpublishes into a draft", async () => {
  await lake.act(create("one"));
  await lake.act(publish());
  await lake.act(action("unpublish", { draftId: "drafts.a" }));
  expect(await titles()).toEqual([{ id: "drafts.a", title: "one" }]);
});

it("discards a draft but never a published document", async () => {
  await lake.act(create("one"));
  await lake.act(publish());
  await lake.act(edit({ set: { title: "two" } }));
  await lake.act(action("version.discard", { versionId: "drafts.a" }));
  expect(await titles()).toEqual([{ id: "a", title: "one" }]);
  expect((await lake.act(action("version.discard", { versionId: "a" }))).status).toBe(400);
  await lake.act(edit({ set: { title: "three" } }));
  await lake.act({ actionType: "sanity.action.document.discard", draftId: "drafts.a" });
  expect(await titles()).toEqual([{ id: "a", title: "one" }]);
});

it("deletes a document only if its drafts are named", async () => {
  await lake.act(create("one"));
  await lake.act(publish());
  await lake.act(edit({ set: { title: "two" } }));
  expect((await lake.act(action("delete", { includeDrafts: [] }))).status).toBe(409);
  await lake.act(action("delete", { includeDrafts: ["drafts.a"] }));
  expect(await titles()).toEqual([]);
});

it("replaces a whole draft, as when a revision is restored", async () => {
  await lake.act(create("one"), edit({ set: { extra: true } }));
  await lake.act(
    action("replaceDraft", { attributes: { _id: "drafts.a", _type: "page", title: "old" } }),
  );
  expect(await lake.query("*[0]{title, extra}")).toEqual({ title: "old", extra: null });
});

it("creates and discards a version, and marks it for unpublishing", async () => {
  await lake.mutate([{ create: { _id: "a", _type: "page", title: "one" } }]);
  const document = { _id: "versions.r1.a", _type: "page", title: "next" };
  await lake.act(action("version.create", { document }));
  expect(await lake.query("*[0].title", {}, "r1")).toBe("next");
  await lake.act(action("version.unpublish", { versionId: "versions.r1.a" }));
  expect(await lake.query("*", {}, "r1")).toEqual([]);
  await lake.act(action("version.discard", { versionId: "versions.r1.a" }));
  expect(await lake.query("*[0].title", {}, "r1")).toBe("one");
});
