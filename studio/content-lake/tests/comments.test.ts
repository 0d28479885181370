import { describe, expect, it } from "vitest";
import { readEvents } from "./support/read-events.ts";
import { field, page, setUpTestLake, type TestCall } from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const setUp = (call: TestCall = {}, dataset = "production") =>
  lake.call(`/v2025-02-19/comments/${dataset}/setup`, { method: "POST", ...call });
const listed = async (query = "?datasetProfile=comments&addonFor=production", call = {}) =>
  (await lake.call(`/v2025-02-19/projects/marquee/datasets${query}`, call)).body;
const create = (dataset: string) =>
  lake.call(`/v1/datasets/${dataset}`, { method: "PUT", body: {} });

const comment = (_id: string, text = "Too loud", call: TestCall = {}) => {
  const document = {
    _type: "crossDatasetReference",
    _dataset: "production",
    _projectId: "marquee",
    _ref: "page",
    _weak: true,
  };
  const message = [{ _type: "block", _key: "a", children: [{ _key: "b", text }] }];
  const mutations = [page(_id, { _type: "comment", message, target: { document } })];
  return lake.call("/v2025-02-19/data/mutate/production-comments", {
    body: { mutations },
    ...call,
  });
};
const commentIds = async (call?: TestCall) => {
  const path = "/v1/data/query/production-comments?query=*._id";
  return field((await lake.call(path, call)).body, "result");
};

describe("the add-on dataset", () => {
  it("[COMP-5] exists for the dataset of a new lake, before anyone comments", async () => {
    const { body: features } = await lake.call("/v2025-02-19/features");
    expect(features).toEqual(expect.arrayContaining(["studioComments", "sanityTasks"]));
    const addOn = { addonFor: "production", datasetProfile: "comments" };
    const createdAt = "2026-11-21T12:00:00.000Z";
    expect(await listed()).toEqual([
      { name: "production-comments", aclMode: "private", createdAt, ...addOn },
    ]);
    expect(await listed("?datasetProfile=comments&addonFor=other")).toEqual([]);
    expect(await listed("?datasetProfile=media")).toEqual([]);
    expect(await listed("")).toMatchObject([
      { name: "production" },
      { name: "production-comments" },
      { name: "production-submissions" },
    ]);
  });

  it("[COMP-5] is created by the first setup of another dataset, and returned by each later one", async () => {
    await create("staging");
    for (const as of ["editor", "administrator"] as const)
      expect((await setUp({ as }, "staging")).body).toEqual({ datasetName: "staging-comments" });
    expect(await listed("?datasetProfile=comments&addonFor=staging")).toMatchObject([
      { name: "staging-comments", addonFor: "staging" },
    ]);
  });

  it.each([
    [["staging", "staging-comments", "staging-comments-2"], "staging-comments-3"],
    [["a".repeat(64)], `${"a".repeat(50)}-comments`],
  ])("[COMP-5] gets a free and valid name beside %s", async (names, datasetName) => {
    for (const name of names) await create(name);
    expect((await setUp({}, names[0])).body).toEqual({ datasetName });
  });

  it("[COMP-5] is refused for a dataset that doesn't exist or is an add-on dataset itself, and never public", async () => {
    expect((await setUp({}, "other")).status).toBe(404);
    const name = "production-comments";
    const message = expect.stringContaining(`"${name}" is an add-on dataset`);
    expect(await setUp({}, name)).toMatchObject({ status: 400, body: { message } });
    const setMode = (aclMode: string) =>
      lake.call(`/v1/datasets/${name}`, { method: "PATCH", body: { aclMode } });
    expect(field((await setMode("public")).body, "message")).toBe(
      `"${name}" contains the comments and tasks of "production", so it can't be public`,
    );
    expect((await setMode("private")).status).toBe(200);
  });
});

