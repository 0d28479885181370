import { LRUCache } from "lru-cache";
import type { MemberKey } from "../../content/members/member-documents.server.ts";
import type { StoredSession } from "../../content/members/session-documents.server.ts";
import type { EndedSessions, SessionKey } from "../../runtime/ended-sessions/ended-sessions.ts";
import { deviceNameOf } from "./device-name.ts";

/** Storage of sessions, as `session-documents.server.ts` implements it. */
type SessionStore = {
  store: (
    member: MemberKey,
    session: StoredSession,
    replaced: { member: MemberKey; key: string } | null,
  ) => Promise<StoredSession[]>;
  has: (member: MemberKey, key: string) => Promise<boolean>;
  read: (member: MemberKey, now: number) => Promise<StoredSession[]>;
  delete: (member: MemberKey, keys: readonly string[]) => Promise<void>;
};

export type DevicesParts = {
  store: SessionStore;
  /** Returns the time before which the provider has revoked an account's sign-ins, in ms since 1970. */
  validSince: (member: MemberKey) => Promise<number>;
  ended: EndedSessions;
  now: () => number;
};

/** A session that was opened or renewed. Times are in ms since 1970. */
export type OpenedSession = {
  member: MemberKey;
  signIn: SessionKey;
  /** The session that ended when this one opened in the same browser, maybe of another member. */
  replaced: { member: MemberKey; signIn: SessionKey } | null;
  signedInAt: number;
  endsAt: number;
  method: string;
  userAgent: string;
};

/** A device in a member's list. `id` is the key by which the member ends its session. */
export type Device = Omit<StoredSession, "key" | "until"> & { id: string; isCurrent: boolean };

const keyOf = ({ hashes }: SessionKey): string => hashes[0] ?? "";

const iso = (time: number): string => new Date(time).toISOString();

/**
 * Creates the list of a member's sessions. A session itself is only a cookie, so each is recorded when it opens or is
 * renewed: browser, system, method and times, but no address. [AUTH-12]
 */
export function createDevices({ store, validSince, ended, now }: DevicesParts) {
  // Tokens arrive often, and a session that was stored need not be looked up again.
  const listed = new LRUCache<string, true>({ max: 10_000 });

  const sessionKey = ({ key, until }: StoredSession): SessionKey => ({
    hashes: [key],
    until: Date.parse(until),
  });

  async function openSessions(member: MemberKey): Promise<StoredSession[]> {
    const [stored, since] = await Promise.all([store.read(member, now()), validSince(member)]);
    const states = await Promise.all(
      stored.map(async (session) => ({
        session,
        isOpen: Date.parse(session.signedInAt) >= since && !(await ended.has(sessionKey(session))),
      })),
    );
    return states.flatMap(({ session, isOpen }) => (isOpen ? [session] : []));
  }

  /** Records a session. Ends the oldest ones if the member has too many. */
  async function record(opened: OpenedSession): Promise<void> {
    const { member, signIn, replaced } = opened;
    const key = keyOf(signIn);
    const session = {
      key,
      ...deviceNameOf(opened.userAgent),
      method: opened.method,
      signedInAt: iso(opened.signedInAt),
      seenAt: iso(now()),
      endsAt: iso(opened.endsAt),
      until: iso(signIn.until),
    };
    const gone = replaced && { member: replaced.member, key: keyOf(replaced.signIn) };
    const oldest = await store.store(member, session, gone);
    listed.set(key, true);
    // A session leaves the list only when it has ended.
    for (const each of oldest) await ended.add(sessionKey(each));
    if (oldest.length === 0) return;
    await store.delete(
      member,
      oldest.map((each) => each.key),
    );
  }

  return {
    record,
    /** Records a session that the list lacks, because storing it failed when it opened. */
    async recordMissing(opened: OpenedSession): Promise<void> {
      const key = keyOf(opened.signIn);
      if (listed.has(key)) return;
      if (await store.has(opened.member, key)) listed.set(key, true);
      else await record(opened);
    },
    /** Returns the member's open sessions, that of this request first. */
    async list(member: MemberKey, current: SessionKey): Promise<Device[]> {
      const here = keyOf(current);
      const devices = (await openSessions(member)).map(({ key, until: _until, ...session }) => ({
        ...session,
        id: key,
        isCurrent: key === here,
      }));
      return devices.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },
    /** Ends a session of the member. Returns false if the member has no such session. */
    async end(member: MemberKey, id: string): Promise<boolean> {
      const session = (await store.read(member, now())).find(({ key }) => key === id);
      if (session === undefined) return false;
      await ended.add(sessionKey(session));
      await store.delete(member, [id]);
      return true;
    },
  };
}

export type Devices = ReturnType<typeof createDevices>;
