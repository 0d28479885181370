import { setTimeout as pause } from "node:timers/promises";
import { initialAuthSettings } from "@marquee/schemas/contract";
import type { AuthSettings } from "@marquee/schemas/types";
import { signInWithEmailAndPassword } from "firebase/auth";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { providerOf } from "../../web/members/firebase/provider.ts";
import { EndedSessionsFault } from "../../web/runtime/ended-sessions/ended-sessions.ts";
import type { SessionProvider } from "../../web/members/session/admission.ts";
import type { SessionParts, Sessions } from "../../web/members/session/sessions.ts";
import { claimsOf, forge, openSignIn, type SignIn } from "./open-sign-in.ts";

let signIn: SignIn;
let sessions: Sessions;
/** Difference between the clock of `sessions` and the real clock, in ms. Tokens are issued with the real time. */
let clock = 0;

const freshSessions = (over: Partial<SessionParts> = {}) =>
  signIn.sessionsWith({ now: () => Date.now() + clock, ...over });

beforeAll(async () => {
  signIn = await openSignIn();
  sessions = freshSessions();
});

afterAll(() => signIn.close());

const day = 24 * 3_600_000;

/** Runs `work` while the clock of `sessions` is `ms` ahead. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  clock = ms;
  return work().finally(() => (clock = 0));
}

async function openWith(over: Sessions, idToken: string, cookie: string | null = null) {
  const opening = await over.open(idToken, cookie);
  if (!opening.ok) throw new Error(opening.reason);
  return opening.cookie?.value ?? null;
}

/** Creates a user. Returns the ID token and the cookie that the site would set. */
async function newMember() {
  const { uid, idToken } = await signIn.newToken();
  const cookie = await openWith(sessions, idToken);
  if (cookie === null) throw new Error("No cookie was minted.");
  return { uid, idToken, cookie };
}

/** Tokens and revocations have a precision of one second. */
const nextSecond = () => pause(1_100);

/** A call that never resolves. */
const silence = () => new Promise<never>(() => {});

/** Returns sessions with some of the provider's methods replaced. */
const sessionsCalling = (over: Partial<SessionProvider>, parts: Partial<SessionParts> = {}) =>
  freshSessions({
    provider: (tenantId) => {
      const real = providerOf(signIn.provider)(tenantId);
      // Bound to the provider, because its methods call each other.
      const bound: SessionProvider = {
        verifyIdToken: real.verifyIdToken.bind(real),
        createSessionCookie: real.createSessionCookie.bind(real),
        verifySessionCookie: real.verifySessionCookie.bind(real),
        getUser: real.getUser.bind(real),
        revokeRefreshTokens: real.revokeRefreshTokens.bind(real),
        deleteUser: real.deleteUser.bind(real),
      };
      return { ...bound, ...over };
    },
    ...parts,
  });

/** Returns sessions whose provider fails while `state.isDown` is true. */
function flakySessions() {
  const state = { isDown: false };
  const getUser = (id: string) =>
    state.isDown ? Promise.reject(new Error("ECONNREFUSED")) : signIn.provider.getUser(id);
  return { state, flaky: sessionsCalling({ getUser }) };
}

/** Delays a call as a busy provider does, which completes one call after another. `most` counts parallel calls. */
function queueCalls<Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  const calls = { most: 0 };
  const queued = (...given: Given) => {
    running += 1;
    calls.most = Math.max(calls.most, running);
    const result = last.then(async () => {
      await pause(100);
      running -= 1;
      return call(...given);
    });
    last = result.catch(() => undefined);
    return result;
  };
  return { calls, queued };
}

/** A denylist that can't be read. */
const unreadable = {
  add: async () => {},
  has: () => Promise.reject(new EndedSessionsFault("not connected")),
};

const withSettings = (over: Partial<AuthSettings>) =>
  freshSessions({ readSettings: async () => ({ ...initialAuthSettings, ...over }) });

