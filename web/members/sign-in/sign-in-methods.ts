import type { AuthSettings } from "@marquee/schemas/types";

/** An identity provider, by Firebase's provider id. */
export type IdentityProvider = { id: string; name: string };

/** Firebase's own providers by their names in the settings; tokens and calls use the id. */
export const knownProviders = {
  google: { id: "google.com", name: "Google" },
  apple: { id: "apple.com", name: "Apple" },
  github: { id: "github.com", name: "GitHub" },
  microsoft: { id: "microsoft.com", name: "Microsoft" },
  facebook: { id: "facebook.com", name: "Facebook" },
} satisfies Record<AuthSettings["providers"][number], IdentityProvider>;

type ProviderSettings = Pick<AuthSettings, "providers" | "oidcProviders">;

/** Returns the providers that are switched on, in the order of the settings. */
export function identityProviders(settings: ProviderSettings): IdentityProvider[] {
  return [
    ...settings.providers.map((provider) => knownProviders[provider]),
    ...settings.oidcProviders.map(({ id, label }) => ({ id, name: label })),
  ];
}

/**
 * Returns a provider's display name, even if the provider is switched off, or `id` if no name is
 * known.
 */
export function providerName(id: string, settings: ProviderSettings): string {
  const all = [...Object.values(knownProviders), ...identityProviders(settings)];
  return all.find((provider) => provider.id === id)?.name ?? id;
}

/** The settings that decide which sign-in methods are on. */
export type MethodSettings = Pick<
  AuthSettings,
  "emailPassword" | "emailLink" | "phone" | "anonymous" | "signUp" | "providers" | "oidcProviders"
>;

/**
 * Whether a sign-in method, named as in a token's `sign_in_provider`, is switched on [AUTH-1].
 * Unknown methods are off. So are custom tokens: only a server with the project's credentials can
 * create them, and this site's server creates none.
 */
export function isMethodOn(settings: MethodSettings, signInProvider: string): boolean {
  // Tokens say `password` for a sign-in by password or by email link, so one of the two settings is enough.
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

/** The sign-in methods that a screen lists below its form. */
export type ListedMethods = { link: boolean; phone: boolean; providers: boolean; guest: boolean };

/**
 * The methods of the sign-in screen. `first`: the method whose form is displayed at once. `others`:
 * the methods that are listed below it.
 */
type SignInMethods = { first: "password" | "link" | "phone" | null; others: ListedMethods };

/** Returns the methods that the settings switch on. [AUTH-1] */
export function signInMethods(settings: MethodSettings): SignInMethods {
  const { emailPassword, emailLink, phone, anonymous, providers, oidcProviders } = settings;
  const hasProviders = providers.length + oidcProviders.length > 0;
  const first = emailPassword ? "password" : emailLink ? "link" : null;
  // Asks for a phone number at once only if there is no other method to choose.
  const isPhoneAlone = first === null && phone && !hasProviders && !anonymous;
  return {
    first: isPhoneAlone ? "phone" : first,
    others: {
      link: emailLink && first !== "link",
      phone: phone && !isPhoneAlone,
      providers: hasProviders,
      guest: anonymous,
    },
  };
}

export const hasAny = (methods: ListedMethods): boolean => Object.values(methods).some(Boolean);
