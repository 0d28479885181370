import * as z from "zod";
import { requestOutcome, bad, type Check, good, type Send, skipped } from "./check.ts";
import type { Deployment } from "./deployment.ts";
import { passwordPolicyCheck } from "./password-policy-check.ts";
import { providerCheck } from "./provider-check.ts";

const SERVICE = "https://identitytoolkit.googleapis.com/v1";
const CONSOLE = "https://console.firebase.google.com, Authentication";

const projectShape = z.object({ authorizedDomains: z.array(z.string()).default([]) });
const errorShape = z.object({ error: z.object({ message: z.string() }) });

/** Codes of Firebase for an account that doesn't exist. */
const UNKNOWN_ACCOUNT = /^(?:INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND)\b/;
/** Codes of Firebase for a sign-in method that is turned off. */
const NOT_ALLOWED = /^(?:PASSWORD_LOGIN_DISABLED|OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND)\b/;

/**
 * Checks the Firebase project: its API key works on the site's pages, the site's host is an
 * authorized domain, accounts with a password are allowed, short passwords are not, and the providers
 * of the sign-in settings are set up.
 */
export function signInChecks(deployment: Deployment, send: Send): Check[] {
  const { site, firebaseKey } = deployment;
  const { origin, hostname } = new URL(site);
  // The API key may be restricted to the site's pages.
  const headers = { origin, referer: `${origin}/`, "content-type": "application/json" };
  const key = new URLSearchParams({ key: firebaseKey ?? "" });
  const names = ["Authorized domain", "Accounts with a password"] as const;
  if (firebaseKey === null) {
    return names.map((name) => ({
      name,
      run: async () => skipped("NEXT_PUBLIC_FIREBASE_API_KEY is not set: the site has no sign-in."),
    }));
  }
  return [
    {
      name: names[0],
      run: () =>
        requestOutcome(send, `${SERVICE}/projects?${key}`, { headers }, async (response) => {
          if (!response.ok) {
            return bad(
              `Firebase refuses the API key on pages of ${origin} (status ${response.status}).`,
              `Set NEXT_PUBLIC_FIREBASE_API_KEY to the web app's key, and let ${origin} use it.`,
            );
          }
          const { authorizedDomains } = projectShape.parse(await response.json());
          return authorizedDomains.includes(hostname)
            ? good(`${hostname} may open providers' pages.`)
            : bad(
                `Sign-in with a provider fails on ${hostname}.`,
                `Add ${hostname}: ${CONSOLE}, Settings, Authorized domains.`,
              );
        }),
    },
    {
      name: names[1],
      run: () => {
        const body = JSON.stringify({
          email: "doctor@marquee.invalid",
          password: "no account has it",
          returnSecureToken: true,
        });
        const address = `${SERVICE}/accounts:signInWithPassword?${key}`;
        return requestOutcome(
          send,
          address,
          { method: "POST", headers, body },
          async (response) => {
            const { message } = errorShape.parse(await response.json()).error;
            if (UNKNOWN_ACCOUNT.test(message)) {
              return good("The Firebase project allows accounts with a password.");
            }
            if (!NOT_ALLOWED.test(message)) {
              return bad(
                `Firebase rejects a sign-in: ${message}.`,
                `Look up the code in Firebase's documentation, and compare the project: ${CONSOLE}.`,
              );
            }
            return bad(
              "The Firebase project doesn't allow accounts with a password.",
              `Enable Email/Password: ${CONSOLE}, Sign-in method. Or remove it from the sign-in settings in the studio.`,
            );
          },
        );
      },
    },
    passwordPolicyCheck({ send, headers, key }),
    providerCheck(deployment, { send, service: SERVICE, headers }),
  ];
}
