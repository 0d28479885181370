import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
} from "firebase/auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGateway } from "../../web/auth-emulator/src/start-gateway.ts";
import type { Gateway } from "../../web/auth-emulator/src/start-gateway.ts";
import { createIssuedCheck } from "../../web/auth/issued.ts";
import { openProvider } from "../../web/auth/provider.ts";
import { createSessionEndpoint } from "../../web/auth/session-endpoint.ts";
import { createSessions } from "../../web/auth/sessions.ts";
import type { SessionProvider, Sessions } from "../../web/auth/sessions.ts";
import { installTokenSync } from "../../web/auth/token-sync.client.ts";

const secret = "a-secret-for-tests-0005";
const site = "http://localhost:3120";
const dataDir = mkdtempSync(join(tmpdir(), "marquee-session-"));
let gateway: Gateway;
let provider: ReturnType<typeof openProvider>;
let sessions: Sessions;
let embedded: { host: string; secret: string };
/** The clock of the sessions under test; the tokens themselves live in real time. */
let clock = 0;
const troubles: unknown[] = [];

beforeAll(async () => {
  gateway = await startGateway({
    projectId: "demo-marquee",
    port: 0,
    dataDir,
    origins: [site],
    secret,
    withSampleAccounts: true,
  });
  embedded = { host: new URL(gateway.url).host, secret };
  provider = openProvider({ projectId: "demo-marquee", embedded });
  sessions = freshSessions();
});

afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

function freshSessions(over: SessionProvider = provider) {
  return createSessions({
    provider: over,
    isIssued: createIssuedCheck(embedded),
    now: () => Date.now() + clock,
    onTrouble: (error) => troubles.push(error),
  });
}

function openClient() {
  const app = initializeApp({ apiKey: "demo-key", projectId: "demo-marquee" }, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, gateway.url, { disableWarnings: true });
  return { auth, end: () => deleteApp(app) };
}

const newAddress = () => `${crypto.randomUUID()}@marquee.test`;

