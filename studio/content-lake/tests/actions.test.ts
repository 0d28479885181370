import { expect, it } from "vitest";
import { field, page, problemOf, setUpTestLake } from "./support/set-up-lake.ts";

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

async function publishAndEdit() {
  await lake.act(create("one"));
  await lake.act(publish());
  await lake.act(edit({ set: { title: "two" } }));
}
const published = { id: "a", title: "one" };
const draft = (title: string) => ({ id: "drafts.a", title });

it("creates the draft from the published document at the first edit, and publishes over no other revision", async () => {
  await publishAndEdit();
  expect(await titles()).toEqual([published, draft("two")]);
  const refused = await lake.act(publish({ ifPublishedRevisionId: "old" }));
  expect([refused.status, problemOf(refused)]).toEqual([
    409,
    "documentRevisionIDDoesNotMatchError",
  ]);
  expect(field(refused.body, "error.type")).toBe("actionError");
});

it("changes the revision on the Studio's empty edit", async () => {
  await lake.act(create("one"));
  const before = await lake.query("*[0]._rev");
  const { body } = await lake.act(edit({ unset: ["_empty_action_guard_pseudo_field_"] }));
  expect(await lake.query("*[0]._rev")).toBe(field(body, "transactionId"));
  expect(before).not.toBe(field(body, "transactionId"));
});

it("refuses to publish a reference to an unpublished document, and strengthens published references", async () => {
  const to = { _type: "reference", _ref: "b", _weak: true, _strengthenOnPublish: { type: "page" } };
  await lake.act(create("one"), edit({ set: { to } }));
  expect(problemOf(await lake.act(publish()))).toBe("documentReferenceDoesNotExistError");
  await lake.mutate([page("b")]);
  await lake.act(publish());
  expect(await lake.query('*[_id == "a"][0].to')).toEqual({ _type: "reference", _ref: "b" });
});

const restored = { _id: "drafts.a", _type: "page", title: "restored" };

it.each<[string, object, number, unknown[]]>([
  ["unpublish", { draftId: "drafts.a" }, 200, [draft("two")]],
  ["discard", { draftId: "drafts.a" }, 200, [published]],
  ["version.discard", { versionId: "drafts.a" }, 200, [published]],
  ["version.discard", { versionId: "a" }, 400, [published, draft("two")]],
  ["delete", { includeDrafts: [] }, 409, [published, draft("two")]],
  ["delete", { includeDrafts: ["drafts.a"] }, 200, []],
  ["replaceDraft", { attributes: restored }, 200, [published, draft("restored")]],
])("handles %s with %j", async (type, more, expected, documents) => {
  await publishAndEdit();
  const { status } = await lake.act(action(type, { ...more }));
  expect([status, await titles()]).toEqual([expected, documents]);
});

it("names an unknown action in the error", async () => {
  const { status, body } = await lake.act(action("explode", {}));
  expect([status, field(body, "error.description")]).toEqual([
    400,
    expect.stringContaining(`"sanity.action.document.explode" can't be carried out`),
  ]);
});
