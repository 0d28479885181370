import { afterAll, expect, test, vi } from "vitest";
import { serveLake } from "../../studio/content-lake/src/server.ts";
import { openTestLake } from "../../studio/content-lake/tests/support/open-test-lake.ts";
import { stubSiteEnv } from "../../web/runtime/site-env.fixture.ts";

const lake = openTestLake();
const server = await serveLake(lake.lake, 0);
stubSiteEnv();
vi.stubEnv("NEXT_PUBLIC_FIREBASE_PROJECT_ID", "demo-marquee");
vi.stubEnv("NEXT_PUBLIC_FIREBASE_API_KEY", "demo-key");
vi.stubEnv("NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST", "localhost:9099");
vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", "localhost:9099");
vi.stubEnv("MARQUEE_AUTH_GATEWAY_SECRET", "a-secret-for-tests-0006");
vi.stubEnv("MARQUEE_LAKE_URL", `http://127.0.0.1:${server.port}`);
vi.stubEnv("MARQUEE_FORMS_WORKER_TOKEN", lake.tokens["submission-worker"]);

afterAll(async () => {
  await server.stop();
  lake.close();
  vi.unstubAllEnvs();
});

// Settings are read when the modules are first used.
const documents = await import("../../web/content/members/member-documents.server.ts");
const codes = await import("../../web/content/members/recovery-documents.server.ts");
const pictures = await import("../../web/content/members/picture-documents.server.ts");
const sessions = await import("../../web/content/members/session-documents.server.ts");

const newMember = () => ({ uid: crypto.randomUUID(), tenantId: null });
const iso = (time: number) => new Date(time).toISOString();
const DAY = 86_400_000;
const now = Date.now();

const created = { createdAt: iso(now), factors: ["app"] };
const storedCodes = { ...created, salt: "c2FsdA==", hashes: ["one", "two"] };
const picture = { mime: "image/webp", content: "AAAA", storedAt: iso(now) } as const;

const session = (key: string, signedInAt = now) => ({
  key,
  browser: "Firefox",
  system: null,
  method: "password",
  signedInAt: iso(signedInAt),
  seenAt: iso(signedInAt),
  endsAt: iso(signedInAt + 14 * DAY),
  until: iso(signedInAt + 30 * DAY),
});

const keysOf = async (member: ReturnType<typeof newMember>, at = now) =>
  (await sessions.readSessions(member, at)).map(({ key }) => key);

test("[AUTH-12] stores a member's codes with the worker's token, and removes a used one once", async () => {
  const member = newMember();
  expect(await codes.readRecoveryCodes(member)).toBeNull();
  await codes.replaceRecoveryCodes(member, storedCodes);
  const read = await codes.readRecoveryCodes(member);
  if (read === null) throw new Error("There are no codes.");
  expect(await codes.setRecoveryHashes(member, read, ["two"])).toBe(true);
  // The same revision again, as from another instance.
  expect(await codes.setRecoveryHashes(member, read, ["two"])).toBe(false);
  expect((await codes.readRecoveryCodes(member))?.hashes).toEqual(["two"]);
  expect(await codes.readRecoveryCodes({ ...member, tenantId: "club" })).toBeNull();
  await codes.deleteRecoveryCodes(member);
  expect(await codes.readRecoveryCodes(member)).toBeNull();
});

test("[AUTH-12] lists a member's sessions until they end or are deleted, the newest first", async () => {
  const [member, other] = [newMember(), newMember()];
  await sessions.storeSession(other, session("theirs"));
  await sessions.storeSession(member, session("a+/=", now - DAY));
  await sessions.storeSession(member, session("second"));
  await sessions.storeSession(member, session("second"));
  expect(await keysOf(member)).toEqual(["second", "a+/="]);
  expect(await keysOf(member, now + 13.5 * DAY)).toEqual(["second"]);
  await sessions.deleteSessions(member, ["theirs", "second"]);
  expect(await keysOf(member)).toEqual(["a+/="]);
  await sessions.deleteSessions(member, null);
  expect([await keysOf(member), await keysOf(other)]).toEqual([[], ["theirs"]]);
});

test("[AUTH-12][SEC-5] a member's 51st session replaces the oldest one, and a session that another one replaced ends no third one", async () => {
  const [member, other] = [newMember(), newMember()];
  await sessions.storeSession(other, session("theirs"));
  for (let n = 0; n < 50; n += 1) await sessions.storeSession(member, session(`s${n}`, now + n));
  const next = session("next", now + 50);
  expect(await sessions.storeSession(member, next, { member, key: "s7" })).toEqual([]);
  expect(await keysOf(member)).not.toContain("s7");
  await sessions.storeSession(member, next, { member: other, key: "theirs" });
  expect(await keysOf(other)).toEqual([]);
  // Nothing to delete: the session was never stored.
  await sessions.storeSession(other, session("again"), { member: other, key: "unknown" });
  expect(await keysOf(other)).toEqual(["again"]);

  const ended = await sessions.storeSession(member, session("s51", now + 51));
  expect(ended.map(({ key }) => key)).toEqual(["s0"]);
  // The caller deletes it when it has ended.
  expect(await sessions.hasSession(member, "s0")).toBe(true);
  await sessions.deleteSessions(member, ["s0"]);
  const keys = await keysOf(member);
  expect([keys.length, keys[0], keys.at(-1)]).toEqual([50, "s51", "s1"]);
});

test("[AUTH-12] a sign-in keeps codes and picture for two more years; then they are deleted", async () => {
  const member = newMember();
  await pictures.storePicture(member, { ...picture, storedAt: iso(now - 700 * DAY) });
  await sessions.storeSession(member, session("now"));
  await documents.deleteExpiredMemberDocuments(now + 100 * DAY);
  expect(await pictures.readPicture(member)).toMatchObject({ content: "AAAA" });
  expect(await keysOf(member)).toEqual([]);
  await documents.deleteExpiredMemberDocuments(now + 731 * DAY);
  expect(await pictures.readPicture(member)).toBeNull();
});

test("[AUTH-12] erases everything of one member and nothing of another", async () => {
  const [member, other] = [newMember(), newMember()];
  for (const each of [member, other]) {
    await sessions.storeSession(each, session("a"));
    await codes.replaceRecoveryCodes(each, storedCodes);
    await pictures.storePicture(each, picture);
  }
  await documents.eraseMember(member);
  const count = (uid: string) =>
    documents.memberDocuments().fetch<number>("count(*[uid == $uid])", { uid });
  expect([await count(member.uid), await count(other.uid)]).toEqual([0, 3]);
});

test("[AUTH-12] finds the members of whom something is stored, but none of another site's accounts", async () => {
  const [one, two, foreign] = [newMember(), { ...newMember(), tenantId: "club" }, newMember()];
  for (const member of [one, two]) {
    await sessions.storeSession(member, session("a"));
    await sessions.storeSession(member, session("b"));
  }
  vi.stubEnv("MARQUEE_AUTH_GATEWAY_SECRET", "a-secret-of-another-service");
  await sessions.storeSession(foreign, session("a"));
  vi.stubEnv("MARQUEE_AUTH_GATEWAY_SECRET", "a-secret-for-tests-0006");
  const found = await documents.readStoredMembers("");
  const created = new Set<string>([one.uid, two.uid, foreign.uid]);
  const ours = found.filter(({ uid }) => created.has(uid));
  const hashes = [one, two].map((member) => ({ ...member, hash: documents.hashOfMember(member) }));
  expect(ours).toEqual(hashes.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)));
  expect(await documents.readStoredMembers(found.at(-1)?.hash ?? "")).toEqual([]);
});
