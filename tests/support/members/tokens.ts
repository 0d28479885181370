import * as z from "zod";
import { sampleMember } from "./sign-in.ts";
import { addressesOf, testStack } from "../stack/stack.ts";

const answer = z.looseObject({ idToken: z.string(), localId: z.string() });

/** Signs the sample member in as the SDK does, without a browser. */
export async function memberTokens(): Promise<{ idToken: string; uid: string }> {
  const { auth, site } = addressesOf(testStack);
  const path = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key";
  const response = await fetch(`${auth}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site },
    body: JSON.stringify({ ...sampleMember, returnSecureToken: true }),
  });
  const { idToken, localId } = answer.parse(await response.json());
  return { idToken, uid: localId };
}

/** Returns the session cookie that the site issues for an ID token. */
export async function openSession(idToken: string): Promise<string> {
  const response = await fetch(`${addressesOf(testStack).site}/api/session`, {
    method: "POST",
    headers: { authorization: `Bearer ${idToken}` },
  });
  const cookies = response.headers.getSetCookie();
  const value = cookies.map((cookie) => /^marquee_session=([^;]+)/.exec(cookie)?.[1]);
  const session = value.find((found) => found !== undefined);
  if (session !== undefined) return session;
  throw new Error(`The site opened no session: ${response.status} ${await response.text()}`);
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/**
 * Returns an unsigned session cookie in Firebase's format. The auth emulator accepts such cookies,
 * but our gateway must not.
 */
export function unsignedSession(uid: string, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  const payload = {
    iss: "https://session.firebase.google.com/demo-marquee",
    aud: "demo-marquee",
    auth_time: seconds,
    user_id: uid,
    sub: uid,
    iat: seconds,
    exp: seconds + 3_600,
    email: sampleMember.email,
    email_verified: true,
    firebase: { identities: { email: [sampleMember.email] }, sign_in_provider: "password" },
  };
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`;
}

const claims = z.record(z.string(), z.unknown());

/** Returns the same token with some claims changed and everything else, including the signature, unchanged. */
export function withClaims(token: string, changed: Record<string, unknown>): string {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const known = claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return [header, encode({ ...known, ...changed }), signature].join(".");
}