describe("access to comments", () => {
  const readers = [
    "query/production-comments?query=*",
    "doc/production-comments/c",
    "listen/production-comments?query=*",
    "live/events/production-comments",
    "export/production-comments",
    "history/production-comments/documents/c",
    "history/production-comments/transactions/c",
    "references/production-comments/documents/c/to",
  ];

  it("[COMP-5][SEC-3] is refused to callers without a token, and to tokens that only read", async () => {
    await comment("c", "canary-comment");
    // Simulates an access mode that was changed directly in the database. Even then, comments must
    // stay private.
    lake.lake.lake.store.setAclMode("production-comments", "public");
    for (const [as, status] of [
      [null, 401],
      ["viewer", 403],
    ] as const) {
      for (const path of readers) {
        const response = await lake.call(`/v1/data/${path}`, { as });
        expect([path, response.status]).toEqual([path, status]);
        expect(JSON.stringify(response.body)).not.toContain("canary-comment");
      }
      expect((await comment("d", "x", { as })).status).toBe(status);
      expect((await setUp({ as })).status).toBe(status);
    }
    expect(await listed("", { as: "viewer" })).toMatchObject([{ name: "production" }]);
    expect(await listed("?datasetProfile=comments", { as: "viewer" })).toEqual([]);
    const grants = "/v1/projects/marquee/datasets/production-comments/acl";
    expect((await lake.call(grants, { as: "viewer" })).body).toEqual([]);
  });

  it("[COMP-5] lets people with the role viewer read, and editors also write", async () => {
    const [editor, viewer] = [lake.addPerson("editor"), lake.addPerson("viewer")];
    expect((await setUp(editor)).status).toBe(200);
    expect((await comment("c", "Too loud", editor)).status).toBe(200);
    expect((await comment("d", "Too quiet", viewer)).status).toBe(403);
    for (const call of [editor, viewer]) expect(await commentIds(call)).toEqual(["c"]);
    const permissionsOf = async (call: TestCall) => {
      const path = "/v1/projects/marquee/datasets/production-comments/acl";
      return field((await lake.call(path, call)).body, "0.permissions");
    };
    expect(await permissionsOf(viewer)).toEqual(["read", "history"]);
    expect(await permissionsOf(editor)).toContain("create");
  });

  it("[COMP-5] reveals no comment as a reference to its document", async () => {
    await lake.mutate([page("page")]);
    await comment("c");
    const path = "/v1/data/references/production/documents/page/to";
    const { body } = await lake.call(path, { as: "viewer" });
    expect(body).toEqual({ totalCount: 0, references: [] });
    expect((await lake.mutate([{ delete: { id: "page" } }])).status).toBe(200);
  });
});

it("[COMP-5] tells listeners of a new comment, and keeps comments when their page is unpublished or deleted", async () => {
  const query = '*[_type == "comment" && target.document._ref == $id]';
  const search = new URLSearchParams({ query, $id: '"page"' });
  const path = `/v2025-02-19/data/listen/production-comments?${search}`;
  const events = readEvents(await lake.send(path));
  await events.next();
  await comment("c");
  expect((await events.next()).data).toMatchObject({ documentId: "c", transition: "appear" });
  await events.close();

  await lake.mutate([page("drafts.page")]);
  const ids = { draftId: "drafts.page", publishedId: "page" };
  await lake.act({ actionType: "sanity.action.document.publish", ...ids });
  await lake.act({ actionType: "sanity.action.document.unpublish", ...ids });
  await lake.mutate([{ delete: { id: "drafts.page" } }]);
  expect(await commentIds()).toEqual(["c"]);
});

describe("the groups of people to mention", () => {
  const groups = '*[_type == "system.group"]{members, grants}';

  it("[COMP-5] list each person in the group of their role, with its permissions", async () => {
    lake.addPerson("viewer");
    const all = '_id in path("**")';
    const write = ["create", "read", "update", "history", "editHistory"];
    const files = '_type in ["sanity.imageAsset", "sanity.fileAsset"]';
    expect(await lake.query(groups, {}, "published")).toEqual([
      { members: ["pLocalEditor"], grants: [{ filter: all, permissions: [...write, "manage"] }] },
      {
        members: [],
        grants: [
          { filter: all, permissions: ["read", "history"] },
          { filter: '_id in path("drafts.**")', permissions: ["create", "update"] },
          { filter: files, permissions: ["create"] },
        ],
      },
      { members: [], grants: [{ filter: all, permissions: write }] },
      { members: ["p-viewer"], grants: [{ filter: all, permissions: ["read", "history"] }] },
    ]);
    lake.lake.lake.people.remove("p-viewer", lake.lake.lake.now());
    expect(await lake.query(`${groups}[3].members`)).toEqual([]);
  });

  it("[COMP-5] are in no other query, in no export and not visible without a token", async () => {
    await lake.mutate([page("page")]);
    expect(await lake.query("*._id")).toEqual(["page"]);
    expect(await lake.query('*[_type != "system.group"]._id')).toEqual(["page"]);
    expect(await lake.query('count(*[_type in ["page", "system.group"]])')).toBe(5);
    expect((await lake.call("/v1/data/export/production")).body).toMatchObject({ _id: "page" });
    await lake.call("/v1/datasets/production", { method: "PATCH", body: { aclMode: "public" } });
    const path = `/v1/data/query/production?query=${encodeURIComponent(groups)}`;
    expect(field((await lake.call(path, { as: null })).body, "result")).toEqual([]);
  });
});
