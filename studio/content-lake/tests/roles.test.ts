import { beforeEach, describe, expect, it, vi } from "vitest";
import { parseRoleFile } from "../src/grants/parse-role.ts";
import { openRoles } from "../src/store/roles.ts";
import { readEvents } from "./support/read-events.ts";
import {
  field,
  page as createPage,
  patchOf,
  setUpTestLake,
  type TestCall,
} from "./support/set-up-lake.ts";

const lake = setUpTestLake();

const putRole = (name: string, grants: readonly object[]) =>
  openRoles(lake.lake.lake.store.database).put(name, JSON.stringify({ title: name, grants }));

/** Adds a role and a token with it. Returns the options of a call with this token. */
function withRole(name: string, grants: readonly object[]): TestCall {
  const [role] = parseRoleFile(JSON.stringify({ [name]: { title: name, grants } }));
  putRole(name, role?.grants ?? []);
  return lake.addToken(`token-${name}`, { role: name, userId: `robot-${name}` });
}

const french = () =>
  withRole("french", [
    { filter: 'language == "fr"', permissions: ["read", "create", "update", "history"] },
  ]);
const translator = () =>
  withRole("translator", [
    { filter: '_id in path("**")', permissions: ["read", "history"] },
    { filter: 'language == "fr"', permissions: ["create", "update"] },
  ]);

const page = (id: string, language: string, more: object = {}) =>
  createPage(id, { language, title: `${id} title`, ...more });
const mutate = (call: TestCall, mutations: unknown[], query = "") =>
  lake.call(`/v2025-02-19/data/mutate/production?returnIds=true${query}`, {
    ...call,
    body: { mutations },
  });
const act = (call: TestCall, action: Record<string, unknown>) =>
  lake.call("/v2025-02-19/data/actions/production", {
    ...call,
    body: { actions: [{ ...action, actionType: `sanity.action.${String(action["actionType"])}` }] },
  });
const query = async (call: TestCall, groq: string, perspective = "raw") => {
  const path = `/v1/data/query/production?perspective=${perspective}&query=${encodeURIComponent(groq)}`;
  return field((await lake.call(path, call)).body, "result");
};
const refusalOf = ({ status, body }: { status: number; body: unknown }) => {
  const { type, permission } = Object(field(body, "error.items.0.error"));
  return [status, type, permission];
};
const refused = (permission: string) => [403, "insufficientPermissionsError", permission];

describe("[LAKE-3] a contributor", () => {
  const as = { as: "contributor" } as const;
  const pair = { draftId: "drafts.a", publishedId: "a" };

  it("creates, edits and discards drafts", async () => {
    await lake.mutate([page("a", "en")]);
    const edit = { ...pair, patch: { set: { title: "New" } } };
    expect((await act(as, { actionType: "document.edit", ...edit })).status).toBe(200);
    expect(await query(as, '*[_id == "drafts.a"][0].title')).toBe("New");
    const discarded = await act(as, { actionType: "document.discard", draftId: "drafts.a" });
    expect(discarded.status).toBe(200);
    expect((await mutate(as, [page("drafts.b", "en")])).status).toBe(200);
  });

  it("publishes, unpublishes and deletes nothing that is published", async () => {
    await lake.mutate([page("a", "en"), page("drafts.a", "en"), page("drafts.b", "en")]);
    for (const [type, more, permission] of [
      ["publish", pair, "update"],
      ["publish", { draftId: "drafts.b", publishedId: "b" }, "create"],
      ["unpublish", pair, "update"],
      ["delete", { publishedId: "a", includeDrafts: ["drafts.a"] }, "update"],
    ] as const) {
      const action = { actionType: `document.${type}`, ...more };
      expect(refusalOf(await act(as, action))).toEqual(refused(permission));
    }
    expect(refusalOf(await mutate(as, [patchOf("a", { n: 1 })]))).toEqual(refused("update"));
    expect(await lake.query("*._id")).toEqual(["a", "drafts.a", "drafts.b"]);
  });

  it("changes no release", async () => {
    const release = { actionType: "release.create", releaseId: "r", metadata: {} };
    expect(refusalOf(await act(as, release))).toEqual(refused("create"));
    await lake.act({ ...release, actionType: "sanity.action.release.create" });
    for (const action of ["publish", "archive", "delete"]) {
      const { status } = await act(as, { actionType: `release.${action}`, releaseId: "r" });
      expect([action, status >= 400]).toEqual([action, true]);
    }
    const version = { publishedId: "a", versionId: "versions.r.a", document: { _type: "page" } };
    const created = await act(as, { actionType: "document.version.create", ...version });
    expect(refusalOf(created)).toEqual(refused("create"));
  });

  it("uploads files and writes comments", async () => {
    const comment = { mutations: [{ create: { _type: "comment", message: "Hello" } }] };
    for (const [path, body] of [
      ["/v1/assets/files/production", "text"],
      ["/v1/data/mutate/production-comments", comment],
      ["/v1/comments/production/setup", {}],
    ] as const) {
      const { status } = await lake.call(path, { ...as, method: "POST", body });
      expect([path, status]).toEqual([path, 200]);
    }
  });

  it("is described to the Studio by its grants", async () => {
    const acl = await lake.call("/v1/projects/marquee/datasets/production/acl", as);
    expect(acl.body).toContainEqual({
      filter: '_id in path("drafts.**")',
      permissions: ["create", "update"],
    });
    expect((await lake.call("/v1/users/me", as)).body).toMatchObject({
      role: "contributor",
      roles: [{ name: "contributor", title: "Contributor" }],
    });
  });
});

