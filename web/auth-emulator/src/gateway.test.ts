import { mkdtempSync, rmSync } from "node:fs";
import { request as sendHttp } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp as deleteAdmin, initializeApp as initializeAdmin } from "firebase-admin/app";
import { getAuth as getAdminAuth } from "firebase-admin/auth";
import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  updateProfile,
} from "firebase/auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { samplePassword } from "./sample-accounts.ts";
import { startGateway } from "./start-gateway.ts";
import type { Gateway, Mail } from "./start-gateway.ts";

const secret = "a-secret-for-tests-0001";
const site = "http://localhost:3120";
const dataDir = mkdtempSync(join(tmpdir(), "marquee-auth-"));
const mails: Mail[] = [];
let gateway: Gateway;

beforeAll(async () => {
  gateway = await startGateway(
    {
      projectId: "demo-marquee",
      port: 0,
      dataDir,
      origins: [site],
      secret,
      withSampleAccounts: true,
    },
    { onMail: (mail) => mails.push(mail) },
  );
});

afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true });
});

const signUpPath = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key";
const signInPath = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key";
const lookupPath = "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key";
const tokenPath = "/securetoken.googleapis.com/v1/token?key=demo-key";
const cookiePath = "/identitytoolkit.googleapis.com/v1/projects/demo-marquee:createSessionCookie";

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
}