describe("reading a session", () => {
  test("[GATE-3] reads the account's changes at once on sign-in, and those of account and settings without one", async () => {
    const { uid, idToken, cookie } = await newMember();
    const account = { uid, tenantId: null, isGuest: false, secondFactor: false };
    const before = { ...account, emailVerified: false, needsSecondFactor: false };
    expect(await sessions.read(cookie)).toMatchObject(before);
    await signIn.provider.updateUser(uid, { emailVerified: true, displayName: "Mina" });
    await openWith(sessions, idToken, cookie);
    const changed = { ...account, emailVerified: true, name: "Mina" };
    expect(await sessions.read(cookie)).toMatchObject(changed);
    await signIn.provider.setCustomUserClaims(uid, { role: "jury" });
    const required = { ...changed, claims: { role: "jury" }, needsSecondFactor: true };
    expect(await withSettings({ secondFactor: "required" }).read(cookie)).toMatchObject(required);
  });

  test("[SEC-3] rejects a forged cookie with a real member's id and an invented claim", async () => {
    const { cookie } = await newMember();
    const forged = forge({ ...claimsOf(cookie), role: "admin" });
    expect(await sessions.close(forged)).toBeNull();
    expect(await sessions.endAll(forged)).toBe("invalid");
    const nonsense = ["", "x", "a.b.c", "..", `${cookie}x`, cookie.slice(0, -2), "é".repeat(9_000)];
    for (const text of [forged, ...nonsense]) expect(await sessions.read(text)).toBeNull();
    expect(await sessions.read(cookie)).not.toBeNull();
  });

  test("[SEC-3] accepts neither an ID token as a session cookie nor a cookie as an ID token", async () => {
    const { idToken, cookie } = await newMember();
    expect(await sessions.read(idToken)).toBeNull();
    expect(await sessions.open(cookie, null)).toEqual({ ok: false, reason: "invalid" });
  });

  test("[SEC-3] rejects unsigned tokens on Firebase itself without calling the provider", async () => {
    const { cookie, idToken } = await newMember();
    const never = () => Promise.reject(new Error("asked"));
    const rejecting = { verifyIdToken: never, verifySessionCookie: never, getUser: never };
    const hosted = sessionsCalling(rejecting, { isIssued: null });
    const before = signIn.troubles.length;
    expect(await hosted.read(cookie)).toBeNull();
    expect(await hosted.open(idToken, cookie)).toEqual({ ok: false, reason: "invalid" });
    expect(signIn.troubles).toHaveLength(before);
  });

  test("rejects an expired cookie", async () => {
    const { cookie } = await newMember();
    expect(await later(13 * day, () => sessions.read(cookie))).not.toBeNull();
    expect(await later(14 * day, () => sessions.read(cookie))).toBeNull();
  });

  test.each<[string, (uid: string) => Promise<unknown>]>([
    ["disabled", (uid) => signIn.provider.updateUser(uid, { disabled: true })],
    ["deleted", (uid) => signIn.provider.deleteUser(uid)],
    ["revoked", (uid) => nextSecond().then(() => signIn.provider.revokeRefreshTokens(uid))],
  ])(
    "[GATE-3] detects a %s session within 60 s and reads the account only once until then",
    async (_change, end) => {
      const { uid, cookie } = await newMember();
      const getUser = vi.fn<SessionProvider["getUser"]>((id) => signIn.provider.getUser(id));
      const counting = sessionsCalling({ getUser });
      await Promise.all([counting.read(cookie), counting.read(cookie)]);
      await end(uid);
      expect(await counting.read(cookie)).toMatchObject({ uid });
      expect(getUser).toHaveBeenCalledTimes(1);
      expect(await later(60_000, () => counting.read(cookie))).toBeNull();
    },
  );

  test("[PAGE-9] treats members as visitors while the provider hangs, and restores their sessions afterwards", async () => {
    const { uid, cookie } = await newMember();
    let isSilent = true;
    const getUser = vi.fn<SessionProvider["getUser"]>((id) =>
      isSilent ? silence() : signIn.provider.getUser(id),
    );
    const slow = sessionsCalling({ getUser }, { readMs: 500 });
    expect(await slow.read(cookie)).toBeNull();
    // The site asks an unresponsive provider again only after 2 s, so this read returns at once.
    expect(await slow.read(cookie)).toBeNull();
    expect(getUser).toHaveBeenCalledTimes(1);
    isSilent = false;
    expect((await later(2_001, () => slow.read(cookie)))?.uid).toBe(uid);
  });

  test("[MEM-2] keeps a recently verified member signed in for ten minutes while the provider fails, reports others as unverified, and retries at the next request", async () => {
    const { uid, cookie } = await newMember();
    const { state, flaky } = flakySessions();
    const after = (minutes: number) => later(minutes * 60_000, () => flaky.identify(cookie));
    state.isDown = true;
    expect([await after(0), await flaky.read(cookie)]).toEqual(["unverified", null]);
    expect(await flaky.identify(forge({ ...claimsOf(cookie), role: "admin" }))).toBeNull();
    state.isDown = false;
    expect(await after(0)).toMatchObject({ uid });
    state.isDown = true;
    for (const minutes of [1, 9]) expect(await after(minutes)).toMatchObject({ uid });
    expect(await after(11)).toBe("unverified");
  });

  test("[GATE-3] a closed or revoked session stays closed while the provider fails", async () => {
    const [closed, revoked] = [await newMember(), await newMember()];
    const { state, flaky } = flakySessions();
    for (const { uid, cookie } of [closed, revoked])
      expect(await flaky.identify(cookie)).toMatchObject({ uid });
    await signIn.provider.updateUser(revoked.uid, { disabled: true });
    expect(await later(60_000, () => flaky.identify(revoked.cookie))).toBeNull();
    state.isDown = true;
    await later(60_000, () => flaky.close(closed.cookie));
    expect(await later(60_000, () => flaky.identify(closed.cookie))).toBeNull();
    expect(await later(120_000, () => flaky.identify(revoked.cookie))).toBeNull();
  });

  test("[GATE-3][MEM-2] keeps gates closed and rejects sign-ins while the denylist can't be read", async () => {
    const { idToken, cookie } = await newMember();
    const blind = freshSessions({ ended: unreadable });
    expect(await blind.read(cookie)).toBeNull();
    expect(await blind.identify(cookie)).toBe("unverified");
    expect(await blind.open(idToken, null)).toEqual({ ok: false, reason: "unavailable" });
  });

  test("[MEM-2] verifies many members who arrive at once, however long the queue is", async () => {
    const members = await Promise.all(Array.from({ length: 12 }, newMember));
    // All calls together take longer than the time limit `readMs`.
    const { calls, queued } = queueCalls((id: string) => signIn.provider.getUser(id));
    const busy = sessionsCalling({ getUser: queued }, { readMs: 1_000, maxChecks: 4 });
    const found = await Promise.all(members.map(({ cookie }) => busy.identify(cookie)));
    expect(found).toMatchObject(members.map(({ uid }) => ({ uid })));
    expect(calls.most).toBe(4);
  });

  test("[MEM-2] opens the sessions of many members who sign in at once", async () => {
    const { idToken } = await signIn.newToken();
    type Given = Parameters<SessionProvider["createSessionCookie"]>;
    const { calls, queued } = queueCalls((...given: Given) =>
      signIn.provider.createSessionCookie(...given),
    );
    const busy = sessionsCalling({ createSessionCookie: queued }, { openMs: 1_600 });
    const opened = await Promise.all(Array.from({ length: 24 }, () => busy.open(idToken, null)));
    expect([calls.most, new Set(opened.map(({ ok }) => ok))]).toEqual([8, new Set([true])]);
  });

  test("[MEM-2][SEC-5] opens another client's session before the rest of a client's burst", async () => {
    const { idToken } = await signIn.newToken();
    const order: string[] = [];
    const busy = freshSessions();
    const openFor = async (client: string) => {
      const { ok } = await busy.open(idToken, null, client);
      order.push(client);
      return ok;
    };
    const burst = Array.from({ length: 40 }, () => openFor("198.51.100.9"));
    const visit = openFor("203.0.113.7");
    expect(new Set(await Promise.all([...burst, visit]))).toEqual(new Set([true]));
    expect(order.indexOf("203.0.113.7")).toBeLessThan(20);
  });

  test("[SEC-5] bounds the sign-ins and the checks that wait for one client", async () => {
    const { idToken, cookie } = await newMember();
    const calls = { createSessionCookie: silence, verifySessionCookie: silence };
    const flooded = sessionsCalling(calls, { openMs: 100, readMs: 100 });
    const flood = Array.from({ length: 509 }, () => flooded.open(idToken, null, "198.51.100.9"));
    expect(await flood.at(-1)).toEqual({ ok: false, reason: "tooMany" });
    expect(await flooded.open(idToken, null, "203.0.113.7")).toMatchObject({
      reason: "unavailable",
    });
    const forged = Array.from({ length: 600 }, (_, at) => `${cookie}${at}`);
    const checks = forged.map((each) => flooded.identify(each, "198.51.100.9"));
    expect(await checks.at(-1)).toBe("unverified");
    await Promise.all([...flood, ...checks]);
  });

  test("[MEM-2] refuses a sign-in that would wait too long for the others", async () => {
    const { idToken } = await signIn.newToken();
    const crowd = Array.from({ length: 56 }, () => idToken);
    const createSessionCookie = vi.fn<typeof silence>(silence);
    const slow = sessionsCalling({ createSessionCookie }, { openMs: 100 });
    const opened = await Promise.all(crowd.map((token) => slow.open(token, null)));
    expect(opened).toEqual(crowd.map(() => ({ ok: false, reason: "unavailable" })));
    // Eight sign-ins run at a time, and each times out. The site refuses a sign-in that has waited
    // longer than four times the timeout, and doesn't call the provider for it.
    expect(createSessionCookie.mock.calls.length).toBeLessThan(crowd.length);
  });
});

