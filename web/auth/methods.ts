import type { AuthSettings } from "@marquee/schemas/types";
import { knownProviders } from "./provider/identity-providers.ts";

/** What of the settings decides which ways in there are. */
export type MethodSettings = Pick<
  AuthSettings,
  "emailPassword" | "emailLink" | "phone" | "anonymous" | "signUp" | "providers" | "oidcProviders"
>;

/**
 * Whether a way of signing in, as a token's `sign_in_provider` names it, is switched on [AUTH-1]. What is not known
 * here is off: custom tokens too, which only a server with the project's credentials can make, and ours makes none.
 */
export function isMethodOn(settings: MethodSettings, signInProvider: string): boolean {
  // A token says `password` of a link in a message as well: the provider keeps the two apart by switches of its own.
  if (signInProvider === "password") return settings.emailPassword || settings.emailLink;
  if (signInProvider === "phone") return settings.phone;
  if (signInProvider === "anonymous") return mayBeGuest(settings);
  if (signInProvider.startsWith("oidc.")) {
    return settings.oidcProviders.some(({ id }) => id === signInProvider);
  }
  return settings.providers.some((provider) => knownProviders[provider].id === signInProvider);
}

/** Whether someone may go in as a guest. Each guest is a new account: where nobody may make one, there are none. */
export const mayBeGuest = ({ anonymous, signUp }: Pick<MethodSettings, "anonymous" | "signUp">) =>
  anonymous && signUp;
