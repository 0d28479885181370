import { setTimeout as pause } from "node:timers/promises";
import { initialAuthSettings } from "@marquee/schemas/contract";
import { signInWithEmailAndPassword } from "firebase/auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { providerOf } from "../../web/members/firebase/provider.ts";
import type {
  SessionParts,
  SessionProvider,
  Sessions,
} from "../../web/members/session/sessions.ts";
import { claimsOf, forge, openSignIn, type SignIn } from "./open-sign-in.ts";

let signIn: SignIn;
let sessions: Sessions;
/** Offset in ms of the clock of the sessions under test; the tokens themselves use real time. */
let clock = 0;

const freshSessions = (over: Partial<SessionParts> = {}) =>
  signIn.sessionsWith({ now: () => Date.now() + clock, ...over });

beforeAll(async () => {
  signIn = await openSignIn();
  sessions = freshSessions();
});

afterAll(() => signIn.close());

const day = 24 * 3_600_000;

/** Runs `work` with the clock `ms` ahead. */
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

/** A call that never resolves. */
const silence = () => new Promise<never>(() => {});

/** Returns the provider with some of its calls replaced. */
function providerWith(over: Partial<SessionProvider>): SessionParts["provider"] {
  return (tenantId) => {
    const real = providerOf(signIn.provider)(tenantId);
    return {
      verifyIdToken: (token) => real.verifyIdToken(token),
      createSessionCookie: (token, options) => real.createSessionCookie(token, options),
      verifySessionCookie: (text) => real.verifySessionCookie(text),
      getUser: (uid) => real.getUser(uid),
      revokeRefreshTokens: (uid) => real.revokeRefreshTokens(uid),
      deleteUser: (uid) => real.deleteUser(uid),
      ...over,
    };
  };
}

