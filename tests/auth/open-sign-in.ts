import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initialAuthSettings } from "@marquee/schemas/contract";
import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
} from "firebase/auth";
import { startGateway } from "../../web/auth-emulator/src/gateway/start-gateway.ts";
import { createIssuedCheck } from "../../web/members/session/token-check.ts";
import { openProvider, providerOf } from "../../web/members/firebase/provider.ts";
import { createSessions, type SessionParts } from "../../web/members/session/sessions.ts";
import { createEndedSessions } from "../../web/runtime/ended-sessions/ended-sessions.ts";
import { noJournal } from "../../web/runtime/ended-sessions/ended-sessions.fixture.ts";

/** Origin of the site that may use the sign-in service. */
const site = "http://localhost:3120";

const secret = "a-secret-for-tests-0005";

/**
 * Starts the embedded sign-in service on a free port. Returns the clients that the site's server
 * and its pages use. Call this function only once per test file, because `openProvider` reuses the
 * connection of the first call.
 */
export async function openSignIn() {
  const dataDir = mkdtempSync(join(tmpdir(), "marquee-session-"));
  const gateway = await startGateway({
    projectId: "demo-marquee",
    port: 0,
    dataDir,
    origins: [site],
    secret,
    withSampleAccounts: true,
  });
  const embedded = { host: new URL(gateway.url).host, secret };
  const provider = openProvider({ projectId: "demo-marquee", embedded, account: null });
  const troubles: unknown[] = [];

  const sessionsWith = (over: Partial<SessionParts> = {}) =>
    createSessions({
      provider: providerOf(provider),
      isIssued: createIssuedCheck(embedded),
      readSettings: async () => initialAuthSettings,
      ended: createEndedSessions({ journal: noJournal, now: Date.now, most: 100 }),
      now: Date.now,
      onTrouble: (error) => troubles.push(error),
      ...over,
    });

  /** Creates a client with Firebase's own SDK, as a page does. */
  function openClient() {
    const project = { apiKey: "demo-key", projectId: "demo-marquee" };
    const app = initializeApp(project, crypto.randomUUID());
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, gateway.url, { disableWarnings: true });
    return { auth, end: () => deleteApp(app) };
  }

  /** Signs up a new user, optionally in a tenant. Returns the uid and the ID token. */
  async function newToken(tenantId: string | null = null) {
    const { auth, end } = openClient();
    auth.tenantId = tenantId;
    const email = `${crypto.randomUUID()}@marquee.test`;
    const { user } = await createUserWithEmailAndPassword(auth, email, "secret-1");
    const idToken = await user.getIdToken();
    await end();
    return { uid: user.uid, idToken };
  }

  const close = async () => {
    await gateway.close();
    rmSync(dataDir, { recursive: true });
  };
  return { embedded, provider, troubles, sessionsWith, openClient, newToken, close };
}

/** A running sign-in service with its test clients. */
export type SignIn = Awaited<ReturnType<typeof openSignIn>>;

/** Returns a token's claims, unverified. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

/** Returns an unsigned token. */
export function forge(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}
