import { setTimeout as pause } from "node:timers/promises";
import {
  createAccount,
  createTenant,
  deleteAccount,
  mintSession,
  updateAccount,
} from "../members/accounts.ts";
import { idTokenOf } from "../members/action-mail.ts";
import { newSession, unsignedSession, withClaims } from "../members/tokens.ts";

const inSeconds = (moment: number) => Math.floor(moment / 1000);

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

const otherProject = {
  iss: "https://session.firebase.google.com/demo-other",
  aud: "demo-other",
};

/**
 * Functions that create a session cookie, by the cookie's defect. No gate may open for such a
 * cookie. Null means that no cookie is sent.
 */
export const impostors: Record<string, () => Promise<string | null>> = {
  "no cookie": async () => null,
  "an empty one": async () => "",
  "no token at all": async () => "let-me-in",
  "an unsigned one of a real member": async () => unsignedSession((await createAccount()).uid),
  "one that says it is signed": async () => {
    const [, payload] = (await newSession()).cookie.split(".");
    return `${encoded({ alg: "RS256", kid: "made-up", typ: "JWT" })}.${payload}.${encoded({})}`;
  },
  "one whose end was altered": async () =>
    withClaims((await newSession()).cookie, { exp: inSeconds(Date.now()) - 60 }),
  "one with a claim added": async () =>
    withClaims((await newSession()).cookie, {
      plan: "patron",
      email_verified: true,
      firebase: { sign_in_provider: "password", sign_in_second_factor: "totp" },
    }),
  "another project's": async () => withClaims((await newSession()).cookie, otherProject),
  "an ID token": async () => (await newSession()).idToken,
  "another tenant's": async () => {
    const tenantId = await createTenant("Elsewhere");
    const account = { email: `${crypto.randomUUID()}@marquee.test`, password: "secret-1" };
    return mintSession(await idTokenOf(account, { tenantId, isNew: true }), { tenantId });
  },
  "a disabled account's": async () => {
    const { uid, cookie } = await newSession();
    await updateAccount(uid, { disableUser: true });
    return cookie;
  },
  "a deleted account's": async () => {
    const { uid, cookie } = await newSession();
    await deleteAccount(uid);
    return cookie;
  },
  "a revoked one": async () => {
    const { uid, cookie } = await newSession();
    // Adds 1 s, because revocation has a resolution of one second.
    await updateAccount(uid, { validSince: String(inSeconds(Date.now()) + 1) });
    return cookie;
  },
};

/** Returns a session cookie that the provider minted, after its lifetime of five minutes. */
export async function endedSession(): Promise<string> {
  const cookie = await mintSession(await idTokenOf(await createAccount()), { seconds: 300 });
  await pause(301_000);
  return cookie;
}
