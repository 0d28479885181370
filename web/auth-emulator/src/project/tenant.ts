import { z } from "zod";
import type { ConfigOutcome, ProjectConfig } from "./project-config.ts";
import { readConfig } from "./project-config.ts";

/** A tenant's record: Identity Platform's `Tenant`. */
export const tenantRecord = z.looseObject({
  name: z.string().default(""),
  tenantId: z.string().default(""),
  allowPasswordSignup: z.boolean().default(false),
  enableEmailLinkSignin: z.boolean().default(false),
  enableAnonymousUser: z.boolean().default(false),
  disableAuth: z.boolean().default(false),
  mfaConfig: z
    .looseObject({
      state: z.string().default("DISABLED"),
      enabledProviders: z.array(z.string()).default([]),
      providerConfigs: z.array(z.looseObject({})).exactOptional(),
    })
    .prefault({}),
});

/**
 * Returns a tenant's configuration, or the reason why it is invalid. Passwords, email links, guests, second factors,
 * password policy and sign-up are the tenant's own settings; phone sign-in is always off. Everything else comes from
 * the project.
 */
export function configOfTenant(project: ProjectConfig, tenant: object): ConfigOutcome {
  const record = tenantRecord.safeParse(tenant);
  if (!record.success) return { ok: false, reason: "INVALID_CONFIG" };
  const { allowPasswordSignup, enableEmailLinkSignin, enableAnonymousUser } = record.data;
  const { mfaConfig, client = {}, passwordPolicyConfig = {} } = record.data;
  const own = readConfig(
    {
      signIn: {
        email: {
          enabled: allowPasswordSignup || enableEmailLinkSignin,
          passwordRequired: !enableEmailLinkSignin,
        },
        phoneNumber: { enabled: false },
        anonymous: { enabled: enableAnonymousUser },
      },
      mfa: { ...mfaConfig, providerConfigs: mfaConfig.providerConfigs ?? [] },
      client,
      passwordPolicyConfig,
    },
    [],
  );
  if (!own.ok) return own;
  const { signIn, mfa, client: ownClient, passwordPolicyConfig: policy } = own.config;
  return {
    ok: true,
    config: { ...project, signIn, mfa, client: ownClient, passwordPolicyConfig: policy },
  };
}

/** Like {@link configOfTenant}, for a stored tenant. Throws when it is invalid. */
export function readTenant(project: ProjectConfig, tenant: object): ProjectConfig {
  const outcome = configOfTenant(project, tenant);
  if (outcome.ok) return outcome.config;
  throw new Error(`A tenant can't be read: ${outcome.reason}`);
}