describe("opening a session", () => {
  test("mints a cookie only when the current one is missing, forged, another member's or a day old", async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    const minted = (cookie: string | null) => openWith(sessions, mine.idToken, cookie);
    expect(await minted(mine.cookie)).toBeNull();
    for (const cookie of [null, theirs.cookie, forge({ ...claimsOf(mine.cookie), role: "admin" })])
      expect(await minted(cookie)).not.toBeNull();
    expect(await later(25 * 3_600_000, () => minted(mine.cookie))).not.toBeNull();
    // Another member's session doesn't make up for an old sign-in, as one's own does.
    const crossed = later(10 * 60_000, () => sessions.open(mine.idToken, theirs.cookie));
    expect(await crossed).toEqual({ ok: false, reason: "stale" });
  });

  test("[SEC-4] reports the method and the second factor of a sign-in, for the log", async () => {
    const { idToken } = await signIn.newToken();
    expect(await sessions.open(idToken, null)).toMatchObject({ method: "password", factor: null });
    const real = providerOf(signIn.provider)(null);
    const verifyIdToken = async (token: string) => {
      const claims = await real.verifyIdToken(token);
      return { ...claims, firebase: { ...claims.firebase, sign_in_second_factor: "totp" } };
    };
    const withFactor = sessionsCalling({ verifyIdToken });
    expect(await withFactor.open(idToken, null)).toMatchObject({ factor: "totp" });
  });

  test("[SEC-3][GATE-3] ends the session that another sign-in in the browser replaces", async () => {
    const [victim, attacker] = [await newMember(), await newMember()];
    const cookie = await openWith(sessions, victim.idToken, attacker.cookie);
    expect(await sessions.read(cookie ?? "")).toMatchObject({ uid: victim.uid });
    expect(await sessions.read(attacker.cookie)).toBeNull();
    const another = await newMember();
    expect(await sessions.open(victim.idToken, another.cookie)).toMatchObject({
      replaced: { uid: another.uid },
    });
  });

  test("[AUTH-1][AUTH-7] rejects a new account and deletes it while sign-up is off, and neither opens nor accepts sessions while these are off", async () => {
    const { uid, idToken, cookie } = await newMember();
    const closed = withSettings({ tokenSync: "off" });
    expect(await closed.open(idToken, cookie)).toEqual({ ok: false, reason: "sessionsOff" });
    expect(await closed.read(cookie)).toBeNull();
    const exclusive = withSettings({ signUp: false });
    expect(await exclusive.open(idToken, null)).toEqual({ ok: false, reason: "signUpOff" });
    const found = signIn.provider.getUser(uid);
    await expect(found).rejects.toMatchObject({ code: "auth/user-not-found" });
  });
});

