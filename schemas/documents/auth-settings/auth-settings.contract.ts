import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";
import { languageCode } from "../../fields/language.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";

/** Kinds of browser storage for the sign-in state of a member [AUTH-3]. */
export const persistences = ["local", "session", "indexedDb"] as const;

/**
 * Identity providers that an editor turns on without further settings here. Each must also be
 * enabled in Firebase [AUTH-1].
 */
export const identityProviders = ["google", "apple", "github", "microsoft", "facebook"] as const;

/**
 * Ways to open the provider's sign-in page. If the browser blocks the pop-up, the site uses a
 * redirect.
 */
export const federatedWays = ["popup", "redirect"] as const;

/** Policies for the second factor [AUTH-2]. */
export const secondFactorPolicies = ["off", "optional", "required"] as const;

/** Recipients of the ID token after sign-in: the site, the site and another service, or none [AUTH-7]. */
export const tokenSyncWays = ["site", "service", "off"] as const;

/** Whether all browsers resolve the path to a URL of this site [SEC-2]. */
function isSitePath(path: string): boolean {
  // After dropping tabs and line breaks, browsers read "//host" and "/\host" as another host.
  // eslint-disable-next-line no-control-regex -- the pattern must match control characters
  if (!/^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(path)) return false;
  const site = "https://site.invalid";
  return URL.canParse(path, site) && new URL(path, site).origin === site;
}

function isHttpsAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === "https:" && url.username === "" && url.password === "";
}

export const authRules = {
  postSignInPath: identifier(
    isSitePath,
    "Enter a path of this site that begins with “/”, such as /en/members.",
  ),
  tenantId: identifier(
    // Accepts a leading digit, because ids from the auth emulator may have one. Google's ids begin
    // with a letter.
    (id) => /^[A-Za-z0-9][A-Za-z0-9-]{3,39}$/.test(id),
    "Enter the tenant ID from Google Cloud Identity Platform, such as members-a1b2c.",
  ),
  tokenSyncUrl: identifier(
    isHttpsAddress,
    "Enter a URL that begins with https://, such as https://api.example.org/session.",
  ),
  oidcId: identifier(
    (id) => /^oidc\.[a-z0-9.-]{1,60}$/.test(id),
    "Enter the provider ID from Firebase. The ID begins with “oidc.”.",
  ),
  oidcLabel: identifier(
    (label) => label.trim() !== "" && label.length <= 40,
    "Enter a provider name of 40 characters or fewer.",
  ),
  heading: optionalText(80),
  text: optionalText(400),
};

const oidcProvider = z.strictObject({ id: authRules.oidcId, label: authRules.oidcLabel });

const shape = z.strictObject({
  emailPassword: z.boolean(),
  emailLink: z.boolean(),
  /** Sign-in by a code in a text message. */
  phone: z.boolean(),
  /** Guest accounts, which can become member accounts later. */
  anonymous: z.boolean(),
  /** Whether visitors may create accounts, with any sign-in method. */
  signUp: z.boolean(),
  providers: z
    .array(option(identityProviders))
    .nullable()
    .transform((providers) => [...new Set(providers ?? [])]),
  oidcProviders: z
    .array(oidcProvider)
    .nullable()
    .transform((providers) => providers ?? []),
  federatedWay: option(federatedWays),
  persistence: option(persistences),
  secondFactor: option(secondFactorPolicies),
  tokenSync: option(tokenSyncWays),
  /**
   * URL of the service that receives ID tokens in addition to the site. The site uses the URL only
   * if `tokenSync` is `service` and `MARQUEE_TOKEN_SYNC_ORIGINS` contains the URL's origin.
   */
  tokenSyncUrl: authRules.tokenSyncUrl.nullable(),
  /** Tenant that every request to Identity Platform contains [AUTH-11]. Null if there is none. */
  tenantId: authRules.tenantId.nullable(),
  /**
   * Path to open after a sign-in on the sign-in page. If null, the site opens the page that the
   * member came from.
   */
  postSignInPath: authRules.postSignInPath.nullable(),
  /** The editor's texts beside the sign-in and sign-up forms, one entry per language. */
  texts: z
    .array(
      z.strictObject({
        language: languageCode,
        /** The sign-in page's heading. Null: the built-in text. */
        signInHeading: authRules.heading,
        signInIntro: authRules.text,
        signUpIntro: authRules.text,
        /** Terms that a new member accepts. */
        terms: authRules.text,
      }),
    )
    .nullable()
    .transform((texts) => texts ?? []),
});

type AuthOutput = z.output<typeof shape>;

/**
 * Settings that the site uses while no settings document is published [TOL-3]: sign-in by email and
 * password, no sign-up, and gates that require a second factor. They are strict, because the
 * unpublished or deleted settings may have been strict too.
 */
export const defaultAuthSettings: AuthOutput = {
  emailPassword: true,
  emailLink: false,
  phone: false,
  anonymous: false,
  signUp: false,
  providers: [],
  oidcProviders: [],
  federatedWay: "popup",
  persistence: "local",
  secondFactor: "required",
  tokenSync: "site",
  tokenSyncUrl: null,
  tenantId: null,
  postSignInPath: null,
  texts: [],
};

/** Initial values of a new settings document: sign-up is allowed, and a second factor is optional. */
export const initialAuthSettings = {
  ...defaultAuthSettings,
  signUp: true,
  secondFactor: "optional",
} satisfies AuthOutput;

/** Sign-in settings; the defaults if none are stored [PAGE-5]. */
export const authSettingsShape = shape
  .nullable()
  .transform((found) => found ?? defaultAuthSettings);

export const authSettingsQuery = `*[_type == "authSettings" && _id == "authSettings"][0]{
    "emailPassword": coalesce(emailPassword, true),
    "emailLink": coalesce(emailLink, false),
    "phone": coalesce(phone, false),
    "anonymous": coalesce(anonymous, false),
    "signUp": coalesce(signUp, false),
    providers,
    oidcProviders[]{ id, label },
    "federatedWay": coalesce(federatedWay, "popup"),
    "persistence": coalesce(persistence, "local"),
    "secondFactor": coalesce(secondFactor, "required"),
    "tokenSync": coalesce(tokenSync, "site"),
    tokenSyncUrl,
    tenantId,
    postSignInPath,
    texts[]{ language, signInHeading, signInIntro, signUpIntro, terms }
  }`;
