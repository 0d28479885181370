import { createHmac } from "node:crypto";
import * as z from "zod";
import { createAccount } from "./accounts.ts";
import { callProvider, idTokenOf } from "./action-mail.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function bytesOf(secret: string): Buffer {
  const bits = (secret.toUpperCase().match(/[A-Z2-7]/g) ?? [])
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * Returns the code that an authenticator app shows for a secret (RFC 6238). `step` -1 and 1 return
 * the codes of the previous and the next half minute, which the provider accepts too. Once the
 * provider has accepted a code, it rejects that code and all earlier codes. A test that needs three
 * codes therefore uses `step` -1 first, then 0, then 1.
 */
export function authenticatorCode(secret: string, step: -1 | 0 | 1 = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step));
  const hash = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const at = hash.readUInt8(hash.length - 1) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

const begun = z.looseObject({
  totpSessionInfo: z.looseObject({ sharedSecretKey: z.string(), sessionInfo: z.string() }),
});

/** Adds an authenticator app. Returns its secret. Uses the code of step -1, which a test can't use again. */
export async function addAuthenticator(account: {
  email: string;
  password: string;
}): Promise<string> {
  const idToken = await idTokenOf(account);
  const started = await callProvider("v2/accounts/mfaEnrollment:start", {
    idToken,
    totpEnrollmentInfo: {},
  });
  const { sharedSecretKey, sessionInfo } = begun.parse(started).totpSessionInfo;
  const verificationCode = authenticatorCode(sharedSecretKey, -1);
  await callProvider("v2/accounts/mfaEnrollment:finalize", {
    idToken,
    displayName: "Pocket app",
    totpVerificationInfo: { sessionInfo, verificationCode },
  });
  return sharedSecretKey;
}

export async function memberWithApp() {
  const member = await createAccount({ emailVerified: true });
  return { member, secret: await addAuthenticator(member) };
}
