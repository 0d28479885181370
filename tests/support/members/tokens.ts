import * as z from "zod";
import { type AccountFields, createAccount } from "./accounts.ts";
import { callProvider, idTokenOf } from "./action-mail.ts";
import { sampleMember } from "./sign-in.ts";
import { addressesOf, testStack } from "../stack/stack.ts";

const tokens = z.looseObject({ idToken: z.string(), localId: z.string() });

/** Signs the sample member in as the SDK does, without a browser. */
export async function memberTokens(): Promise<{ idToken: string; uid: string }> {
  const fields = { ...sampleMember, returnSecureToken: true };
  const response = await callProvider("v1/accounts:signInWithPassword", fields);
  const { idToken, localId } = tokens.parse(response);
  return { idToken, uid: localId };
}

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

export async function newSession(fields: AccountFields = {}) {
  const account = await createAccount({ emailVerified: true, ...fields });
  const idToken = await idTokenOf(account);
  return { ...account, idToken, cookie: await openSession(idToken) };
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Returns an unsigned session cookie, which Firebase's emulator accepts, but our gateway must not. */
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