describe("reading a session", () => {
  test("a cookie that was minted stands for its member", async () => {
    const { uid, cookie } = await newMember();
    expect(await sessions.read(cookie)).toMatchObject({
      uid,
      tenantId: null,
      isGuest: false,
      emailVerified: false,
      secondFactor: false,
      needsSecondFactor: false,
    });
  });

  test("[SEC-3] a cookie written by hand, with a real member's id and an invented claim, is nobody's", async () => {
    const { cookie } = await newMember();
    expect(await sessions.read(forge({ ...claimsOf(cookie), role: "admin" }))).toBeNull();
  });

  test("[SEC-3] an ID token is no session cookie, nor is a cookie an ID token", async () => {
    const { idToken, cookie } = await newMember();
    expect(await sessions.read(idToken)).toBeNull();
    expect(await sessions.open(cookie, null)).toEqual({ ok: false, reason: "invalid" });
  });

  test("[SEC-3] nonsense is nobody's", async () => {
    const { cookie } = await newMember();
    const nonsense = ["", "x", "a.b.c", "..", `${cookie}x`, cookie.slice(0, -2), "é".repeat(9_000)];
    expect(await Promise.all(nonsense.map((text) => sessions.read(text)))).toEqual(
      nonsense.map(() => null),
    );
  });

  test("[SEC-3] on Firebase itself nothing unsigned is even asked about", async () => {
    const { cookie, idToken } = await newMember();
    const never = () => Promise.reject(new Error("asked"));
    const asking = { verifyIdToken: never, verifySessionCookie: never, getUser: never };
    const hosted = freshSessions({ isIssued: null, provider: providerWith(asking) });
    const before = signIn.troubles.length;
    expect(await hosted.read(cookie)).toBeNull();
    expect(await hosted.open(idToken, cookie)).toEqual({ ok: false, reason: "invalid" });
    expect(signIn.troubles).toHaveLength(before);
  });

  test("an expired cookie is nobody's", async () => {
    const { cookie } = await newMember();
    expect(await later(13 * day, () => sessions.read(cookie))).not.toBeNull();
    expect(await later(14 * day, () => sessions.read(cookie))).toBeNull();
  });

  test("[GATE-3] a disabled account is noticed within 60 s, and not asked about in between", async () => {
    const { uid, cookie } = await newMember();
    let asked = 0;
    const getUser = (id: string) => {
      asked += 1;
      return signIn.provider.getUser(id);
    };
    const counting = freshSessions({ provider: providerWith({ getUser }) });
    await Promise.all([counting.read(cookie), counting.read(cookie)]);
    await signIn.provider.updateUser(uid, { disabled: true });
    expect(await counting.read(cookie)).toMatchObject({ uid });
    expect(asked).toBe(1);
    expect(await later(60_000, () => counting.read(cookie))).toBeNull();
  });

  test("[GATE-3] a revoked session is noticed within 60 s", async () => {
    const { uid, cookie } = await newMember();
    await sessions.read(cookie);
    await pause(1_100);
    await signIn.provider.revokeRefreshTokens(uid);
    expect(await later(60_000, () => sessions.read(cookie))).toBeNull();
  });

  test("[GATE-3] a deleted account is noticed within 60 s", async () => {
    const { uid, cookie } = await newMember();
    await sessions.read(cookie);
    await signIn.provider.deleteUser(uid);
    expect(await later(60_000, () => sessions.read(cookie))).toBeNull();
  });

  test("what changes at the account is seen without signing in again", async () => {
    const { uid, cookie } = await newMember();
    await signIn.provider.updateUser(uid, { emailVerified: true, displayName: "Mina" });
    await signIn.provider.setCustomUserClaims(uid, { role: "jury" });
    expect(await freshSessions().read(cookie)).toMatchObject({
      emailVerified: true,
      name: "Mina",
      claims: { role: "jury" },
    });
  });

  test("what the site asks of every member is said of each", async () => {
    const { cookie } = await newMember();
    const strict = freshSessions({
      readSettings: async () => ({ ...initialAuthSettings, secondFactor: "required" }),
    });
    expect(await strict.read(cookie)).toMatchObject({ needsSecondFactor: true });
  });

  test("[PAGE-9] a provider that never answers holds nobody up: members are visitors, and are back with it", async () => {
    const { uid, cookie } = await newMember();
    let isSilent = true;
    let asked = 0;
    const getUser = (id: string) => {
      asked += 1;
      return isSilent ? silence() : signIn.provider.getUser(id);
    };
    const slow = freshSessions({ provider: providerWith({ getUser }), readMs: 500 });
    expect(await slow.read(cookie)).toBeNull();
    // Shortly afterwards, requests don't wait for the provider again.
    expect(await slow.read(cookie)).toBeNull();
    expect(asked).toBe(1);
    isSilent = false;
    expect((await later(2_001, () => slow.read(cookie)))?.uid).toBe(uid);
  });

  test("[PAGE-9] signing in says that a provider that never answers can't be reached", async () => {
    const { idToken } = await signIn.newToken();
    const provider = providerWith({ createSessionCookie: silence });
    const slow = freshSessions({ provider, openMs: 20 });
    expect(await slow.open(idToken, null)).toEqual({ ok: false, reason: "unavailable" });
  });

  test("while the provider can't be asked, members are visitors, and it is asked again", async () => {
    const { uid, cookie } = await newMember();
    let isDown = true;
    const getUser = (id: string) =>
      isDown ? Promise.reject(new Error("ECONNREFUSED")) : signIn.provider.getUser(id);
    const shaky = freshSessions({ provider: providerWith({ getUser }) });
    expect(await shaky.read(cookie)).toBeNull();
    isDown = false;
    expect(await shaky.read(cookie)).toMatchObject({ uid });
  });
});

