import { expect, test, vi } from "vitest";
import { textAt } from "../checks/stored-page.ts";
import { restoreItem, shouldEmptyTrash } from "./restore.ts";

const page = { _id: "a", _type: "page", title: "About us" };

async function restore(documents: object[]) {
  const mutate = vi.fn<(mutations: unknown) => void>();
  const item = { documentType: textAt(documents[0], "_type"), content: JSON.stringify(documents) };
  const surroundings = { own: 0, present: [], releases: [], isTaken: false };
  const fetch = vi.fn<() => Promise<unknown>>();
  fetch.mockResolvedValueOnce(item).mockResolvedValueOnce(surroundings);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a restoration uses nothing else
  const client = { fetch, mutate } as unknown as Parameters<typeof restoreItem>[0];
  const error = await restoreItem(client, "drafts.item", () => undefined).then(
    () => null,
    (reason: unknown) => String(reason),
  );
  return { error, mutations: mutate.mock.calls[0]?.[0] };
}

test.each([
  ["a document of another type", { ...page, _type: "authSettings" }],
  ["a second document", { ...page, _id: "b" }],
])("[STU-3] creates nothing from an item of the trash with %s", async (_, other) => {
  const { error, mutations } = await restore([page, other]);
  expect(error).toContain("The copy in the trash is damaged.");
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
  const found = times.map((now) => shouldEmptyTrash(storage, now));
  // A clock that was set back doesn't keep the trash full.
  expect(found).toEqual([true, false, false, true, true]);
  expect(shouldEmptyTrash(() => expect.fail("denied"), day)).toBe(true);
});
