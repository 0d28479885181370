import { initialAuthSettings } from "@marquee/schemas/contract";
import {
  type Auth,
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
} from "firebase/auth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { MemberKey } from "../../web/content/members/member-documents.server.ts";
import { providerOf } from "../../web/members/firebase/provider.ts";
import { createFirstFactorCheck } from "../../web/members/recovery/first-factor.ts";
import { createRecovery, type RecoveryStore } from "../../web/members/recovery/recovery.ts";
import { createRecentSignIn } from "../../web/members/session/recent-sign-in.ts";
import { createEndedSessions } from "../../web/runtime/ended-sessions/ended-sessions.ts";
import { authenticatorCode } from "../support/members/authenticator.ts";
import { noJournal } from "../../web/runtime/ended-sessions/ended-sessions.fixture.ts";
import { openSignIn, type SignIn } from "./open-sign-in.ts";

let signIn: SignIn;

beforeAll(async () => {
  signIn = await openSignIn();
});
afterAll(() => signIn.close());

/** A store in memory that behaves like the documents of the content service. */
function memoryStore(): RecoveryStore {
  const stored = new Map<string, Awaited<ReturnType<RecoveryStore["read"]>>>();
  return {
    read: async ({ uid }) => stored.get(uid) ?? null,
    replace: async ({ uid }, codes) => {
      stored.set(uid, { ...codes, _rev: crypto.randomUUID() });
    },
    setHashes: async ({ uid }, codes, hashes) => {
      if (stored.get(uid)?._rev !== codes._rev) return false;
      stored.set(uid, { ...codes, hashes: [...hashes], _rev: crypto.randomUUID() });
      return true;
    },
    delete: async ({ uid }) => void stored.delete(uid),
  };
}

const open = (over: Partial<Parameters<typeof createRecovery>[0]> = {}) =>
  createRecovery({
    store: memoryStore(),
    provider: providerOf(signIn.provider),
    checkFirstFactor: createFirstFactorCheck({
      api: `http://${signIn.embedded.host}/identitytoolkit.googleapis.com`,
      apiKey: "demo-key",
      site: "http://localhost:3120",
    }),
    now: Date.now,
    onError: (error) => {
      throw error;
    },
    // The real function takes a quarter of a second.
    hash: async (code, salt) => `${salt} ${code}`,
    ...over,
  });

const password = "secret-1";

type Person = { uid: string; email: string; auth: Auth; member: MemberKey };

const phone = () => ({
  enrolledFactors: [{ factorId: "phone", phoneNumber: "+12025550123", uid: crypto.randomUUID() }],
});

/** Creates a member with a second factor: an authenticator app, or a phone. */
async function memberWith(factor: "app" | "phone"): Promise<Person> {
  const { auth } = signIn.openClient();
  const email = `${crypto.randomUUID()}@marquee.test`;
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await signIn.provider.updateUser(user.uid, {
    emailVerified: true,
    ...(factor === "phone" ? { multiFactor: phone() } : {}),
  });
  if (factor === "app") {
    await user.reload();
    const session = await multiFactor(user).getSession();
    const secret = await TotpMultiFactorGenerator.generateSecret(session);
    const code = authenticatorCode(secret.secretKey);
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
    await multiFactor(user).enroll(assertion, "App");
  }
  return { uid: user.uid, email, auth, member: { uid: user.uid, tenantId: null } };
}

/** Signs in up to the second factor. Returns the provider's proof of the first one. */
async function proofOf({ email }: Person): Promise<string> {
  const { auth } = signIn.openClient();
  try {
    await signInWithEmailAndPassword(auth, email, password);
  } catch (error) {
    const { session } = getMultiFactorResolver(auth, Object(error));
    return JSON.parse(JSON.stringify(session)).multiFactorSession.pendingCredential;
  }
  throw new Error("The provider asked for no second factor.");
}

async function factorIdsOf({ uid }: Person): Promise<string[]> {
  const { multiFactor: enrolled } = await signIn.provider.getUser(uid);
  return (enrolled?.enrolledFactors ?? []).map((factor) => factor.uid);
}

async function codesOf(recovery: ReturnType<typeof open>, person: Person, factors?: string[]) {
  const codes = await recovery.create(person.member, factors ?? (await factorIdsOf(person)));
  if ("wait" in codes) throw new Error("No codes were created.");
  return codes;
}

const second = () => Math.floor(Date.now() / 1_000);

const factorsOf = async (person: Person) => (await factorIdsOf(person)).length;

test.each(["app", "phone"] as const)(
  "[AUTH-12] a recovery code replaces a lost %s once, after the password",
  async (factor) => {
    const recovery = open();
    const person = await memberWith(factor);
    const [code = ""] = await codesOf(recovery, person);
    const use = { ...person.member, pendingCredential: await proofOf(person) };
    expect(await recovery.use({ ...use, code: `${code.slice(0, -1)}U` })).toBe("wrongCode");
    expect(await factorsOf(person)).toBe(1);
    // Revocations have a precision of one second.
    const begun = second();
    await vi.waitUntil(() => second() > begun, { timeout: 10_000 });
    // As a person types it from paper.
    const typed = ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")}`;
    expect(await recovery.use({ ...use, code: typed })).toBe("recovered");
    expect(await factorsOf(person)).toBe(0);
    // The other codes belong to the lost factor.
    expect(await recovery.state(person.member)).toBeNull();
    const { auth } = signIn.openClient();
    const entry = await signInWithEmailAndPassword(auth, person.email, password);
    expect(entry.user.uid).toBe(person.uid);
    // The earlier sign-in, which may be on the lost phone, has ended.
    await expect(person.auth.currentUser?.getIdToken(true)).rejects.toThrow(/token-expired/);
    expect(await recovery.use({ ...use, code })).not.toBe("recovered");
  },
);

