import * as z from "zod";
import { createAccount, updateAccount } from "../members/accounts.ts";
import { callProvider, idTokenOf } from "../members/action-mail.ts";
import { addAuthenticator, authenticatorCode } from "../members/authenticator.ts";
import { openSession } from "../members/tokens.ts";
import type { Merit } from "./pages.ts";

export type SweepMember = { cookie: string; merits: readonly Merit[] };

/** The gate conditions that each test member meets. The keys name the members in the test's findings. */
const merits = {
  "a member": [],
  "a member with a confirmed address": ["verified"],
  "a member with a second factor": ["verified", "secondFactor"],
  "a patron": ["patron"],
  "a patron with everything": ["verified", "secondFactor", "patron"],
} as const satisfies Record<string, readonly Merit[]>;

async function signIn(has: readonly Merit[]): Promise<SweepMember> {
  const isSure = has.includes("verified");
  const account = await createAccount({ emailVerified: isSure });
  const plan = has.includes("patron") ? "patron" : "guest";
  await updateAccount(account.uid, { claims: { plan } });
  if (!has.includes("secondFactor")) {
    return { cookie: await openSession(await idTokenOf(account)), merits: has };
  }
  const secret = await addAuthenticator(account);
  const idToken = await signInTwice(account, authenticatorCode(secret));
  return { cookie: await openSession(idToken), merits: has };
}

const challenged = z.looseObject({
  mfaPendingCredential: z.string(),
  mfaInfo: z.tuple([z.looseObject({ mfaEnrollmentId: z.string() })]),
});

async function signInTwice(account: { email: string; password: string }, code: string) {
  const first = await callProvider("v1/accounts:signInWithPassword", {
    email: account.email,
    password: account.password,
    returnSecureToken: true,
  });
  const { mfaPendingCredential, mfaInfo } = challenged.parse(first);
  const second = await callProvider("v2/accounts/mfaSignIn:finalize", {
    mfaPendingCredential,
    mfaEnrollmentId: mfaInfo[0].mfaEnrollmentId,
    totpVerificationInfo: { verificationCode: code },
  });
  return z.looseObject({ idToken: z.string() }).parse(second).idToken;
}

export async function sweepMembers(): Promise<Record<string, SweepMember>> {
  const entries: [string, SweepMember][] = [];
  for (const [name, has] of Object.entries(merits)) entries.push([name, await signIn(has)]);
  return Object.fromEntries(entries);
}

/** Whether a gate that requires `asks` opens for a member who meets `brings`. Null is a gate that never opens. */
export const isEnough = (asks: readonly Merit[] | null, brings: readonly Merit[]): boolean =>
  asks !== null && asks.every((merit) => brings.includes(merit));
