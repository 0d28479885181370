import { z } from "zod";
import type { ConfigOutcome, ProjectConfig } from "./project-config.ts";
import { readConfig } from "./project-config.ts";

/** A tenant as an administrator made it: Identity Platform's `Tenant`. */
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
 * What is switched on for a tenant, or what is wrong with it: its own switches for passwords, links, guests, second
 * factors, the password policy and sign-up; the project's for the rest. Phones are the project's alone.
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

/** As {@link configOfTenant}, of a tenant that was looked at when it was written: throws when it can't be read. */
export function readTenant(project: ProjectConfig, tenant: object): ProjectConfig {
  const outcome = configOfTenant(project, tenant);
  if (outcome.ok) return outcome.config;
  throw new Error(`A tenant can't be read: ${outcome.reason}`);
}
