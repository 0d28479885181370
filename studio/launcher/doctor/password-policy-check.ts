import * as z from "zod";
import { requestOutcome, bad, type Check, good, type Send, unexpected } from "./check.ts";

/** Minimum length of a password, in characters (OWASP ASVS 5.0, 6.2.1). Firebase's own is 6. */
const SHORTEST = 8;

/** Response of `GET /v2/passwordPolicy` of the Identity Toolkit API. */
const policyShape = z.object({
  customStrengthOptions: z.object({ minPasswordLength: z.number().optional() }).default({}),
  enforcementState: z.string().optional(),
});

/**
 * Checks that the Firebase project refuses short passwords.
 *
 * @param key query with the project's API key
 */
export function passwordPolicyCheck({
  send,
  headers,
  key,
}: {
  send: Send;
  headers: Record<string, string>;
  key: URLSearchParams;
}): Check {
  const address = `https://identitytoolkit.googleapis.com/v2/passwordPolicy?${key}`;
  return {
    name: "Password policy",
    run: () =>
      requestOutcome(send, address, { headers }, async (response) => {
        if (!response.ok) return unexpected("Firebase", response);
        const { customStrengthOptions, enforcementState } = policyShape.parse(
          await response.json(),
        );
        const isEnforced = enforcementState === "ENFORCE";
        const shortest = isEnforced ? (customStrengthOptions.minPasswordLength ?? 6) : 6;
        return shortest >= SHORTEST
          ? good(`Passwords have at least ${shortest} characters.`)
          : bad(
              `Members can choose a password of ${shortest} characters.`,
              `Require ${SHORTEST} or more, and enforcement: https://console.firebase.google.com, Authentication, Settings, Password policy.`,
            );
      }),
  };
}
