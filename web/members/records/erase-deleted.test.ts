import { expect, test } from "vitest";
import { eraseDeletedMembers, type StoredMember } from "./erase-deleted.ts";

const memberOf = (n: number, tenantId: string | null = null): StoredMember => ({
  uid: `uid-${n}`,
  tenantId,
  hash: String(n).padStart(4, "0"),
});

/** Cleans up after the given members, of whom the provider has no account of those in `deleted`. */
async function clean(stored: readonly StoredMember[], deleted: readonly string[]) {
  const erased: string[] = [];
  const errors: unknown[] = [];
  const lookups: number[] = [];
  await eraseDeletedMembers({
    read: async (after) => stored.filter(({ hash }) => hash > after).slice(0, 150),
    provider: (tenantId) => ({
      getUsers: async (ids) => {
        if (tenantId === "gone") throw new Error("There is no such tenant.");
        lookups.push(ids.length);
        const isDeleted = ({ uid }: { uid: string }) => deleted.includes(`${tenantId}/${uid}`);
        return {
          users: ids.filter((id) => !isDeleted(id)),
          notFound: tenantId === "odd" ? [] : ids.filter(isDeleted),
        };
      },
    }),
    erase: async ({ uid, tenantId }) => void erased.push(`${tenantId}/${uid}`),
    onError: (error) => errors.push(error),
  });
  return { erased, errors, lookups };
}

test("[AUTH-12] looks up all members, a hundred at a time", async () => {
  const stored = Array.from({ length: 320 }, (_, n) => memberOf(n));
  const { erased, lookups } = await clean(stored, ["null/uid-319"]);
  expect(erased).toEqual(["null/uid-319"]);
  expect(lookups).toEqual([100, 50, 100, 50, 20]);
});

test("[AUTH-12] erases members whose accounts were deleted elsewhere, each in their own tenant, but nobody whose tenant can't be read, or only in part", async () => {
  const gone = [memberOf(1, "gone"), memberOf(2, "odd")];
  const stored = [...gone, memberOf(3), memberOf(4), memberOf(5, "club"), memberOf(6, "club")];
  const deleted = ["odd/uid-2", "null/uid-4", "club/uid-5", "null/uid-6"];
  const { erased, errors } = await clean(stored, deleted);
  expect(erased).toEqual(["null/uid-4", "club/uid-5"]);
  expect(errors).toHaveLength(2);
});

test("[AUTH-12] a member who can't be erased now is erased at the next cleaning", async () => {
  let isDown = true;
  const stored = new Map([[memberOf(1).hash, memberOf(1)]]);
  const errors: unknown[] = [];
  const cleanAgain = () =>
    eraseDeletedMembers({
      read: async (after) => [...stored.values()].filter(({ hash }) => hash > after),
      provider: () => ({ getUsers: async (ids) => ({ users: [], notFound: ids }) }),
      erase: async () => {
        if (isDown) throw new Error("The content service is down.");
        stored.clear();
      },
      onError: (error) => errors.push(error),
    });
  await cleanAgain();
  expect([stored.size, errors.length]).toEqual([1, 1]);
  isDown = false;
  await cleanAgain();
  expect([stored.size, errors.length]).toEqual([0, 1]);
});
