import type { MemberKey } from "../../content/members/member-documents.server.ts";

/** A member of whom the site stores something. `hash` is the order in which members are read. */
export type StoredMember = MemberKey & { hash: string };

type Parts = {
  /** Returns some members whose hash is greater than `after`, in the order of their hashes; none after the last one. */
  read: (after: string) => Promise<readonly StoredMember[]>;
  /** Returns the provider's accounts for a tenant, or for the project itself if `tenantId` is null. */
  provider: (tenantId: string | null) => {
    getUsers: (
      ids: { uid: string }[],
    ) => Promise<{ users: readonly { uid: string }[]; notFound: readonly object[] }>;
  };
  erase: (member: MemberKey) => Promise<void>;
  onError: (error: unknown) => void;
};

/** Maximum number of accounts that the provider looks up at a time. */
const AT_ONCE = 100;

/**
 * Erases what is stored about members whose accounts the provider no longer has. An account may be deleted in the
 * provider's console, or while the site can't store anything, so the site isn't notified of each deletion.
 */
export async function eraseDeletedMembers({ read, provider, erase, onError }: Parts) {
  async function eraseMissing(tenantId: string | null, members: readonly StoredMember[]) {
    const ids = members.map(({ uid }) => ({ uid }));
    const { users, notFound } = await provider(tenantId).getUsers(ids);
    const found = new Set(users.map(({ uid }) => uid));
    const missing = members.filter(({ uid }) => !found.has(uid));
    // A provider that contradicts itself must not make the site erase anything.
    if (missing.length !== notFound.length) throw new Error("the provider's accounts don't add up");
    for (const member of missing) await erase(member);
  }

  let after = "";
  for (;;) {
    const members = await read(after);
    for (const [tenantId, group] of Map.groupBy(members, (member) => member.tenantId)) {
      for (let first = 0; first < group.length; first += AT_ONCE) {
        // A tenant that was deleted must not stop the cleaning of the others.
        await eraseMissing(tenantId, group.slice(first, first + AT_ONCE)).catch(onError);
      }
    }
    const last = members.at(-1);
    if (last === undefined) return;
    after = last.hash;
  }
}
