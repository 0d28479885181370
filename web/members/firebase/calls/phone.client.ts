import { PhoneAuthProvider } from "firebase/auth";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { withCaptcha } from "./captcha.client.ts";
import { enterWith } from "./enter.client.ts";
import { readyAuth } from "./ready-auth.client.ts";

/** Sends a code to a number (E.164). Returns the id that the provider requires with the code. */
export async function sendSignInCode(
  settings: ClientAuthSettings,
  number: string,
): Promise<string> {
  const auth = await readyAuth(settings);
  return withCaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier),
  );
}

/** Signs in with a code that was sent. Resolves when the session is open. */
export async function signInByCode(
  settings: ClientAuthSettings,
  sentId: string,
  code: string,
): Promise<void> {
  await enterWith(settings, PhoneAuthProvider.credential(sentId, code));
}
