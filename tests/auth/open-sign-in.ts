import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultAuthSettings } from "@marquee/schemas/contract";
import { deleteApp, initializeApp } from "firebase/app";
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from "firebase/auth";
import { createUserWithEmailAndPassword } from "firebase/auth";
import { startGateway } from "../../web/auth-emulator/src/start-gateway.ts";
import { createIssuedCheck } from "../../web/auth/session/issued.ts";
import { openProvider, providerOf } from "../../web/auth/provider/provider.ts";
import { createSessions, type SessionParts } from "../../web/auth/session/sessions.ts";

/** The origin of the site that the sign-in service answers. */
const site = "http://localhost:3120";

const secret = "a-secret-for-tests-0005";

/** The embedded sign-in service on a free port, with what a site and its pages do there. One for a test file. */
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
  const provider = openProvider({ projectId: "demo-marquee", embedded });
  const troubles: unknown[] = [];

  const sessionsWith = (over: Partial<SessionParts> = {}) =>
    createSessions({
      provider: providerOf(provider),
      isIssued: createIssuedCheck(embedded),
      readSettings: async () => defaultAuthSettings,
      now: Date.now,
      onTrouble: (error) => troubles.push(error),
      ...over,
    });

  /** Firebase's own SDK in a page of its own. */
  function openClient() {
    const app = initializeApp(
      { apiKey: "demo-key", projectId: "demo-marquee" },
      crypto.randomUUID(),
    );
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, gateway.url, { disableWarnings: true });
    return { auth, end: () => deleteApp(app) };
  }

  /** Signs somebody new up; gives their id and token. `tenantId`: into a tenant. */
  async function newToken(tenantId: string | null = null) {
    const { auth, end } = openClient();
    auth.tenantId = tenantId;
    const email = `${crypto.randomUUID()}@marquee.test`;
    const { user } = await createUserWithEmailAndPassword(auth, email, "secret-1");
    const idToken = await user.getIdToken();
    await end();
    return { uid: user.uid, idToken };
  }

  return {
    gateway,
    embedded,
    provider,
    troubles,
    sessionsWith,
    openClient,
    newToken,
    /** Asks the service as its owner; throws what it refuses. */
    askAsOwner: async (path: string, body: object): Promise<unknown> => {
      const answer = await fetch(`${gateway.url}/owner/${secret}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    close: async () => {
      await gateway.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** What a running service offers to a test. */
export type SignIn = Awaited<ReturnType<typeof openSignIn>>;

/** A token's claims, unverified. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

/** A token that anyone can write. */
export function forge(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}
