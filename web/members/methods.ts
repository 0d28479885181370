import type { AuthSettings } from "@marquee/schemas/types";
import { knownProviders } from "./firebase/identity-providers.ts";

/** The settings that decide which sign-in methods are on. */
export type MethodSettings = Pick<
  AuthSettings,
  "emailPassword" | "emailLink" | "phone" | "anonymous" | "signUp" | "providers" | "oidcProviders"
>;

/**
 * Whether a sign-in method, named as in a token's `sign_in_provider`, is switched on [AUTH-1]. Unknown methods are off.
 * So are custom tokens: only a server with the project's credentials can create them, and ours creates none.
 */
export function isMethodOn(settings: MethodSettings, signInProvider: string): boolean {
  // A token says `password` for email links as well, though the provider has a separate switch for each.
  if (signInProvider === "password") return settings.emailPassword || settings.emailLink;
  if (signInProvider === "phone") return settings.phone;
  if (signInProvider === "anonymous") return mayBeGuest(settings);
  if (signInProvider.startsWith("oidc.")) {
    return settings.oidcProviders.some(({ id }) => id === signInProvider);
  }
  return settings.providers.some((provider) => knownProviders[provider].id === signInProvider);
}

/** Whether guests may sign in. Each guest is a new account, so sign-up must be on too. */
export const mayBeGuest = ({ anonymous, signUp }: Pick<MethodSettings, "anonymous" | "signUp">) =>
  anonymous && signUp;
