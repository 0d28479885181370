import type { EmulatedTenant } from "firebase-tools/lib/emulator/auth/state.js";
import type { ProjectConfig } from "./project-config.ts";
import { readConfig } from "./project-config.ts";

/**
 * What is switched on for a tenant: its own switches for passwords, links, guests, second factors, the password policy
 * and sign-up; the project's for the rest. Phones are the project's alone, at Google as in the emulator.
 */
export function configOfTenant(project: ProjectConfig, tenant: EmulatedTenant): ProjectConfig {
  const { allowPasswordSignup, enableEmailLinkSignin, enableAnonymousUser } = tenant;
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
      mfa: { ...tenant.mfaConfig, providerConfigs: tenant.mfaConfig.providerConfigs ?? [] },
      client: tenant["client"] ?? {},
      passwordPolicyConfig: tenant["passwordPolicyConfig"] ?? {},
    },
    [],
  );
  if (!own.ok) throw new Error(`The tenant ${tenant.tenantId} is damaged: ${own.reason}`);
  const { signIn, mfa, client, passwordPolicyConfig } = own.config;
  return { ...project, signIn, mfa, client, passwordPolicyConfig };
}