describe("[LAKE-3] a role that writes one language", () => {
  it("moves no document into or out of its language", async () => {
    await lake.mutate([page("fr", "fr"), page("de", "de")]);
    const set = (id: string, language: string) => patchOf(id, { language });
    const call = translator();
    for (const [mutation, permission] of [
      [set("de", "fr"), "update"],
      [set("fr", "de"), "update"],
      [page("new", "de"), "create"],
    ] as const)
      expect(refusalOf(await mutate(call, [mutation]))).toEqual(refused(permission));
    const title = patchOf("fr", { title: "Titre" });
    expect((await mutate(call, [set("fr", "de"), title])).status).toBe(403);
    expect((await mutate(call, [title])).status).toBe(200);
    expect((await mutate(call, [{ delete: { id: "fr" } }])).status).toBe(200);
  });

  it("schedules no release with documents of another language", async () => {
    const call = withRole("releaser", [
      { filter: '_id in path("**")', permissions: ["read"] },
      { filter: '_id in path("_.releases.**")', permissions: ["create", "update"] },
    ]);
    await act(call, { actionType: "release.create", releaseId: "r", metadata: {} });
    await lake.mutate([page("versions.r.a", "de")]);
    const schedule = { releaseId: "r", publishAt: "2030-01-01T00:00:00Z" };
    expect((await act(call, { actionType: "release.schedule", ...schedule })).status).toBe(403);
    expect((await act(call, { actionType: "release.publish", releaseId: "r" })).status).toBe(403);
  });
});

