import * as z from "zod";
import { totpCode, totpStep } from "../../../web/auth-emulator/src/second-factor/totp.ts";
import { createAccount } from "./accounts.ts";
import { callProvider, idTokenOf } from "./action-mail.ts";

/**
 * Returns the code that an authenticator app shows for a secret (RFC 6238). `step` -1 and 1 return
 * the codes of the previous and the next half minute, which the provider accepts too. Once the
 * provider has accepted a code, it rejects that code and all earlier codes. A test that needs three
 * codes therefore uses `step` -1 first, then 0, then 1.
 */
export const authenticatorCode = (secret: string, step: -1 | 0 | 1 = 0): string =>
  totpCode(secret, totpStep(Date.now()) + step);

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
