import { z } from "zod";
import type { AccountStore } from "./account-store.ts";

const configs = z.record(z.string(), z.looseObject({ enabled: z.boolean().exactOptional() }));

/** Identity Platform's `DefaultSupportedIdpConfig` or `OAuthIdpConfig`, without the field `name`. */
export type ProviderConfig = z.infer<typeof configs>[string];

/** Configurations of the identity providers, stored beside the accounts. */
export interface IdentityProviders {
  /**
   * A supported provider without a configuration is enabled, because the site's auth settings already select the
   * providers. Unsupported ones, such as SAML, never are.
   */
  isEnabled(providerId: string): boolean;
  all(): [providerId: string, ProviderConfig][];
  find(providerId: string): ProviderConfig | null;
  /** Stores a provider's configuration, or deletes it when `config` is null. */
  put(providerId: string, config: ProviderConfig | null): void;
}

const settingName = "identityProviders";

/** The Firebase providers that the site supports, and any OIDC provider. */
const offered = /^(?:google|apple|github|microsoft|facebook)\.com$|^oidc\.[\w.-]+$/u;

/** Throws if the stored configurations are invalid. */
export function openIdentityProviders(
  store: Pick<AccountStore, "setting" | "putSetting">,
): IdentityProviders {
  const stored = new Map(
    Object.entries(configs.parse(JSON.parse(store.setting(settingName) ?? "{}"))),
  );
  return {
    isEnabled: (id) => offered.test(id) && (stored.get(id)?.enabled ?? !stored.has(id)),
    all: () => [...stored],
    find: (id) => stored.get(id) ?? null,
    put(id, config) {
      if (config) stored.set(id, config);
      else stored.delete(id);
      store.putSetting(settingName, JSON.stringify(Object.fromEntries(stored)));
    },
  };
}
