import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initializeApp as initializeAdmin } from "firebase-admin/app";
import { getAuth as getAdminAuth } from "firebase-admin/auth";
import { initializeApp } from "firebase/app";
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from "firebase/auth";
import { z } from "zod";
import type { Lockout } from "../limits/lockouts.ts";
import { sendRaw } from "./send-raw.ts";
import { startGateway } from "./start-gateway.ts";
import type { Mail, Message } from "./start-gateway.ts";

const secret = "a-secret-for-tests-0003";
const toolkit = "/identitytoolkit.googleapis.com";

/** Starts a gateway for one test file. Returns clients and helpers for it. */
export async function startTestGateway() {
  const dataDir = mkdtempSync(join(tmpdir(), "marquee-auth-"));
  const settings = {
    projectId: "demo-marquee",
    port: 0,
    dataDir,
    origins: ["http://localhost:3120"],
    secret,
    withSampleAccounts: false,
  };
  const mails: Mail[] = [];
  const messages: Message[] = [];
  const lockouts: Lockout[] = [];
  const listeners = {
    onMail: (mail: Mail) => void mails.push(mail),
    onTextMessage: (message: Message) => void messages.push(message),
    onLocked: (lockout: Lockout) => void lockouts.push(lockout),
  };
  let gateway = await startGateway(settings, listeners);
  const send = async (path: string, body: object | null, method: string, headers = {}) => {
    const response = await fetch(`${gateway.url}${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const answer: Record<string, unknown> = text.startsWith("{") ? JSON.parse(text) : {};
    return { status: response.status, answer, text };
  };
  const asOwner = (path: string, body: object | null = null, method = body ? "POST" : "GET") =>
    send(`/owner/${secret}${path}`, body, method);
  return {
    url: () => gateway.url,
    /** Emails that would have been sent, newest last. */
    mails,
    messages,
    lockouts,
    /** Sends exactly these headers, including `Host` and `Origin`. */
    raw: (path: string, body: unknown, headers: Record<string, string> = {}, method = "POST") =>
      sendRaw(gateway.url, { path, body, headers, method }),
    /** Headers that give a `raw` request an administrator's permissions. */
    ownersKey: { authorization: `Bearer ${secret}` },
    /**
     * Sends a request as a browser would. `method` is a name such as `accounts:signUp`, or a path that begins with a
     * slash.
     */
    ask: (method: string, body: object | null) =>
      send(
        method.startsWith("/") ? method : `${toolkit}/${versionOf(method)}/${method}?key=k`,
        body,
        body ? "POST" : "GET",
      ),
    asOwner,
    /** Creates an account with a confirmed address and a password. Returns its id and credentials. */
    async member(fields: object = {}) {
      const email = `${crypto.randomUUID()}@marquee.test`;
      const account = { email, password: "secret-1", emailVerified: true, ...fields };
      const { answer, text } = await asOwner(
        `${toolkit}/v1/projects/demo-marquee/accounts`,
        account,
      );
      if (typeof answer["localId"] !== "string") throw new Error(text);
      return { uid: answer["localId"], email, password: "secret-1" };
    },
    configure: (config: object, mask: string) =>
      asOwner(`${toolkit}/v2/projects/demo-marquee/config?updateMask=${mask}`, config, "PATCH"),
    client() {
      const app = initializeApp({ apiKey: "k", projectId: "demo-marquee" }, crypto.randomUUID());
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, gateway.url, { disableWarnings: true });
      return auth;
    },
    admin() {
      process.env["FIREBASE_AUTH_EMULATOR_HOST"] = `${new URL(gateway.url).host}/owner/${secret}`;
      return getAdminAuth(initializeAdmin({ projectId: "demo-marquee" }, crypto.randomUUID()));
    },
    /**
     * Returns the `postBody` of a sign-in with an identity provider. The `postBody` contains a
     * credential. This function requests it from the gateway, as the gateway's page for choosing an
     * identity does.
     */
    async identity(providerId: string, email: string) {
      const claims = { email, email_verified: true };
      const headers = { origin: gateway.url };
      const { answer } = await send("/marquee/identities", { providerId, claims }, "POST", headers);
      const parts = z.object({ credential: z.record(z.string(), z.string()) }).parse(answer);
      return new URLSearchParams({ ...parts.credential, providerId }).toString();
    },
    /** Restarts the service with the same accounts. */
    async restart() {
      await gateway.close();
      gateway = await startGateway(settings, listeners);
    },
    async stop() {
      delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
      await gateway.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/**
 * Returns the version of Google's API: 2 for second factors and settings, 1 for everything else.
 */
const versionOf = (method: string) =>
  /^(?:accounts\/mfa|passwordPolicy|recaptchaConfig)/u.test(method) ? "v2" : "v1";
