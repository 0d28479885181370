import { expect, it } from "vitest";
import { field, page, patchOf, problemOf, setUpTestLake } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

it("sets the system attributes of a stored document", async () => {
  const { body } = await lake.mutate([page("a", { _rev: "mine", title: "A" })]);
  expect(field(body, "results")).toEqual([{ id: "a", operation: "create" }]);
  expect(await lake.query("*[0]")).toEqual({
    _id: "a",
    _type: "page",
    title: "A",
    _rev: field(body, "transactionId"),
    _createdAt: "2026-11-21T12:00:00.000Z",
    _updatedAt: "2026-11-21T12:00:00.000Z",
  });
});

it("refuses a document with an existing id and names its index in the request", async () => {
  await lake.mutate([page("a")]);
  const { status, body } = await lake.mutate([page("b"), page("a")]);
  const description = 'Document by ID "a" already exists';
  const error = { type: "documentAlreadyExistsError", description, id: "a" };
  expect([status, field(body, "error")]).toEqual([
    409,
    {
      type: "mutationError",
      description: `The mutation(s) failed: ${description}`,
      items: [{ error, index: 1 }],
    },
  ]);
});

it("applies a transaction completely or not at all", async () => {
  const refused = await lake.mutate([page("a"), patchOf("missing", { x: 1 })]);
  expect([refused.status, problemOf(refused)]).toEqual([409, "documentNotFoundError"]);
  expect(await lake.query("count(*)")).toBe(0);
});

const outdated = "documentRevisionIDDoesNotMatchError";
const patch = (more: object) => ({ patch: { id: "a", ...more } });
const invalidIds = ["-a", ".a", "a b", "ä", "a/b", "x".repeat(129)];

it.each<[string, object, string]>([
  ["a patch with an outdated revision id", patch({ ifRevisionID: "old", set: {} }), outdated],
  ["the same deletion", { delete: { id: "a", ifRevisionID: "old" } }, outdated],
  ["a patch of an immutable attribute", patch({ set: { _type: "b" } }), "immutableAttributeError"],
  // A copy of the history would lose the effects of a document with this id.
  ["__proto__ as an id", page("__proto__"), "validationError"],
  ...invalidIds.map(
    (id) => [`the id ${id}`, page(id), "invalidDocumentIdError"] as [string, object, string],
  ),
])("refuses %s", async (_what, mutation, type) => {
  await lake.mutate([page("a")]);
  expect(problemOf(await lake.mutate([mutation]))).toBe(type);
  expect(await lake.query("*{_id, _type}")).toEqual([{ _id: "a", _type: "page" }]);
});

it("patches and deletes the documents that a query selects", async () => {
  await lake.mutate([1, 2, 3].map((n) => page(`p${n}`, { n })));
  await lake.mutate([{ patch: { query: "*[n > $n]", params: { n: 1 }, set: { big: true } } }]);
  expect(await lake.query("*[big == true]._id")).toEqual(["p2", "p3"]);
  await lake.mutate([{ delete: { query: "*[big == true]" } }]);
  expect(await lake.query("*._id")).toEqual(["p1"]);
});

it("repeats the response to a known transaction id, and refuses other mutations with that id", async () => {
  const mutations = [page("a")];
  const first = await lake.mutate(mutations, "", { transactionId: "tx-1" });
  const second = await lake.mutate(mutations, "", { transactionId: "tx-1" });
  const other = await lake.mutate([{ delete: { id: "a" } }], "", { transactionId: "tx-1" });
  expect([second.status, second.body]).toEqual([200, first.body]);
  expect([other.status, field(other.body, "error.type")]).toEqual([
    409,
    "transactionAlreadyExistsError",
  ]);
  expect(await lake.query("*._id")).toEqual(["a"]);
});

it("[LAKE-4] returns from a dry run the documents that the write would return", async () => {
  await lake.mutate([page("a", { t: 1 }), page("b"), page("c")]);
  const mutations = [
    page("new"),
    { patch: { id: "a", inc: { t: 1 } } },
    { delete: { id: "b" } },
    { createIfNotExists: page("c").create },
  ];
  const [dry, written] = [
    await lake.mutate(mutations, "&returnDocuments=true&dryRun=true", { transactionId: "same" }),
    await lake.mutate(mutations, "&returnDocuments=true", { transactionId: "same" }),
  ];
  const withoutTimes = (body: unknown) =>
    JSON.parse(JSON.stringify(body, (key, value) => (/^_\w+At$/.test(key) ? null : value)));
  expect(withoutTimes(dry.body)).toEqual(withoutTimes(written.body));
  expect([0, 1, 2, 3].map((at) => field(dry.body, `results.${at}.document`))).toMatchObject([
    { _id: "new" },
    { t: 2 },
    null,
    { _id: "c" },
  ]);
});