test("[AUTH-11] a tenant member has a session in the tenant but not in the project, and a project member none in the tenant", async () => {
  const emailSignInConfig = { enabled: true, passwordRequired: true };
  const tenants = signIn.provider.tenantManager();
  const { tenantId } = await tenants.createTenant({ displayName: "members", emailSignInConfig });
  const { uid, idToken } = await signIn.newToken(tenantId);
  const [tenant, other] = [withSettings({ tenantId }), await newMember()];
  const cookie = (await openWith(tenant, idToken)) ?? "";
  expect(await tenant.read(cookie)).toMatchObject({ uid, tenantId });
  expect([await sessions.read(cookie), await tenant.read(other.cookie)]).toEqual([null, null]);
  const refused = [await sessions.open(idToken, null), await tenant.open(other.idToken, null)];
  for (const each of refused) expect(each).toEqual({ ok: false, reason: "invalid" });
});

describe("signing out", () => {
  test("[GATE-3] ends a copied cookie at the next request, and those that it replaced earlier", async () => {
    const { idToken, cookie } = await newMember();
    const renewed = await later(25 * 3_600_000, () => openWith(sessions, idToken, cookie));
    expect(await sessions.read(renewed ?? "")).not.toBeNull();
    expect(await sessions.close(renewed ?? "")).not.toBeNull();
    for (const ended of [cookie, renewed ?? ""]) {
      expect(await sessions.read(ended)).toBeNull();
      expect(await later(day, () => sessions.read(ended))).toBeNull();
    }
    expect(await sessions.open(idToken, null)).toEqual({ ok: false, reason: "invalid" });
  });

  test("[GATE-3] leaves the same member's session of another sign-in open", async () => {
    const email = `${crypto.randomUUID()}@marquee.test`;
    await signIn.provider.createUser({ email, password: "secret-1" });
    const open = async () => {
      const { auth, end } = signIn.openClient();
      const { user } = await signInWithEmailAndPassword(auth, email, "secret-1");
      const cookie = await openWith(sessions, await user.getIdToken());
      await end();
      return cookie ?? "";
    };
    const phone = await open();
    await nextSecond();
    const laptop = await open();
    await sessions.close(phone);
    expect(await sessions.read(phone)).toBeNull();
    expect(await sessions.read(laptop)).toMatchObject({ email });
  });

  test("[GATE-3][AUTH-12] ends the cookie while the provider can't verify it, and names the account of a member who has just deleted it", async () => {
    const { uid, cookie } = await newMember();
    let isDown = true;
    const verifySessionCookie = async (text: string) => {
      if (isDown) throw new Error("ECONNREFUSED");
      return providerOf(signIn.provider)(null).verifySessionCookie(text);
    };
    const shaky = sessionsCalling({ verifySessionCookie });
    expect(await shaky.close(cookie)).not.toBeNull();
    isDown = false;
    expect(await shaky.read(cookie)).toBeNull();
    await signIn.provider.deleteUser(uid);
    expect(await freshSessions().close(cookie)).toMatchObject({ uid });
  });
});

