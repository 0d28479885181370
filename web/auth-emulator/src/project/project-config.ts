import { z } from "zod";

const email = z.object({
  enabled: z.boolean().default(true),
  /** False allows sign-in by email link in addition to passwords. */
  passwordRequired: z.boolean().default(false),
});
const switched = z.object({ enabled: z.boolean().default(true) });

const signIn = z.object({
  email: email.prefault({}),
  phoneNumber: switched.prefault({}),
  anonymous: switched.prefault({}),
  allowDuplicateEmails: z.boolean().default(false),
});

const permissions = z.object({
  disabledUserSignup: z.boolean().default(false),
  disabledUserDeletion: z.boolean().default(false),
});

const mfaStates = ["DISABLED", "ENABLED", "MANDATORY"] as const;

const mfa = z.object({
  state: z.enum(mfaStates).default("ENABLED"),
  enabledProviders: z.array(z.enum(["PHONE_SMS"])).default(["PHONE_SMS"]),
  providerConfigs: z
    .array(
      z.object({
        state: z.enum(mfaStates).default("ENABLED"),
        totpProviderConfig: z
          .object({ adjacentIntervals: z.number().int().min(0).max(10).default(0) })
          .prefault({}),
      }),
    )
    // Also accepts the previous and the next code, because a phone's clock is seldom more than half
    // a minute off.
    .default([{ state: "ENABLED", totpProviderConfig: { adjacentIntervals: 1 } }]),
});

const strength = z.object({
  minPasswordLength: z.number().int().min(6).max(30).default(6),
  maxPasswordLength: z.number().int().max(4096).default(4096),
  containsLowercaseCharacter: z.boolean().default(false),
  containsUppercaseCharacter: z.boolean().default(false),
  containsNumericCharacter: z.boolean().default(false),
  containsNonAlphanumericCharacter: z.boolean().default(false),
});

const passwordPolicy = z.object({
  passwordPolicyEnforcementState: z.enum(["OFF", "ENFORCE"]).default("OFF"),
  forceUpgradeOnSignin: z.boolean().default(false),
  passwordPolicyVersions: z
    .array(z.object({ customStrengthOptions: strength.prefault({}) }))
    .default([]),
});

/**
 * Returns the schema of Identity Platform's `Config`. It lists the fields this service acts on; all
 * others are stored and returned unchanged. By default, all sign-in methods are enabled, because
 * the site's auth settings already select the methods that visitors can use. Also by default,
 * emails and sign-in pages may link to the site.
 */
const configShape = (origins: readonly string[]) => {
  const hosts = origins.map((origin) => new URL(origin).hostname);
  const callbackUri = `${origins[0] ?? "http://localhost"}/auth/action`;
  return z.looseObject({
    signIn: signIn.prefault({}),
    client: z.object({ permissions: permissions.prefault({}) }).prefault({}),
    mfa: mfa.prefault({}),
    passwordPolicyConfig: passwordPolicy.prefault({}),
    /** Host names that emails and sign-in pages may link to. */
    authorizedDomains: z.array(z.string()).default([...new Set(["localhost", ...hosts])]),
    emailPrivacyConfig: z
      .object({ enableImprovedEmailPrivacy: z.boolean().default(true) })
      .prefault({}),
    notification: z
      .object({
        sendEmail: z
          .object({
            /** URL of the site's page that email links open. */
            callbackUri: z.url().default(callbackUri),
          })
          .prefault({}),
      })
      .prefault({}),
  });
};

/** Sign-in settings of a project or one of its tenants. */
export type ProjectConfig = z.infer<ReturnType<typeof configShape>>;

/** A valid configuration, or the reason why it is invalid. */
export type ConfigOutcome = { ok: true; config: ProjectConfig } | { ok: false; reason: string };

/** Parses explicitly set fields and fills in the defaults for a site with these origins. */
export function readConfig(set: unknown, origins: readonly string[]): ConfigOutcome {
  const read = configShape(origins).safeParse(set);
  if (read.success) return { ok: true, config: read.data };
  const [issue] = read.error.issues;
  return { ok: false, reason: `INVALID_CONFIG : ${issue?.path.join(".")}: ${issue?.message}` };
}