it("protects the integrity of strong references", async () => {
  const to = { _type: "reference", _ref: "b" };
  expect(problemOf(await lake.mutate([page("a", { to })]))).toBe(
    "documentReferenceDoesNotExistError",
  );
  expect((await lake.mutate([page("c", { to: { ...to, _weak: true } })])).status).toBe(200);
  expect((await lake.mutate([page("a", { to }), page("b")])).status).toBe(200);
  const removal = await lake.mutate([{ delete: { id: "b" } }]);
  expect(field(removal.body, "error.items.0.error")).toEqual({
    type: "documentHasExistingReferencesError",
    description: 'Document "b" cannot be deleted as there are references to it from "a"',
    id: "b",
    referencingIDs: ["a"],
  });
  expect((await lake.mutate([{ delete: { id: "b" } }, { delete: { id: "a" } }])).status).toBe(200);
});

it("generates a missing id and completes an id that ends with a dot", async () => {
  const { body } = await lake.mutate([
    { create: { _type: "page" } },
    { create: { _id: "drafts.", _type: "page" } },
  ]);
  expect(field(body, "results.0.id")).toMatch(/^\w{22}$/);
  expect(field(body, "results.1.id")).toMatch(/^drafts\.\w{22}$/);
});

it.each([
  ["no JSON", "{"],
  ["no list", { mutations: 1 }],
  ["an unknown mutation", { mutations: [{ explode: { id: "a" } }] }],
  ["too many mutations", { mutations: Array(10_001).fill(page("a")) }],
  ["a long transaction id", { mutations: [page("a")], transactionId: "t".repeat(300_000) }],
  ["two mutations in one", { mutations: [{ create: { _type: "a" }, delete: { id: "a" } }] }],
])("returns Sanity's 400 error for a body with %s", async (_case, body) => {
  const { status, body: response } = await lake.call("/v1/data/mutate/production", {
    method: "POST",
    body,
  });
  expect([status, field(response, "error.type")]).toEqual([400, "invalidRequestError"]);
});

it("refuses a document that is nested too deeply, in a create or a patch", async () => {
  const deep = (levels: number) => '{"x":'.repeat(levels) + "1" + "}".repeat(levels);
  const create = (x: string) =>
    lake.call("/v1/data/mutate/production", {
      body: `{"mutations":[{"create":{"_id":"a","_type":"page","a":${x}}}]}`,
    });
  const refusal = await create(deep(50_000));
  expect([refusal.status, field(refusal.body, "error.type")]).toEqual([400, "invalidRequestError"]);
  expect((await create(deep(90))).status).toBe(200);
  const refused = await lake.mutate([
    patchOf("a", { [`a${".x".repeat(89)}`]: JSON.parse(deep(11)) }),
  ]);
  expect([refused.status, problemOf(refused)]).toEqual([400, "validationError"]);
});

it.each([
  ["mutate", '{"mutations":[{"create":{"_id":"a","_type":"page","__proto__":{"x":1}}}]}'],
  ["mutate", '{"mutations":[{"create":{"_id":"a","_type":"page","x":[{"__proto__":1}]}}]}'],
  ["mutate", '{"mutations":[{"patch":{"id":"b","set":{"__proto__":1}}}]}'],
  [
    "actions",
    '{"actions":{"actionType":"sanity.action.document.create","publishedId":"a","attributes":{"_id":"drafts.a","_type":"page","__proto__":{}}}}',
  ],
  ["query", '{"query":"$x","params":{"x":1,"__proto__":2}}'],
])("[SEC-1] refuses the field __proto__ at every level of a body of %s: %s", async (name, body) => {
  await lake.mutate([page("b")]);
  const refusal = await lake.call(`/v2025-02-19/data/${name}/production`, { body });
  expect([refusal.status, JSON.stringify(refusal.body)]).toEqual([
    400,
    expect.stringContaining("__proto__"),
  ]);
  expect(await lake.query("*[]._id")).toEqual(["b"]);
});

it("accepts the names of an object's own functions as fields", async () => {
  const fields = { constructor: 1, toString: { x: 1 } };
  expect((await lake.mutate([page("a", fields)])).status).toBe(200);
  expect(await lake.query("*[0]{constructor, toString}")).toEqual(fields);
});
