import { schemaTypes } from "@marquee/schemas/studio";
import { createSchema } from "sanity";
import { expect, test, vi } from "vitest";
import { textAt } from "../checks/stored-page.ts";
import type { TypeOf } from "../removal/removal.ts";
import { restoreItem, shouldEmptyTrash } from "./restore.ts";

const page = { _id: "a", _type: "page", title: "About us" };

/** Restores an item of the trash that claims to hold a page, and returns what the content service receives. */
async function restore(documents: object[], typeOf: TypeOf = () => undefined) {
  const mutate = vi.fn<(mutations: unknown) => void>();
  const item = { documentType: textAt(documents[0], "_type"), content: JSON.stringify(documents) };
  const surroundings = { own: 0, present: [], releases: [], isTaken: false };
  const fetch = vi.fn<() => Promise<unknown>>();
  fetch.mockResolvedValueOnce(item).mockResolvedValueOnce(surroundings);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a restoration uses nothing else
  const client = { fetch, mutate } as unknown as Parameters<typeof restoreItem>[0];
  const error = await restoreItem(client, "drafts.item", typeOf).then(
    () => null,
    (reason: unknown) => String(reason),
  );
  return { error, mutations: mutate.mock.calls[0]?.[0] };
}

test("[STU-3] restores all versions of a deleted page", async () => {
  const draft = { ...page, _id: "drafts.a" };
  expect(await restore([page, draft])).toEqual({
    error: null,
    mutations: [{ create: page }, { create: draft }, { delete: { id: "drafts.item" } }],
  });
});

test.each([
  ["a document of another type", { ...page, _type: "authSettings" }],
  ["a second document", { ...page, _id: "b" }],
])("[STU-3] creates nothing from an item of the trash with %s", async (_, other) => {
  const { error, mutations } = await restore([page, other]);
  expect(error).toContain("The copy in the trash is damaged.");
  expect(mutations).toBeUndefined();
});

test("[STU-3] restores nothing while a version refers to a document that it can't be without", async () => {
  const schema = createSchema({ name: "test", types: [...schemaTypes] });
  const post = { _id: "drafts.a", _type: "redirect", from: "/old", kind: "internal" };
  const broken = { ...post, _id: "a", page: { _type: "reference", _ref: "gone" } };
  const { error, mutations } = await restore([broken, post], (name) => schema.get(name));
  expect(error).toContain("Restore that document first.");
  expect(mutations).toBeUndefined();
});

test("[STU-3] a browser looks for expired documents once a day", () => {
  const stored = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const day = 24 * 60 * 60 * 1000;
  const times = [day, day + 1, 2 * day - 1, 2 * day, day];
  // A clock that was set back doesn't keep the trash full.
  expect(times.map((now) => shouldEmptyTrash(storage, now))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
  const refuse = () => {
    throw new Error("denied");
  };
  expect(shouldEmptyTrash(refuse, day)).toBe(true);
});
