import { expect, test, vi } from "vitest";
import type { StoredSession } from "../../content/members/session-documents.server.ts";
import { createEndedSessions } from "../../runtime/ended-sessions/ended-sessions.ts";
import { noJournal } from "../../runtime/ended-sessions/ended-sessions.fixture.ts";
import { createDevices } from "./devices.ts";

const DAY = 86_400_000;
const member = { uid: "uid-1", tenantId: null };
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

/** Opens a list with a store in memory that has room for two sessions of a member. */
function openList() {
  const clock = { time: 1_000 };
  const since = { time: 0 };
  const isDown = { now: false };
  const stored = new Map<string, StoredSession[]>();
  const of = ({ uid }: { uid: string }) => stored.get(uid) ?? [];
  const ended = createEndedSessions({ journal: noJournal, now: () => clock.time, most: 10 });
  const devices = createDevices({
    store: {
      store: async (owner, session, replaced) => {
        if (isDown.now) throw new Error("The store is down.");
        const others = of(owner).filter(({ key }) => ![session.key, replaced?.key].includes(key));
        stored.set(owner.uid, [session, ...others]);
        return others.slice(1);
      },
      has: async (owner, session) => of(owner).some(({ key }) => key === session),
      read: async (owner) => of(owner),
      delete: async (owner, keys) => {
        const left = of(owner).filter(({ key }) => !keys.includes(key));
        stored.set(owner.uid, left);
      },
    },
    validSince: async () => since.time,
    ended,
    now: () => clock.time,
  });
  const keyOf = (name: string) => ({ hashes: [name], until: clock.time + 30 * DAY });
  const opened = (name: string, uid = "uid-1", replaced: string | null = null) => ({
    member: { uid, tenantId: null },
    signIn: keyOf(name),
    replaced: replaced === null ? null : { member, signIn: keyOf(replaced) },
    signedInAt: clock.time,
    endsAt: clock.time + 14 * DAY,
    method: "password",
    userAgent,
  });
  const record = (...of: Parameters<typeof opened>) => devices.record(opened(...of));
  const recordMissing = (name: string) => devices.recordMissing(opened(name));
  const names = async (here = "none") =>
    (await devices.list(member, keyOf(here))).map(({ id }) => id);
  return { devices, record, recordMissing, names, ended, clock, since, isDown, keyOf };
}

test("[AUTH-12] lists the browser, the system and the times of each session, this one first", async () => {
  const { devices, record, keyOf } = openList();
  await record("first");
  await record("second");
  expect(await devices.list(member, keyOf("first"))).toEqual([
    expect.objectContaining({ id: "first", isCurrent: true }),
    {
      id: "second",
      isCurrent: false,
      browser: "Firefox",
      system: "Linux",
      method: "password",
      signedInAt: "1970-01-01T00:00:01.000Z",
      seenAt: "1970-01-01T00:00:01.000Z",
      endsAt: "1970-01-15T00:00:01.000Z",
    },
  ]);
});

test("[AUTH-12] ends one session of the member for as long as it could be renewed, and nobody else's", async () => {
  const { devices, record, names, ended, clock, keyOf } = openList();
  await record("here");
  await record("phone");
  await record("theirs", "uid-2");
  expect(await devices.end(member, "theirs")).toBe(false);
  expect(await ended.has(keyOf("theirs"))).toBe(false);
  expect(await devices.end(member, "phone")).toBe(true);
  expect(await names("here")).toEqual(["here"]);
  clock.time += 29 * DAY;
  expect(await ended.has(keyOf("phone"))).toBe(true);
  expect(await ended.has(keyOf("here"))).toBe(false);
});

test("[AUTH-12] does not list a session that was signed out or revoked elsewhere", async () => {
  const { record, names, ended, since, keyOf } = openList();
  await record("phone");
  await record("here");
  await ended.add(keyOf("phone"));
  expect(await names("here")).toEqual(["here"]);
  since.time = 2_000;
  expect(await names("here")).toEqual([]);
});

test("[AUTH-12][SEC-5] a member with too many sessions loses the oldest one, so that none is open that the list lacks", async () => {
  const { record, names, ended, clock, keyOf } = openList();
  for (const name of ["one", "two", "three"]) {
    await record(name);
    clock.time += 1;
  }
  expect(await names()).toEqual(["three", "two"]);
  expect(await ended.has(keyOf("one"))).toBe(true);
});

test("[AUTH-12] a session that could not be stored is listed at the next token", async () => {
  const { record, recordMissing, names, isDown } = openList();
  isDown.now = true;
  await expect(record("phone")).rejects.toThrow("The store is down.");
  await expect(recordMissing("phone")).rejects.toThrow("The store is down.");
  isDown.now = false;
  await recordMissing("phone");
  expect(await names()).toEqual(["phone"]);
  // A known session is not stored again.
  isDown.now = true;
  await recordMissing("phone");
});

test("[AUTH-12] a sign-in that replaces a session of its browser ends no session of another one", async () => {
  const { record, names, ended, keyOf } = openList();
  await record("phone");
  await record("here");
  await record("again", "uid-1", "here");
  expect(await names()).toEqual(["again", "phone"]);
  expect(await ended.has(keyOf("phone"))).toBe(false);
});

test("[AUTH-12] a session that can't be ended stays in the list", async () => {
  const { record, names, ended, clock } = openList();
  await record("one");
  await record("two");
  clock.time += 1;
  const add = vi.spyOn(ended, "add").mockRejectedValue(new Error("The denylist is full."));
  await expect(record("three")).rejects.toThrow("The denylist is full.");
  expect(await names()).toContain("one");
  add.mockRestore();
});
