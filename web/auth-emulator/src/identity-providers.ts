import { z } from "zod";
import type { AccountStore } from "./account-store.ts";

const configs = z.record(z.string(), z.looseObject({ enabled: z.boolean().exactOptional() }));

/** A provider's configuration: Identity Platform's `DefaultSupportedIdpConfig` or `OAuthIdpConfig`, without its name. */
export type ProviderConfig = z.infer<typeof configs>[string];

/** Which identity providers are switched on, kept beside the accounts. */
export interface IdentityProviders {
  /** A provider nobody configured is on, so that the site's own settings decide; SAML is not offered. */
  isEnabled(providerId: string): boolean;
  all(): [providerId: string, ProviderConfig][];
  find(providerId: string): ProviderConfig | null;
  /** Keeps a provider's configuration, or forgets it where it is null. */
  keep(providerId: string, config: ProviderConfig | null): void;
}

const settingName = "identityProviders";

/** What a page of the site may ask for by name: Firebase's own providers that the site offers, and any OIDC one. */
const offered = /^(?:google|apple|github|microsoft|facebook)\.com$|^oidc\.[\w.-]+$/u;

/** Opens the providers' configurations. */
export function openIdentityProviders(
  store: Pick<AccountStore, "setting" | "keepSetting">,
): IdentityProviders {
  const kept = new Map(
    Object.entries(configs.parse(JSON.parse(store.setting(settingName) ?? "{}"))),
  );
  return {
    isEnabled: (id) => offered.test(id) && (kept.get(id)?.enabled ?? !kept.has(id)),
    all: () => [...kept],
    find: (id) => kept.get(id) ?? null,
    keep(id, config) {
      if (config) kept.set(id, config);
      else kept.delete(id);
      store.keepSetting(settingName, JSON.stringify(Object.fromEntries(kept)));
    },
  };
}
