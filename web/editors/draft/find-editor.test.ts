import { expect, test, vi } from "vitest";
import { type EditorParts, findEditor, SECRET_MS } from "./find-editor.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const secret = { _id: "drafts.a", _updatedAt: new Date(NOW).toISOString(), userId: "pAda" };
const project = (...roles: string[]) => ({
  id: "abc12345",
  members: [
    { id: "pOther", roles: [{ name: "administrator" }] },
    { id: "pAda", isRobot: false, roles: roles.map((name) => ({ name, title: name })) },
  ],
});

const find = (
  changes: Partial<{
    stored: unknown;
    authors: readonly string[] | null;
    project: unknown;
    now: number;
    grace: number;
  }>,
) => {
  const { stored = secret, authors = ["pAda"], now = NOW, grace = 0 } = changes;
  const parts: EditorParts = {
    query: async () => stored,
    authors: async () => authors,
    project: async () => ("project" in changes ? changes.project : project("editor")),
  };
  return findEditor(parts, "bySecret", "secret", { now, grace });
};

test.each([["editor"], ["administrator"], ["a-custom-role"]])(
  "[SEC-2] finds the editor of a fresh secret whose user has the role %s",
  async (role) => {
    const until = NOW + SECRET_MS;
    const found = await find({ project: project(role) });
    expect(found).toEqual({ user: "pAda", secretId: "drafts.a", until });
  },
);

test.each([
  ["there is no such secret", { stored: null }],
  ["the user may only read", { project: project("viewer") }],
  ["the user has no role", { project: project() }],
  ["the user is no member", { project: { members: [] } }],
  ["it names another user than the one who stored it", { authors: ["pOther"] }],
  ["another user changed it", { authors: ["pAda", "pOther"] }],
  ["its user changed one that another user stored", { authors: ["pOther", "pAda"] }],
  ["the secret is an hour old", { now: NOW + SECRET_MS }],
  ["the secret's grace is over", { now: NOW + SECRET_MS + 500, grace: 500 }],
])("[SEC-2] returns null when %s", async (_when, changes) => {
  expect(await find(changes)).toBeNull();
});

test("[SEC-2] queries only documents of the studio's type, never Sanity's shared secret", async () => {
  const query = vi.fn<(text: string) => Promise<null>>(async () => null);
  const parts = { query, project: async () => project("editor"), authors: async () => null };
  await findEditor(parts, "bySecret", "secret", { now: NOW });
  await findEditor(parts, "byId", "drafts.a", { now: NOW });
  const ofType = expect.stringContaining('_type == "sanity.previewUrlSecret" &&');
  expect(query.mock.calls.map(([text]) => text)).toEqual([ofType, ofType]);
});

test.each([
  ["a secret without a user", { stored: { ...secret, userId: undefined } }],
  ["a project of another form", { project: { people: [] } }],
])("[TOL-3] throws a validation error for %s", async (_what, changes) => {
  await expect(find(changes)).rejects.toMatchObject({ name: "ZodError" });
});

test("[SEC-2] names nobody when the token may not read who stored the secret, and finds an editor without the list of members", async () => {
  expect(await find({ authors: null })).toMatchObject({ user: null, secretId: "drafts.a" });
  expect(await find({ authors: null, project: project("viewer") })).toBeNull();
  expect(await find({ project: null })).toMatchObject({ user: "pAda" });
  expect(await find({ project: null, now: NOW + SECRET_MS })).toBeNull();
});