describe("[LAKE-3] a role that reads some documents", () => {
  beforeEach(async () => {
    await lake.mutate([
      page("fr", "fr", { link: { _ref: "de", _weak: true } }),
      page("de", "de", { link: { _ref: "fr", _weak: true }, title: "hidden" }),
      page("drafts.fr", "de", { title: "hidden draft" }),
    ]);
  });

  it("sees only those in every form of query", async () => {
    const call = french();
    expect(await query(call, "*._id")).toEqual(["fr"]);
    expect(await query(call, "count(*)")).toBe(1);
    expect(await query(call, '*[_id == "fr"][0].link->title')).toBeNull();
    expect(await query(call, '*[references("fr")]._id')).toEqual([]);
    expect(await query(call, '*[@ match text::query("hidden")]._id')).toEqual([]);
    expect(await query(call, '*|score(@ match text::query("hidden")){_id, _score}')).toEqual([
      { _id: "fr", _score: 0 },
    ]);
    // The German draft is hidden, so the French published document is displayed.
    expect(await query(call, "*{_id, language}", "drafts")).toEqual([
      { _id: "fr", language: "fr" },
    ]);
    expect(await query(call, '*[sanity::versionOf("fr")]._id')).toEqual(["fr"]);
  });

  it("gets the others omitted for lack of permission", async () => {
    const { body } = await lake.call("/v1/data/doc/production/fr,de,none", french());
    expect(body).toMatchObject({
      documents: [{ _id: "fr" }],
      omitted: [
        { id: "de", reason: "permission" },
        { id: "none", reason: "existence" },
      ],
    });
  });

  it("can't select or copy a hidden document in a mutation", async () => {
    const call = french();
    const byQuery = { query: '*[title match "hidden"]', set: { n: 1 } };
    const patched = await mutate(call, [{ patch: byQuery }]);
    expect([patched.status, field(patched.body, "results")]).toEqual([200, []]);
    const ids = { draftId: "drafts.de", publishedId: "de" };
    const edit = { actionType: "document.edit", ...ids, patch: { set: { language: "fr" } } };
    expect(refusalOf(await act(call, edit))).toEqual(refused("read"));
    const version = { publishedId: "fr", versionId: "versions.r.fr", baseId: "drafts.fr" };
    const created = await act(call, { actionType: "document.version.create", ...version });
    expect(refusalOf(created)).toEqual(refused("read"));
    const revision = [{ patch: { id: "de", ifRevisionID: "x", set: { language: "fr" } } }];
    expect(refusalOf(await mutate(call, revision))).toEqual(refused("read"));
  });

  it("opens no preview of the site, which would display hidden drafts", async () => {
    const secret = { _id: "drafts.secret", _type: "sanity.previewUrlSecret", language: "fr" };
    expect(refusalOf(await mutate(french(), [{ create: secret }]))).toEqual(refused("create"));
    const all = await mutate({ as: "contributor" }, [{ create: secret }]);
    expect(all.status).toBe(200);
  });

  it("learns no id of a hidden document from a refused deletion", async () => {
    await lake.mutate([page("strong", "de", { link: { _ref: "fr" } })]);
    const { status, body } = await mutate(french(), [{ delete: { id: "fr" } }]);
    expect([status, JSON.stringify(body).includes("strong")]).toEqual([409, false]);
  });

  it("gets events as if hidden documents didn't exist", async () => {
    const options = "includeResult=true&includePreviousRevision=true&effectFormat=mendoza";
    const path = `/v1/data/listen/production?query=*&includeAllVersions=true&${options}`;
    const events = readEvents(await lake.send(path, french()));
    await events.next();
    await lake.mutate([patchOf("de", { n: 1 })]);
    await lake.mutate([patchOf("de", { language: "fr", title: "open" })]);
    await lake.mutate([patchOf("de", { language: "de", title: "hidden" })]);
    const received = await events.take(2);
    await events.close();
    expect(received.map(({ data }) => field(data, "transition"))).toEqual(["appear", "disappear"]);
    expect(JSON.stringify(received)).not.toContain("hidden");
    expect(field(received[1]?.data, "result")).toBeNull();
  });

  it("gets no live event for a hidden document", async () => {
    const path = "/v1/data/live/events/production?includeDrafts=true";
    const events = readEvents(await lake.send(path, french()));
    await events.next();
    for (const id of ["de", "fr"]) await lake.mutate([patchOf(id, { n: 1 })]);
    const id = (await events.next()).id;
    await events.close();
    expect(Number(id)).toBe(lake.lake.lake.store.lastSequence("production"));
  });
});

describe("[LAKE-3] a lake's own role", () => {
  /** Expects that a query is refused, and returns what the lake logs. */
  async function refusalLog(call: TestCall) {
    const log = vi.spyOn(console, "error").mockReturnValue(undefined);
    expect((await lake.call("/v1/data/query/production?query=*", call)).status).toBe(403);
    const text = log.mock.calls.flat().join();
    log.mockRestore();
    return text;
  }

  it("changes at once for everybody who has it, and ends what was cached", async () => {
    await lake.mutate([page("fr", "fr"), page("de", "de")]);
    const call = french();
    expect(await query(call, "*._id")).toEqual(["fr"]);
    putRole("french", [{ filter: 'language == "de"', permissions: ["read"] }]);
    expect(await query(call, "*._id")).toEqual(["de"]);
    openRoles(lake.lake.lake.store.database).remove("french");
    expect(await refusalLog(call)).toContain('The role "french" is unknown');
  });

  it("grants nothing if it is invalid, and says so in the log", async () => {
    const call = lake.addToken("token-broken", { role: "broken" });
    putRole("broken", [{ filter: "count(*) > 0", permissions: ["read"] }]);
    expect(await refusalLog(call)).toContain("it reads other documents with *");
  });

  it("can't be given, changed or read by a request", async () => {
    const call = withRole("own", [
      { filter: '_id in path("**")', permissions: ["read", "create", "update", "manage"] },
    ]);
    const group = { _id: "_.groups.administrator", _type: "system.group", members: ["robot-own"] };
    await mutate(call, [{ createOrReplace: group }]);
    expect((await lake.call("/v1/users/me", call)).body).toMatchObject({ role: "own" });
    for (const path of ["/v1/projects/marquee/roles", "/v1/projects/marquee/tokens"]) {
      const { status } = await lake.call(path, { ...call, body: { role: "administrator" } });
      expect(status).toBe(404);
    }
  });
});