test("[SEC-3] ends 30 days after the sign-in despite renewals", async () => {
  const { idToken, cookie } = await newMember();
  const openAfter = (days: number, present: string | null) =>
    later(days * day, () => sessions.open(idToken, present));
  const opening = await openAfter(20, cookie);
  const left = opening.ok ? (opening.cookie?.lifetime ?? 0) / day : 0;
  expect([left > 9.9, left <= 10]).toEqual([true, true]);
  expect(await openAfter(30, cookie)).toMatchObject({ ok: true, cookie: null });
  expect(await openAfter(30, null)).toMatchObject({ ok: false });
});

test("[AUTH-6] closes this session and the others, at once in this process, unless the provider is unreachable", async () => {
  const { uid, idToken, cookie } = await newMember();
  const elsewhere = (await openWith(sessions, idToken)) ?? "";
  expect(await sessions.read(elsewhere)).toMatchObject({ uid });
  const revokeRefreshTokens = () => Promise.reject(new Error("ECONNREFUSED"));
  expect(await sessionsCalling({ revokeRefreshTokens }).endAll(cookie)).toBe("unavailable");
  await nextSecond();
  expect(await sessions.endAll(cookie)).toBe("ended");
  expect([await sessions.read(cookie), await sessions.read(elsewhere)]).toEqual([null, null]);
  expect(await sessions.open(idToken, null)).toEqual({ ok: false, reason: "invalid" });
});
