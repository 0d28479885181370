import type { ClientAuthSettings } from "../sign-in-form.ts";

/** Another service's account that opens one here, by the id that Firebase gives it. */
export type IdentityProvider = { id: string; name: string };

/** Firebase's own, by their names in the settings; tokens and calls name them by id. */
export const knownProviders = {
  google: { id: "google.com", name: "Google" },
  apple: { id: "apple.com", name: "Apple" },
  github: { id: "github.com", name: "GitHub" },
  microsoft: { id: "microsoft.com", name: "Microsoft" },
  facebook: { id: "facebook.com", name: "Facebook" },
} satisfies Record<ClientAuthSettings["providers"][number], IdentityProvider>;

type ProviderSettings = Pick<ClientAuthSettings, "providers" | "oidcProviders">;

/** The providers that are switched on, in the order of the settings. */
export function identityProviders(settings: ProviderSettings): IdentityProvider[] {
  return [
    ...settings.providers.map((provider) => knownProviders[provider]),
    ...settings.oidcProviders.map(({ id, label }) => ({ id, name: label })),
  ];
}

/** What to call a provider, switched on or not; one that nobody named is called by its id. */
export function providerName(id: string, settings: ProviderSettings): string {
  const all = [...Object.values(knownProviders), ...identityProviders(settings)];
  return all.find((provider) => provider.id === id)?.name ?? id;
}