/** Sends what a browser, a rogue page or a server would; fetch would not let us write Host or Origin. */
function send(path: string, body: unknown, headers: Record<string, string> = {}, method = "POST") {
  const { host } = new URL(gateway.url);
  return new Promise<Reply>((resolve, reject) => {
    const outgoing = sendHttp(
      {
        port: Number(new URL(gateway.url).port),
        host: "127.0.0.1",
        method,
        path,
        headers: { host, "content-type": "application/json", ...headers },
      },
      (incoming) => {
        let text = "";
        incoming.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        incoming.on("end", () => {
          const parsed = text.startsWith("{") ? JSON.parse(text) : {};
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: parsed });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(
      body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
    );
  });
}

const asOwner = { authorization: `Bearer ${secret}` };

async function isIssued(token: unknown) {
  const { body } = await send("/marquee/issued", { token }, asOwner);
  return body["issued"];
}

async function signIn(email = "member@marquee.test", password = samplePassword) {
  const { body } = await send(signInPath, { email, password, returnSecureToken: true });
  return { idToken: String(body["idToken"]), refreshToken: String(body["refreshToken"]), body };
}

/** Writes a token by hand, as anyone could. */
function forge(claims: object) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

describe("who is let in", () => {
  test("[SEC-3] a page of another origin is refused, and told why", async () => {
    const reply = await send(signInPath, {}, { origin: "http://localhost:8080" });
    expect(reply.status).toBe(403);
    expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
    expect(JSON.stringify(reply.body)).toContain("Pages of http://localhost:8080 may not use");
  });

  test("[SEC-3] a preflight of another origin is refused; the site's is answered for that origin alone", async () => {
    const rogue = await send(signInPath, undefined, { origin: "https://evil.test" }, "OPTIONS");
    expect(rogue.status).toBe(403);
    const own = await send(signInPath, undefined, { origin: site }, "OPTIONS");
    expect(own.status).toBe(204);
    expect(own.headers["access-control-allow-origin"]).toBe(site);
  });

  test("[SEC-3] a host name that is not ours is refused, so that no page can rebind its own name", async () => {
    const reply = await send(signInPath, {}, { host: "evil.test" });
    expect(reply.status).toBe(421);
  });

  test("[SEC-3] an image or script of a page that names no origin is refused", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
    const reply = await send(
      "/identitytoolkit.googleapis.com/v1/projects",
      undefined,
      headers,
      "GET",
    );
    expect(reply.status).toBe(403);
  });

  test("[SEC-3] the emulator's owner token opens nothing", async () => {
    const path = "/identitytoolkit.googleapis.com/v1/projects/demo-marquee/accounts:batchGet";
    const reply = await send(path, undefined, { authorization: "Bearer owner" }, "GET");
    expect(reply.status).toBe(403);
    expect((await send(path, undefined, {}, "GET")).status).toBe(403);
    expect((await send(path, undefined, asOwner, "GET")).status).toBe(200);
  });

  test("[SEC-3] not even the secret opens the owner's door to a page", async () => {
    const reply = await send("/marquee/issued", { token: "x" }, { ...asOwner, origin: site });
    expect(reply.status).toBe(403);
    const guessed = await send("/owner/wrong-secret/marquee/issued", { token: "x" });
    expect(guessed.status).toBe(403);
  });

  test("[SEC-3] the emulator's own endpoints are closed to visitors", async () => {
    const codes = "/emulator/v1/projects/demo-marquee/oobCodes";
    expect((await send(codes, undefined, { origin: site }, "GET")).status).toBe(403);
    const accounts = "/emulator/v1/projects/demo-marquee/accounts";
    expect((await send(accounts, undefined, { origin: site }, "DELETE")).status).toBe(403);
  });

  test("[SEC-3] an operation that is not offered is not there", async () => {
    const forgedUid = "/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k";
    expect((await send(forgedUid, { token: '{"uid":"x"}' })).status).toBe(404);
  });
});

describe("what is issued", () => {
  test("[SEC-3] its own ID token and session cookie are known", async () => {
    const { idToken } = await signIn();
    const cookie = await send(cookiePath, { idToken, validDuration: "3600" }, asOwner);
    expect(await isIssued(idToken)).toBe(true);
    expect(await isIssued(cookie.body["sessionCookie"])).toBe(true);
  });

  test("[SEC-3] a forged ID token with a real member's id is refused, here and when asked about", async () => {
    const { idToken } = await signIn();
    const forged = forge({ ...claimsOf(idToken), role: "admin" });
    expect(await isIssued(forged)).toBe(false);
    const lookup = await send(lookupPath, { idToken: forged });
    expect(lookup.status).toBe(400);
    expect(JSON.stringify(lookup.body)).toContain("INVALID_ID_TOKEN");
    const cookie = await send(cookiePath, { idToken: forged, validDuration: "3600" }, asOwner);
    expect(cookie.status).toBe(400);
  });

  test("[SEC-3] a forged token is refused under every spelling of its field", async () => {
    const { idToken } = await signIn();
    const forged = forge({ ...claimsOf(idToken), role: "admin" });
    for (const name of ["id_token", "id-token", "IDToken", "idToken ", "ìdToken"]) {
      const reply = await send(lookupPath, { [name]: forged });
      expect([name, reply.status]).toEqual([name, 400]);
    }
    const twice = `{"idToken":${JSON.stringify(idToken)},"id_token":${JSON.stringify(forged)}}`;
    expect((await send(lookupPath, twice)).status).toBe(400);
  });

  test("[SEC-3] a refresh token written by hand is refused, though the emulator's are not secret", async () => {
    const { refreshToken } = await signIn();
    const record = JSON.parse(Buffer.from(refreshToken, "base64").toString());
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const grant = (token: string) =>
      send(
        tokenPath,
        new URLSearchParams({ grant_type: "refresh_token", refresh_token: token }).toString(),
        form,
      );
    expect((await grant(refreshToken)).status).toBe(200);
    const forged = Buffer.from(JSON.stringify({ ...record, extraClaims: { role: "admin" } }));
    const refused = await grant(forged.toString("base64"));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain("INVALID_REFRESH_TOKEN");
  });

  test("two sign-ins in one second get different tokens", async () => {
    const [one, two] = [await signIn(), await signIn()];
    expect(one.idToken).not.toBe(two.idToken);
    expect(one.refreshToken).not.toBe(two.refreshToken);
  });
});

describe("what strangers learn", () => {
  test("e-mail enumeration protection is on: a wrong password and an unknown address read the same", async () => {
    const wrong = await signIn("member@marquee.test", "not-the-password");
    const unknown = await signIn("nobody@marquee.test", "not-the-password");
    expect(wrong.body).toEqual(unknown.body);
    expect(JSON.stringify(wrong.body)).toContain("INVALID_LOGIN_CREDENTIALS");
  });

  test("a mail leads back to the site alone", async () => {
    const path = "/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-key";
    const mail = { requestType: "PASSWORD_RESET", email: "member@marquee.test" };
    const away = await send(path, { ...mail, continueUrl: "https://evil.test/" });
    expect(JSON.stringify(away.body)).toContain("UNAUTHORIZED_DOMAIN");
    const home = await send(path, { ...mail, continueUrl: `${site}/sign-in` });
    expect(home.status).toBe(200);
    expect(mails.at(-1)?.to).toBe("member@marquee.test");
  });
});

describe("what is too much", () => {
  test("an oversized body is refused with 413", async () => {
    const reply = await send(signUpPath, { email: "x".repeat(70_000) });
    expect(reply.status).toBe(413);
  });

  test("a body that is no JSON, or compressed, or of another type has a clear answer", async () => {
    expect((await send(signUpPath, "{")).status).toBe(400);
    expect((await send(signUpPath, "[]")).status).toBe(400);
    expect((await send(signUpPath, "{}", { "content-encoding": "gzip" })).status).toBe(415);
    expect((await send(signUpPath, "a=b", { "content-type": "text/plain" })).status).toBe(415);
  });
});

describe("with Firebase's own clients", () => {
  test("sign-up, session cookie, verification and revocation run through the gateway", async () => {
    const { auth, app } = openClient();
    const { user } = await createUserWithEmailAndPassword(auth, "clara@marquee.test", "secret-1");
    await updateProfile(user, { displayName: "Clara" });
    const { admin, adminApp } = openAdmin();
    const cookie = await admin.createSessionCookie(await user.getIdToken(true), {
      expiresIn: 600_000,
    });
    expect(await isIssued(cookie)).toBe(true);
    expect(await admin.verifySessionCookie(cookie, true)).toMatchObject({
      uid: user.uid,
      name: "Clara",
    });

    await new Promise((resolve) => setTimeout(resolve, 1100));
    await admin.revokeRefreshTokens(user.uid);
    await expect(admin.verifySessionCookie(cookie, true)).rejects.toMatchObject({
      code: "auth/session-cookie-revoked",
    });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: "auth/user-token-expired" });
    await deleteApp(app);
    await deleteAdmin(adminApp);
  });

  test("a wrong password is invalid-credential", async () => {
    const { auth, app } = openClient();
    const attempt = signInWithEmailAndPassword(auth, "member@marquee.test", "nope-nope");
    await expect(attempt).rejects.toMatchObject({ code: "auth/invalid-credential" });
    await deleteApp(app);
  });
});

function openClient() {
  const app = initializeApp({ apiKey: "demo-key", projectId: "demo-marquee" }, crypto.randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, gateway.url, { disableWarnings: true });
  return { app, auth };
}

function openAdmin() {
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `${new URL(gateway.url).host}/owner/${secret}`;
  const adminApp = initializeAdmin({ projectId: "demo-marquee" }, crypto.randomUUID());
  return { adminApp, admin: getAdminAuth(adminApp) };
}
