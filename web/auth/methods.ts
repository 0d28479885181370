import type { AuthSettings } from "@marquee/schemas/types";

/** What of the settings decides which ways in there are. */
export type MethodSettings = Pick<
  AuthSettings,
  "emailPassword" | "emailLink" | "phone" | "anonymous" | "signUp" | "providers" | "oidcProviders"
>;

type IdentityProvider = AuthSettings["providers"][number];

/** How the provider names them in a token. */
const namesInTokens: Readonly<Record<string, IdentityProvider>> = {
  "google.com": "google",
  "apple.com": "apple",
  "github.com": "github",
  "microsoft.com": "microsoft",
  "facebook.com": "facebook",
};

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
  if (!Object.hasOwn(namesInTokens, signInProvider)) return false;
  const provider = namesInTokens[signInProvider];
  return provider !== undefined && settings.providers.includes(provider);
}

/** Whether someone may go in as a guest. Each guest is a new account: where nobody may make one, there are none. */
export const mayBeGuest = ({ anonymous, signUp }: Pick<MethodSettings, "anonymous" | "signUp">) =>
  anonymous && signUp;
