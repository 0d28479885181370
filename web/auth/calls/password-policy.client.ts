import { validatePassword } from "firebase/auth";
import { openAuth } from "../provider/firebase.client.ts";
import { type PasswordCheck, checkPassword, unknownPolicy } from "../password-check.ts";
import type { ClientAuthSettings } from "../sign-in-form.ts";
import { withTimeLimit } from "../time-limit.ts";

/**
 * Holds a password against the provider's policy [AUTH-4]. The policy is fetched once, the password goes nowhere. Where
 * the policy can't be had, what every project asks for stands in: the provider has the last word anyway.
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