describe("opening a session", () => {
  test("begins with a sign-in of the last five minutes, and is renewed long after it", async () => {
    const { idToken, cookie } = await newMember();
    const tenMinutes = 10 * 60_000;
    expect(await later(tenMinutes, () => sessions.open(idToken, null))).toEqual({
      ok: false,
      reason: "stale",
    });
    expect(await later(tenMinutes, () => sessions.open(idToken, cookie))).toMatchObject({
      ok: true,
    });
  });

  test("another member's session does not make an old sign-in young", async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    const opening = await later(10 * 60_000, () => sessions.open(mine.idToken, theirs.cookie));
    expect(opening).toEqual({ ok: false, reason: "stale" });
  });

  test("mints a cookie only where one is needed: none, another's, a forged one, or one of yesterday", async () => {
    const [mine, theirs] = [await newMember(), await newMember()];
    const minted = (cookie: string | null) => openWith(sessions, mine.idToken, cookie);
    expect(await minted(mine.cookie)).toBeNull();
    expect(await minted(null)).not.toBeNull();
    expect(await minted(theirs.cookie)).not.toBeNull();
    expect(await minted(forge({ ...claimsOf(mine.cookie), role: "admin" }))).not.toBeNull();
    expect(await later(25 * 3_600_000, () => minted(mine.cookie))).not.toBeNull();
  });

  test("[SEC-3] a session that somebody planted in a browser is replaced by the sign-in there", async () => {
    const [victim, attacker] = [await newMember(), await newMember()];
    const cookie = await openWith(sessions, victim.idToken, attacker.cookie);
    expect(await sessions.read(cookie ?? "")).toMatchObject({ uid: victim.uid });
  });

  test("[GATE-3] a sign-in tells at once what changed at the account", async () => {
    const { uid, idToken, cookie } = await newMember();
    expect(await sessions.read(cookie)).toMatchObject({ emailVerified: false });
    await signIn.provider.updateUser(uid, { emailVerified: true });
    await openWith(sessions, idToken, cookie);
    expect(await sessions.read(cookie)).toMatchObject({ emailVerified: true });
  });

  test("[AUTH-7] where the site opens no sessions, none is opened, and none that there was counts", async () => {
    const { idToken, cookie } = await newMember();
    const closed = freshSessions({
      readSettings: async () => ({ ...initialAuthSettings, tokenSync: "off" }),
    });
    expect(await closed.open(idToken, cookie)).toEqual({ ok: false, reason: "sessionsOff" });
    expect(await closed.read(cookie)).toBeNull();
  });

  describe("[AUTH-1] while the site takes no new members", () => {
    const settings = { ...initialAuthSettings, signUp: false };
    const exclusive = () => freshSessions({ readSettings: async () => settings });

    test("who makes an account is refused, and the account is gone: it can't come in later", async () => {
      const { uid, idToken } = await signIn.newToken();
      expect(await exclusive().open(idToken, null)).toEqual({ ok: false, reason: "signUpOff" });
      await expect(signIn.provider.getUser(uid)).rejects.toMatchObject({
        code: "auth/user-not-found",
      });
    });

    test("who has an account comes in, and keeps it", async () => {
      const email = `${crypto.randomUUID()}@marquee.test`;
      const { uid } = await signIn.provider.createUser({ email, password: "secret-1" });
      const createdAt = String(Date.now() - day);
      await signIn.askAsOwner(
        "/identitytoolkit.googleapis.com/v1/projects/demo-marquee/accounts:update",
        {
          localId: uid,
          createdAt,
        },
      );
      const { auth, end } = signIn.openClient();
      const { user } = await signInWithEmailAndPassword(auth, email, "secret-1");
      expect(await exclusive().open(await user.getIdToken(), null)).toMatchObject({ ok: true });
      await end();
      expect(await signIn.provider.getUser(uid)).toMatchObject({ uid });
    });
  });
});

describe("[AUTH-11] tenants", () => {
  let tenantId = "";
  const inTenant = () =>
    freshSessions({ readSettings: async () => ({ ...initialAuthSettings, tenantId }) });

  beforeAll(async () => {
    const tenants = signIn.provider.tenantManager();
    const emailSignInConfig = { enabled: true, passwordRequired: true };
    ({ tenantId } = await tenants.createTenant({ displayName: "members", emailSignInConfig }));
  });

  test("a member of the tenant has a session there, and none where the project's own members are", async () => {
    const { uid, idToken } = await signIn.newToken(tenantId);
    const tenant = inTenant();
    const cookie = await openWith(tenant, idToken);
    expect(await tenant.read(cookie ?? "")).toMatchObject({ uid, tenantId });
    expect(await sessions.read(cookie ?? "")).toBeNull();
    expect(await sessions.open(idToken, null)).toEqual({ ok: false, reason: "invalid" });
  });

  test("a member of the project has none in the tenant", async () => {
    const { idToken, cookie } = await newMember();
    expect(await inTenant().open(idToken, null)).toEqual({ ok: false, reason: "invalid" });
    expect(await inTenant().read(cookie)).toBeNull();
  });

  test("signing out everywhere is done in the tenant", async () => {
    const { idToken } = await signIn.newToken(tenantId);
    const tenant = inTenant();
    const cookie = (await openWith(tenant, idToken)) ?? "";
    await pause(1_100);
    expect(await tenant.endAll(cookie)).toBe("ended");
    expect(await tenant.read(cookie)).toBeNull();
  });
});

