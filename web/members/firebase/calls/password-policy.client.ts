import { validatePassword } from "firebase/auth";
import { openAuth } from "../firebase.client.ts";
import {
  type PasswordCheck,
  checkPassword,
  unknownPolicy,
} from "../../sign-in/password/password-check.ts";
import type { ClientAuthSettings } from "../../sign-in/sign-in-form.ts";
import { withTimeLimit } from "../../time-limit.ts";

/**
 * Checks a password against the provider's policy [AUTH-4]. The policy is fetched once, and the password is never sent.
 * If the policy can't be fetched, Firebase's minimum is checked instead; the provider decides in any case.
 */
export async function checkByPolicy(
  settings: ClientAuthSettings,
  password: string,
): Promise<PasswordCheck[]> {
  const auth = openAuth();
  auth.tenantId = settings.tenantId;
  try {
    return checkPassword(await withTimeLimit(validatePassword(auth, password)), password);
  } catch {
    return unknownPolicy(password);
  }
}