test.each(["app", "phone"] as const)(
  "[AUTH-12] a recovery code alone changes nothing for the owner of a lost %s",
  async (factor) => {
    const recovery = open();
    const [person, thief] = [await memberWith(factor), await memberWith(factor)];
    const [code = ""] = await codesOf(recovery, person);
    const own = await proofOf(thief);
    const proofs = ["made up", own, `${own.slice(0, -8)}AAAAAAA=`];
    for (const pendingCredential of proofs) {
      expect(await recovery.use({ ...person.member, pendingCredential, code })).toBe("unproven");
    }
    expect(await factorsOf(person)).toBe(1);
    expect(await recovery.state(person.member)).toMatchObject({ remaining: 10 });
  },
);

test("[AUTH-12] two uses of one code at once count once", async () => {
  const recovery = open({ checkFirstFactor: async () => "proven" });
  const person = await memberWith("app");
  const [code = ""] = await codesOf(recovery, person);
  const use = { ...person.member, pendingCredential: "any", code };
  const results = await Promise.all([recovery.use(use), recovery.use(use)]);
  expect(new Set(results)).toEqual(new Set(["recovered", "wrongCode"]));
});

test("[AUTH-12] codes count only for the second factors with which they were created", async () => {
  const recovery = open({ checkFirstFactor: async () => "proven" });
  const person = await memberWith("phone");
  for (const factors of [[], ["a-removed-factor"]]) {
    const [code = ""] = await codesOf(recovery, person, factors);
    const use = { ...person.member, pendingCredential: "any", code };
    expect(await recovery.use(use)).toBe("wrongCode");
  }
  expect(await recovery.state(person.member)).toBeNull();
  expect(await factorsOf(person)).toBe(1);
});

test.each(["revokeRefreshTokens", "updateUser"] as const)(
  "[AUTH-12] a code stays valid if the provider's %s fails, and one failure is no matter",
  async (method) => {
    let failures = 0;
    const failing = new Proxy(signIn.provider, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name);
        if (typeof found !== "function") return found;
        return (...given: unknown[]): unknown => {
          if (name !== method || failures === 0) return Reflect.apply(found, target, given);
          failures -= 1;
          throw new Error("The provider is down.");
        };
      },
    });
    const recovery = open({
      checkFirstFactor: async () => "proven",
      provider: providerOf(failing),
    });
    const person = await memberWith("phone");
    const [code = ""] = await codesOf(recovery, person);
    const use = { ...person.member, pendingCredential: "any", code };
    failures = Infinity;
    await expect(recovery.use(use)).rejects.toThrow("The provider is down.");
    expect(await recovery.state(person.member)).toMatchObject({ remaining: 10 });
    expect(await factorsOf(person)).toBe(1);
    failures = 1;
    expect(await recovery.use(use)).toBe("recovered");
    expect(await factorsOf(person)).toBe(0);
  },
);

test("[AUTH-12] ten wrong codes lock an account's recovery for an hour, and no other account's", async () => {
  let now = Date.now();
  const recovery = open({ checkFirstFactor: async () => "proven", now: () => now });
  const [person, neighbor] = [await memberWith("app"), await memberWith("app")];
  const [code = ""] = await codesOf(recovery, person);
  const [another = ""] = await codesOf(recovery, neighbor);
  const use = { ...person.member, pendingCredential: "any" };
  for (let n = 0; n < 10; n += 1) {
    expect(await recovery.use({ ...use, code: "0000-0000-0000" })).toBe("wrongCode");
  }
  expect(await recovery.use({ ...use, code })).toEqual({ wait: expect.any(Number) });
  expect(await factorsOf(person)).toBe(1);
  const beside = { ...neighbor.member, pendingCredential: "any", code: another };
  expect(await recovery.use(beside)).toBe("recovered");
  now += 3_600_000;
  expect(await recovery.use({ ...use, code })).toBe("recovered");
});

test("[AUTH-12] codes are created only after a recent sign-in with the second factor", async () => {
  let now = Date.now();
  const recentSignIn = createRecentSignIn({
    provider: providerOf(signIn.provider),
    isIssued: async () => true,
    readSettings: async () => initialAuthSettings,
    ended: createEndedSessions({ journal: noJournal, now: Date.now, most: 10 }),
    now: () => now,
    onTrouble: () => {},
  });
  const person = await memberWith("app");
  const withFactor = (await person.auth.currentUser?.getIdToken()) ?? "";
  expect(await recentSignIn(withFactor)).toEqual({
    ok: true,
    member: person.member,
    factors: await factorIdsOf(person),
  });
  const { idToken, uid } = await signIn.newToken();
  // The endpoint creates no codes for an account without factors.
  expect(await recentSignIn(idToken)).toMatchObject({ ok: true, factors: [] });
  await signIn.provider.updateUser(uid, { multiFactor: phone() });
  expect(await recentSignIn(idToken)).toEqual({ ok: false, reason: "stale" });
  now += 6 * 60_000;
  expect(await recentSignIn(withFactor)).toEqual({ ok: false, reason: "stale" });
  expect(await recentSignIn("not.a.token")).toEqual({ ok: false, reason: "invalid" });
});