describe("signing out", () => {
  test("[GATE-3] ends the cookie for whoever copied it, at the next request", async () => {
    const { cookie } = await newMember();
    expect(await sessions.read(cookie)).not.toBeNull();
    expect(await sessions.close(cookie)).not.toBeNull();
    expect(await sessions.read(cookie)).toBeNull();
    expect(await later(day, () => sessions.read(cookie))).toBeNull();
  });

  test("[GATE-3] ends cookies of the same sign-in that were replaced since", async () => {
    const { idToken, cookie } = await newMember();
    const renewed = await later(25 * 3_600_000, () => openWith(sessions, idToken, cookie));
    expect(await sessions.close(renewed ?? "")).not.toBeNull();
    expect(await sessions.read(cookie)).toBeNull();
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
    await pause(1_100);
    const laptop = await open();
    await sessions.close(phone);
    expect([await sessions.read(phone), (await sessions.read(laptop))?.email]).toEqual([
      null,
      email,
    ]);
  });

  test("[GATE-3] ends the session that another sign-in in the browser replaces", async () => {
    const [first, second] = [await newMember(), await newMember()];
    await openWith(sessions, second.idToken, first.cookie);
    expect(await sessions.read(first.cookie)).toBeNull();
  });

  test("[GATE-3] ends the cookie while the provider can't say whose it is", async () => {
    const { cookie } = await newMember();
    let isDown = true;
    const verifySessionCookie = (text: string) =>
      isDown
        ? Promise.reject(new Error("ECONNREFUSED"))
        : providerOf(signIn.provider)(null).verifySessionCookie(text);
    const shaky = freshSessions({ provider: providerWith({ verifySessionCookie }) });
    expect(await shaky.close(cookie)).not.toBeNull();
    isDown = false;
    expect(await shaky.read(cookie)).toBeNull();
  });

  test("[SEC-3] a cookie that is no session ends nothing and is not stored", async () => {
    const { cookie } = await newMember();
    const forged = forge({ ...claimsOf(cookie), role: "admin" });
    expect(await sessions.close(forged)).toBeNull();
    expect(await sessions.read(cookie)).not.toBeNull();
  });

  test("[GATE-3] a denylist that can't be read keeps gates closed and lets nobody sign in", async () => {
    const { idToken, cookie } = await newMember();
    const ended = {
      add: async () => {},
      has: () => Promise.reject(new Error("not connected")),
    };
    const blind = freshSessions({ ended });
    expect(await blind.read(cookie)).toBeNull();
    expect(await blind.open(idToken, null)).toEqual({ ok: false, reason: "unavailable" });
  });
});

describe("a session's absolute end", () => {
  test("[SEC-3] is 30 days after the sign-in, whatever is renewed", async () => {
    const { idToken, cookie } = await newMember();
    const opening = await later(20 * day, () => sessions.open(idToken, cookie));
    const lifetime = opening.ok ? (opening.cookie?.lifetime ?? 0) : 0;
    expect(lifetime).toBeGreaterThan(9.9 * day);
    expect(lifetime).toBeLessThanOrEqual(10 * day);
    expect(await later(30 * day, () => sessions.open(idToken, cookie))).toMatchObject({
      ok: true,
      cookie: null,
    });
    expect(await later(30 * day, () => sessions.open(idToken, null))).toMatchObject({ ok: false });
  });
});

describe("ending every session", () => {
  test("[AUTH-6] closes this one and those elsewhere, at once in this process", async () => {
    const { uid, idToken, cookie } = await newMember();
    const elsewhere = (await openWith(sessions, idToken)) ?? "";
    expect(await sessions.read(elsewhere)).toMatchObject({ uid });
    await pause(1_100);
    expect(await sessions.endAll(cookie)).toBe("ended");
    expect([await sessions.read(cookie), await sessions.read(elsewhere)]).toEqual([null, null]);
    expect(await sessions.open(idToken, null)).toEqual({ ok: false, reason: "invalid" });
  });

  test("asks for a session that counts", async () => {
    const { cookie } = await newMember();
    expect(await sessions.endAll(forge({ ...claimsOf(cookie), role: "admin" }))).toBe("invalid");
  });

  test("says so where the provider can't be asked", async () => {
    const { cookie } = await newMember();
    const revokeRefreshTokens = () => Promise.reject(new Error("ECONNREFUSED"));
    const shaky = freshSessions({ provider: providerWith({ revokeRefreshTokens }) });
    expect(await shaky.endAll(cookie)).toBe("unavailable");
  });
});
