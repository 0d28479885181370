import * as z from "zod";
import {
  requestOutcome,
  bad,
  type Check,
  good,
  type Outcome,
  type Send,
  skipped,
} from "./check.ts";
import type { Deployment } from "./deployment.ts";

/** Firebase's ids of the identity providers that editors turn on in the sign-in settings. */
const firebaseIds: Readonly<Record<string, string>> = {
  google: "google.com",
  apple: "apple.com",
  github: "github.com",
  microsoft: "microsoft.com",
  facebook: "facebook.com",
};

const settingsQuery = `*[_id == "authSettings"][0]{ "providers": coalesce(providers, []), "oidc": coalesce(oidcProviders[].id, []) }`;

const settingsShape = z.object({
  result: z
    .object({ providers: z.array(z.string()), oidc: z.array(z.string()) })
    .nullable()
    .transform((found) => [
      ...(found?.providers ?? []).flatMap((name) => firebaseIds[name] ?? []),
      ...(found?.oidc ?? []),
    ]),
});

const errorShape = z.object({ error: z.object({ message: z.string() }) });

/** Firebase's code for a provider that is not set up in the project. */
const NOT_SET_UP = /^(?:OPERATION_NOT_ALLOWED|CONFIGURATION_NOT_FOUND|INVALID_PROVIDER_ID)\b/;

/**
 * Checks that each identity provider of the published sign-in settings is set up in the Firebase
 * project: Firebase returns an address of the provider's sign-in page. (Identity Toolkit's
 * `accounts:createAuthUri` creates nothing.)
 *
 * @param service address of the Identity Toolkit API, with its version
 */
export function providerCheck(
  { site, content, firebaseKey }: Deployment,
  { send, service, headers }: { send: Send; service: string; headers: Record<string, string> },
): Check {
  async function checkProvider(providerId: string): Promise<Outcome> {
    const address = `${service}/accounts:createAuthUri?${new URLSearchParams({ key: firebaseKey ?? "" })}`;
    const body = JSON.stringify({ providerId, continueUri: `${site}/__/auth/handler` });
    return requestOutcome(send, address, { method: "POST", headers, body }, async (response) => {
      if (response.ok) return good(providerId);
      const { message } = errorShape.parse(await response.json()).error;
      return NOT_SET_UP.test(message)
        ? bad(
            `Visitors can choose ${providerId}, but the Firebase project doesn't allow it.`,
            "Enable it: https://console.firebase.google.com, Authentication, Sign-in method. Or remove it from the sign-in settings in the studio.",
          )
        : bad(
            `Firebase refuses ${providerId}: ${message}.`,
            "Compare the provider's settings in the Firebase console with its own console.",
          );
    });
  }

  async function run(): Promise<Outcome> {
    if (firebaseKey === null) return skipped("The site has no sign-in.");
    if (content.readToken === null) return skipped("There is no token to read the settings with.");
    const query = new URLSearchParams({ query: settingsQuery, perspective: "published" });
    const address = `${content.api}/data/query/${content.dataset}?${query}`;
    const withToken = { headers: { authorization: `Bearer ${content.readToken}` } };
    return requestOutcome(send, address, withToken, async (response) => {
      // “Read token” reports this fault.
      if (!response.ok) return skipped("The sign-in settings can't be read.");
      const providers = settingsShape.parse(await response.json()).result;
      if (providers.length === 0) return skipped("The sign-in settings have no providers.");
      const found = await Promise.all(providers.map(checkProvider));
      const fault = found.find(({ status }) => status === "bad");
      return fault ?? good(`${providers.join(", ")} can be used.`);
    });
  }

  return { name: "Identity providers", run };
}
