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

/** Returns a provider's display name, switched on or not; its id if it has none. */
export function providerName(id: string, settings: ProviderSettings): string {
  const all = [...Object.values(knownProviders), ...identityProviders(settings)];
  return all.find((provider) => provider.id === id)?.name ?? id;
}
