import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initializeApp as initializeAdmin } from "firebase-admin/app";
import { getAuth as getAdminAuth } from "firebase-admin/auth";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from "firebase/auth";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { z } from "zod";
import type { Lockout } from "../limits/lockouts.ts";
import { sendRaw } from "./send-raw.ts";
import { startGateway } from "./start-gateway.ts";
import type { Mail, Message } from "./start-gateway.ts";

const secret = "a-secret-for-tests-0003";
const toolkit = "/identitytoolkit.googleapis.com";

/** The origin of the site that uses the gateway. */
export const site = "http://localhost:3120";

/** The settings of the project, for requests of its owner. */
export const projectPath = `${toolkit}/v2/projects/demo-marquee`;

/** The accounts of the project, for requests of its owner. */
export const accountsPath = `${toolkit}/v1/projects/demo-marquee/accounts`;

export const newAddress = () => `${crypto.randomUUID()}@marquee.test`;

/** Moves a frozen clock. */
export const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Returns the code of the error with which a promise rejects, such as `auth/invalid-credential`. */
export const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "resolved",
    (error: unknown) => Reflect.get(Object(error), "code"),
  );

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Returns an unsigned token. */
export const unsigned = (claims: object) =>
  `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;

/** Returns the claims of a token, unverified. */
export const claimsIn = (token: unknown): Record<string, unknown> =>
  JSON.parse(Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString());

const codeIn = (mail: Mail | undefined) => new URL(mail?.link ?? "").searchParams.get("oobCode");

/**
 * Starts a gateway before the tests of a file, and stops it after them. Returns clients and helpers for it. The clock
 * is frozen on request, and reset before each test.
 */
export function useTestGateway({ hasFrozenClock = false } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "marquee-auth-"));
  const place = { projectId: "demo-marquee", port: 0, dataDir, origins: [site] };
  const settings = { ...place, secret, withSampleAccounts: false };
  const mails: Mail[] = [];
  const messages: Message[] = [];
  const lockouts: Lockout[] = [];
  const apps: FirebaseApp[] = [];
  const listeners = {
    onMail: (mail: Mail) => void mails.push(mail),
    onTextMessage: (message: Message) => void messages.push(message),
    onLocked: (lockout: Lockout) => void lockouts.push(lockout),
  };
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeAll(async () => {
    if (hasFrozenClock) vi.useFakeTimers({ toFake: ["Date"] });
    gateway = await startGateway(settings, listeners);
  });
  beforeEach(() => {
    if (hasFrozenClock) vi.setSystemTime(Date.parse("2026-11-21T12:00:00Z"));
  });
  afterAll(async () => {
    delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
    for (const app of apps.splice(0)) await deleteApp(app);
    await gateway.close();
    rmSync(dataDir, { recursive: true });
    vi.useRealTimers();
  });
  /** Sends exactly these headers, including `Host` and `Origin`. */
  const raw = (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    method = "POST",
  ) => sendRaw(gateway.url, { path, body, headers, method });
  const send = async (path: string, given: object | null, method = given ? "POST" : "GET") => {
    const { status, body, text } = await raw(path, given ?? undefined, {}, method);
    return { status, body, text };
  };
  const asOwner = (path: string, body: object | null = null, method?: string) =>
    send(`/owner/${secret}${path}`, body, method);
  /** Headers that give a `raw` request an administrator's permissions. */
  const ownersKey = { authorization: `Bearer ${secret}` };
  /** Sends a request without an origin. `method` is a name such as `accounts:signUp`, or a path. */
  const request = (method: string, body: object | null) =>
    send(method.startsWith("/") ? method : `${toolkit}/${versionOf(method)}/${method}?key=k`, body);
  const admin = () => {
    process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `${new URL(gateway.url).host}/owner/${secret}`;
    return getAdminAuth(initializeAdmin({ projectId: "demo-marquee" }, crypto.randomUUID()));
  };
  return {
    url: () => gateway.url,
    /** Emails that would have been sent, newest last. */
    mails,
    messages,
    lockouts,
    raw,
    get: (path: string, headers: Record<string, string> = {}) =>
      raw(path, undefined, headers, "GET"),
    ownersKey,
    request,
    /** Sends a request like `request`. Returns the code of the error, such as `INVALID_CODE`, or null. */
    refusal: async (method: string, body: object | null) => {
      const { error } = (await request(method, body)).body;
      return error ? String(Object(error).message).split(" : ")[0] : null;
    },
    asOwner,
    /** Creates an account with a confirmed address and a password. Returns its id and credentials. */
    async member(fields: object = {}) {
      const email = newAddress();
      const account = { email, password: "secret-1", emailVerified: true, ...fields };
      const { body, text } = await asOwner(accountsPath, account);
      if (typeof body["localId"] !== "string") throw new Error(text);
      return { uid: body["localId"], email, password: "secret-1" };
    },
    async guest() {
      return (await request("accounts:signUp", { returnSecureToken: true })).body;
    },
    /** Signs a member in with a password. Returns the response. */
    async signIn({ email, password }: { email: string; password: string }) {
      const fields = { email, password, returnSecureToken: true };
      const { body } = await request("accounts:signInWithPassword", fields);
      return { ...body, idToken: body["idToken"], refreshToken: body["refreshToken"] };
    },
    refresh: (refreshToken: unknown) =>
      request("/securetoken.googleapis.com/v1/token?key=k", {
        grant_type: "refresh_token",
        refresh_token: refreshToken,
      }),
    /** Whether the gateway recognizes a token as its own. */
    async isIssued(token: unknown) {
      return (await raw("/marquee/issued", { token }, ownersKey)).body["issued"];
    },
    /** Requests an email with a link. Returns the link's code. */
    async mailedCode(requestType: "PASSWORD_RESET" | "EMAIL_SIGNIN", email: string) {
      await request("accounts:sendOobCode", { requestType, email, continueUrl: `${site}/en` });
      return codeIn(mails.findLast(({ to }) => to === email));
    },
    /** Requests a text message. Returns the fields that sign in with its code. */
    async textedCode(phoneNumber: string) {
      const { body } = await request("accounts:sendVerificationCode", { phoneNumber });
      return { ...body, code: messages.at(-1)?.code };
    },
    configure: (config: object, mask: string) =>
      asOwner(`${projectPath}/config?updateMask=${mask}`, config, "PATCH"),
    /** Creates a tenant with sign-in by password. Returns its id. */
    async tenant(fields: object = {}) {
      const emailSignInConfig = { enabled: true, passwordRequired: true };
      const manager = admin().tenantManager();
      const given = { displayName: "Guild", emailSignInConfig, ...fields };
      return (await manager.createTenant(given)).tenantId;
    },
    client(tenantId: string | null = null) {
      const app = initializeApp({ apiKey: "k", projectId: "demo-marquee" }, crypto.randomUUID());
      apps.push(app);
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, gateway.url, { disableWarnings: true });
      auth.tenantId = tenantId;
      return auth;
    },
    admin,
    /** Returns the `postBody` of a sign-in with an identity that a user chose on the gateway's page. */
    async identity(providerId: string, email: string) {
      const given = { providerId, claims: { email, email_verified: true } };
      const { body } = await raw("/marquee/identities", given, { origin: gateway.url });
      const parts = z.object({ credential: z.record(z.string(), z.string()) }).parse(body);
      return new URLSearchParams({ ...parts.credential, providerId }).toString();
    },
    /** Restarts the service with the same accounts. */
    async restart() {
      await gateway.close();
      gateway = await startGateway(settings, listeners);
    },
  };
}

/** Returns the version of Google's API. */
const versionOf = (method: string) =>
  /^(?:accounts\/mfa|passwordPolicy|recaptchaConfig)/u.test(method) ? "v2" : "v1";