/** Signs somebody new up; gives their token, and the cookie the site would set. */
async function newMember() {
  const { auth, end } = openClient();
  const { user } = await createUserWithEmailAndPassword(auth, newAddress(), "secret-1");
  const idToken = await user.getIdToken();
  const opening = await sessions.open(idToken);
  await end();
  if (!opening.ok) throw new Error(opening.reason);
  return { uid: user.uid, idToken, cookie: opening.cookie };
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

function forge(claims: object) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

describe("reading a session", () => {
  test("a cookie that was minted stands for its member", async () => {
    const { uid, cookie } = await newMember();
    expect(await sessions.read(cookie)).toMatchObject({
      uid,
      emailVerified: false,
      secondFactor: false,
    });
  });

  test("[SEC-3] a cookie written by hand, with a real member's id and an invented claim, is nobody's", async () => {
    const { cookie } = await newMember();
    expect(await sessions.read(forge({ ...claimsOf(cookie), role: "admin" }))).toBeNull();
  });

  test("[SEC-3] an ID token is no session cookie, nor is a cookie an ID token", async () => {
    const { idToken, cookie } = await newMember();
    expect(await sessions.read(idToken)).toBeNull();
    expect(await sessions.open(cookie)).toEqual({ ok: false, reason: "invalid" });
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
    const hosted = createSessions({
      provider: {
        verifyIdToken: never,
        createSessionCookie: never,
        verifySessionCookie: never,
        getUser: never,
      },
      isIssued: null,
      now: Date.now,
      onTrouble: (error) => troubles.push(error),
    });
    const before = troubles.length;
    expect(await hosted.read(cookie)).toBeNull();
    expect(await hosted.open(idToken)).toEqual({ ok: false, reason: "invalid" });
    expect(troubles).toHaveLength(before);
  });

  test("an expired cookie is nobody's", async () => {
    const { cookie } = await newMember();
    clock = 13 * 24 * 3_600_000;
    expect(await sessions.read(cookie)).not.toBeNull();
    clock = 14 * 24 * 3_600_000;
    expect(await sessions.read(cookie).finally(() => (clock = 0))).toBeNull();
  });

  test("[GATE-3] a disabled account is noticed within 60 s, and not asked about in between", async () => {
    const { uid, cookie } = await newMember();
    let asked = 0;
    const counting = freshSessions({
      verifyIdToken: (token) => provider.verifyIdToken(token),
      createSessionCookie: (token, options) => provider.createSessionCookie(token, options),
      verifySessionCookie: (text) => provider.verifySessionCookie(text),
      getUser: (id) => {
        asked += 1;
        return provider.getUser(id);
      },
    });
    await Promise.all([counting.read(cookie), counting.read(cookie)]);
    await provider.updateUser(uid, { disabled: true });
    expect(await counting.read(cookie)).toMatchObject({ uid });
    expect(asked).toBe(1);
    clock = 60_000;
    expect(await counting.read(cookie).finally(() => (clock = 0))).toBeNull();
  });

  test("[GATE-3] a revoked session is noticed within 60 s", async () => {
    const { uid, cookie } = await newMember();
    await sessions.read(cookie);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await provider.revokeRefreshTokens(uid);
    clock = 60_000;
    expect(await sessions.read(cookie).finally(() => (clock = 0))).toBeNull();
  });

  test("what changes at the account is seen without signing in again", async () => {
    const { uid, cookie } = await newMember();
    await provider.updateUser(uid, { emailVerified: true, displayName: "Mina" });
    await provider.setCustomUserClaims(uid, { role: "jury" });
    expect(await freshSessions().read(cookie)).toMatchObject({
      emailVerified: true,
      name: "Mina",
      claims: { role: "jury" },
    });
  });

  test("while the provider can't be asked, members are visitors, and it is asked again", async () => {
    const { uid, cookie } = await newMember();
    let isDown = true;
    const shaky = freshSessions({
      verifyIdToken: (token) => provider.verifyIdToken(token),
      createSessionCookie: (token, options) => provider.createSessionCookie(token, options),
      verifySessionCookie: (text) => provider.verifySessionCookie(text),
      getUser: (id) => (isDown ? Promise.reject(new Error("ECONNREFUSED")) : provider.getUser(id)),
    });
    expect(await shaky.read(cookie)).toBeNull();
    isDown = false;
    expect(await shaky.read(cookie)).toMatchObject({ uid });
  });
});

describe("the endpoint", () => {
  const policy = { emailPassword: true, persistence: "local" as const };
  const endpointWith = (over: Partial<{ emailPassword: boolean; persistence: "session" }> = {}) =>
    createSessionEndpoint({
      sessions: () => sessions,
      readPolicy: async () => ({ ...policy, ...over }),
      origins: () => [site],
    });
  const request = (method: string, headers: Record<string, string> = {}, body?: string) =>
    new Request(`${site}/api/session`, {
      method,
      headers: { origin: site, "sec-fetch-site": "same-origin", ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  test("[AUTH-7] POST sets an httpOnly session and a readable hint that holds nothing", async () => {
    const { idToken } = await newMember();
    const response = await endpointWith().POST(request("POST", bearer(idToken)));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const [session = "", hint = ""] = response.headers.getSetCookie();
    expect(session).toMatch(
      /^marquee_session=[\w.-]+; Path=\/; Max-Age=1209600; SameSite=Lax; HttpOnly$/,
    );
    expect(hint).toBe("marquee_signed_in=1; Path=/; Max-Age=1209600; SameSite=Lax");
    const cookie = session.slice("marquee_session=".length).split(";")[0] ?? "";
    expect(await sessions.read(cookie)).not.toBeNull();
  });

  test("[AUTH-7] on https both cookies are Secure", async () => {
    const { idToken } = await newMember();
    const endpoint = createSessionEndpoint({
      sessions: () => sessions,
      readPolicy: async () => policy,
      origins: () => ["https://nightlight.test"],
    });
    const response = await endpoint.POST(
      request("POST", { ...bearer(idToken), origin: "https://nightlight.test" }),
    );
    expect(response.headers.getSetCookie().map((text) => text.endsWith("; Secure"))).toEqual([
      true,
      true,
    ]);
  });

  test("[AUTH-3] persistence session: the cookies end with the browser", async () => {
    const { idToken } = await newMember();
    const response = await endpointWith({ persistence: "session" }).POST(
      request("POST", bearer(idToken)),
    );
    expect(response.headers.getSetCookie().join()).not.toContain("Max-Age");
  });

  test("[AUTH-1] a method that is switched off opens no session", async () => {
    const { idToken } = await newMember();
    const response = await endpointWith({ emailPassword: false }).POST(
      request("POST", bearer(idToken)),
    );
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "methodOff" });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("DELETE clears both, with or without a session", async () => {
    const response = await endpointWith().DELETE(request("DELETE"));
    expect(response.headers.getSetCookie()).toEqual([
      "marquee_session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly",
      "marquee_signed_in=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
  });

  test.each([
    ["another origin", { origin: "https://evil.test", "sec-fetch-site": "cross-site" }],
    [
      "another port of this machine",
      { origin: "http://localhost:8080", "sec-fetch-site": "same-site" },
    ],
    ["a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["a fetch that claims our origin from elsewhere", { "sec-fetch-site": "cross-site" }],
  ])("[SEC-3] %s may neither open nor close a session", async (_, headers) => {
    const { idToken } = await newMember();
    const posted = await endpointWith().POST(request("POST", { ...bearer(idToken), ...headers }));
    const deleted = await endpointWith().DELETE(request("DELETE", headers));
    expect([posted.status, deleted.status]).toEqual([403, 403]);
    expect(posted.headers.getSetCookie()).toEqual([]);
  });

  test("no token, a wrong one and a forged one are refused in words", async () => {
    const { idToken } = await newMember();
    const forged = forge({ ...claimsOf(idToken), role: "admin" });
    const answers = await Promise.all(
      [{}, bearer("nonsense"), bearer(forged), { authorization: "Basic eDp5" }].map(
        async (headers) => {
          const response = await endpointWith().POST(request("POST", headers));
          const { code } = Object(await response.json());
          return [response.status, code];
        },
      ),
    );
    expect(answers).toEqual([
      [401, "noToken"],
      [401, "invalid"],
      [401, "invalid"],
      [401, "noToken"],
    ]);
  });

  test("an oversized body is refused with 413", async () => {
    const { idToken } = await newMember();
    const response = await endpointWith().POST(request("POST", bearer(idToken), "x".repeat(2_000)));
    expect(response.status).toBe(413);
  });
});

describe("keeping the session in step with the SDK", () => {
  /** A site's endpoint that answers as told and notes what it was asked. */
  async function openSite() {
    const asked: { method: string; token: string }[] = [];
    const told = { status: 200 };
    const server: Server = createServer((incoming, outgoing) => {
      asked.push({
        method: incoming.method ?? "",
        token: (incoming.headers.authorization ?? "").replace("Bearer ", ""),
      });
      outgoing.writeHead(told.status).end();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    return {
      asked,
      told,
      endpoint: `http://127.0.0.1:${port}/api/session`,
      close: () => server.close(),
    };
  }

  async function openSyncedClient() {
    const host = await openSite();
    const { auth, end } = openClient();
    const timers: { work: () => void; ms: number }[] = [];
    const state = { hasSession: false };
    const stop = installTokenSync(auth, {
      endpoint: host.endpoint,
      fetch,
      hasSession: () => state.hasSession,
      now: Date.now,
      later: (work, ms) => {
        timers.push({ work, ms });
        return () => {};
      },
    });
    const close = async () => {
      stop();
      host.close();
      await end();
    };
    return { ...host, auth, timers, state, close };
  }

  test("[AUTH-7] the session is open before anyone is signed in", async () => {
    const client = await openSyncedClient();
    const order: string[] = [];
    client.auth.onAuthStateChanged((user) => order.push(`${user !== null} ${client.asked.length}`));
    await client.auth.authStateReady();
    const { user } = await signInWithEmailAndPassword(
      client.auth,
      "member@marquee.test",
      "nightlight",
    );
    expect(client.asked).toEqual([{ method: "POST", token: await user.getIdToken() }]);
    expect(order.at(-1)).toBe("true 1");
    await client.close();
  });

  test("[AUTH-7] an endpoint that refuses keeps the sign-in from happening, and the next try works", async () => {
    const client = await openSyncedClient();
    client.told.status = 401;
    const signIn = () =>
      signInWithEmailAndPassword(client.auth, "member@marquee.test", "nightlight");
    await expect(signIn()).rejects.toMatchObject({ code: "auth/login-blocked" });
    expect(client.auth.currentUser).toBeNull();
    client.told.status = 200;
    await signIn();
    expect(client.auth.currentUser).not.toBeNull();
    await client.close();
  });

  test("[AUTH-7] signing out closes the session, and works while the endpoint is down", async () => {
    const client = await openSyncedClient();
    await signInWithEmailAndPassword(client.auth, "member@marquee.test", "nightlight");
    client.state.hasSession = true;
    client.told.status = 500;
    await signOut(client.auth);
    expect(client.auth.currentUser).toBeNull();
    expect(client.asked.at(-1)?.method).toBe("DELETE");
    await client.close();
  });

  test("[AUTH-7] a visitor's page sends nothing", async () => {
    const client = await openSyncedClient();
    await client.auth.authStateReady();
    await signOut(client.auth);
    expect(client.asked).toEqual([]);
    await client.close();
  });

  test("[AUTH-8] the token is renewed 5 minutes before it ends, and posted again", async () => {
    const client = await openSyncedClient();
    await signInWithEmailAndPassword(client.auth, "member@marquee.test", "nightlight");
    client.state.hasSession = true;
    await expect.poll(() => client.timers.length).toBe(1);
    const [timer] = client.timers;
    expect(Math.round((timer?.ms ?? 0) / 60_000)).toBe(55);
    timer?.work();
    await expect.poll(() => client.asked.length).toBe(2);
    expect(client.asked[1]?.token).not.toBe(client.asked[0]?.token);
    expect(client.asked[1]?.token).toBe(await client.auth.currentUser?.getIdToken());
    await client.close();
  });
});
