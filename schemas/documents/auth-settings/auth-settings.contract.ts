import * as z from "zod";
import { identifier } from "../../fields/identifier.contract.ts";
import { languageCode } from "../../fields/language.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";

/** Where a browser keeps the signed-in member [AUTH-3]. */
export const persistences = ["local", "session", "indexedDb"] as const;

/** Identity providers that need no setting of their own; each must be switched on at Firebase too [AUTH-1]. */
export const identityProviders = ["google", "apple", "github", "microsoft", "facebook"] as const;

/** How the identity provider's page opens; a blocked popup becomes a redirect. */
export const federatedWays = ["popup", "redirect"] as const;

/** Whether members may have a second factor, or must [AUTH-2]. */
export const secondFactorPolicies = ["off", "optional", "required"] as const;

/** Who is told of a sign-in besides the SDK: the site's own endpoint, another service's as well, or nobody [AUTH-7]. */
export const tokenSyncWays = ["site", "service", "off"] as const;

/** True for a path of this site: what a browser would read as another host is none [SEC-2]. */
function isSitePath(path: string): boolean {
  // Browsers read "//host" and "/\host" as another host, and drop tabs and line breaks before they look.
  // eslint-disable-next-line no-control-regex -- control characters are what this looks for
  if (!/^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(path)) return false;
  const site = "https://site.invalid";
  return URL.canParse(path, site) && new URL(path, site).origin === site;
}

function isHttpsAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === "https:" && url.username === "" && url.password === "";
}

/** Rules of single fields; the form uses them too. */
export const authRules = {
  postSignInPath: identifier(
    isSitePath,
    'Write a path of this site that begins with "/", such as /en/screening-room.',
  ),
  tenantId: identifier(
    // Google's begin with a letter; the embedded service makes some that begin with a digit.
    (id) => /^[A-Za-z0-9][A-Za-z0-9-]{3,39}$/.test(id),
    "Write the tenant's id as Identity Platform shows it, such as members-a1b2c.",
  ),
  tokenSyncUrl: identifier(
    isHttpsAddress,
    "Write an address that begins with https://, such as https://api.example.org/session.",
  ),
  oidcId: identifier(
    (id) => /^oidc\.[a-z0-9.-]{1,60}$/.test(id),
    'Write the provider\'s id as Firebase shows it: it begins with "oidc.".',
  ),
  oidcLabel: identifier(
    (label) => label.trim() !== "" && label.length <= 40,
    "Write the provider's name in 40 characters or fewer.",
  ),
  text: optionalText(400),
};

const oidcProvider = z.strictObject({ id: authRules.oidcId, label: authRules.oidcLabel });

const shape = z.strictObject({
  /** Sign-in by email and password is offered. */
  emailPassword: z.boolean(),
  /** Sign-in by a link in a message. */
  emailLink: z.boolean(),
  /** Sign-in by a code in a text message. */
  phone: z.boolean(),
  /** Going in as a guest, who may become a member later. */
  anonymous: z.boolean(),
  /** Strangers may make an account, by whichever way. */
  signUp: z.boolean(),
  providers: z
    .array(option(identityProviders))
    .nullable()
    .transform((providers) => [...new Set(providers ?? [])]),
  /** Generic OpenID Connect providers. */
  oidcProviders: z
    .array(oidcProvider)
    .nullable()
    .transform((providers) => providers ?? []),
  federatedWay: option(federatedWays),
  persistence: option(persistences),
  secondFactor: option(secondFactorPolicies),
  tokenSync: option(tokenSyncWays),
  /** The other service's endpoint; used where `tokenSync` is `service` and the environment allows its origin. */
  tokenSyncUrl: authRules.tokenSyncUrl.nullable(),
  /** The tenant that every call to the provider names [AUTH-11]; null: none. */
  tenantId: authRules.tenantId.nullable(),
  /** Where a member goes after signing in on the sign-in page; null: back to where they came from. */
  postSignInPath: authRules.postSignInPath.nullable(),
  /** The editor's own words over the forms, one entry per language. */
  texts: z
    .array(
      z.strictObject({
        language: languageCode,
        signInIntro: authRules.text,
        signUpIntro: authRules.text,
        /** What who makes an account agrees to. */
        terms: authRules.text,
      }),
    )
    .nullable()
    .transform((texts) => texts ?? []),
});

/** Email and password, open to new members. */
export const defaultAuthSettings: z.output<typeof shape> = {
  emailPassword: true,
  emailLink: false,
  phone: false,
  anonymous: false,
  signUp: true,
  providers: [],
  oidcProviders: [],
  federatedWay: "popup",
  persistence: "local",
  secondFactor: "optional",
  tokenSync: "site",
  tokenSyncUrl: null,
  tenantId: null,
  postSignInPath: null,
  texts: [],
};

/** Sign-in settings; the defaults where there are none [PAGE-5]. */
export const authSettingsShape = shape
  .nullable()
  .transform((found) => found ?? defaultAuthSettings);

/** GROQ: what {@link authSettingsShape} reads. */
export const authSettingsQuery = `*[_type == "authSettings" && _id == "authSettings"][0]{
    "emailPassword": coalesce(emailPassword, true),
    "emailLink": coalesce(emailLink, false),
    "phone": coalesce(phone, false),
    "anonymous": coalesce(anonymous, false),
    "signUp": coalesce(signUp, true),
    providers,
    oidcProviders[]{ id, label },
    "federatedWay": coalesce(federatedWay, "popup"),
    "persistence": coalesce(persistence, "local"),
    "secondFactor": coalesce(secondFactor, "optional"),
    "tokenSync": coalesce(tokenSync, "site"),
    tokenSyncUrl,
    tenantId,
    postSignInPath,
    texts[]{ language, signInIntro, signUpIntro, terms }
  }`;
