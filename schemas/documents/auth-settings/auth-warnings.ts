import * as z from "zod";
import { keepsValuesInUse } from "../../fields/keeps-values-in-use.ts";
import { translate } from "../../fields/translate.ts";
import { countAccountsOf } from "./account-counts.ts";

/** The fields that the rules below compare. A missing value counts as the field's initial value. */
const stored = z
  .object({
    emailPassword: z.boolean().nullish(),
    emailLink: z.boolean().nullish(),
    phone: z.boolean().nullish(),
    anonymous: z.boolean().nullish(),
    signUp: z.boolean().nullish(),
    providers: z.array(z.unknown()).nullish(),
    oidcProviders: z.array(z.unknown()).nullish(),
    secondFactor: z.string().nullish(),
    tokenSync: z.string().nullish(),
    tenantId: z.string().nullish(),
  })
  .catch({});

type Stored = z.output<typeof stored>;

type Verdict = true | string;

/** Converts a check of the whole form to a validation rule that Sanity can run on one field. */
const aboutForm =
  (judge: (settings: Stored) => Verdict) =>
  (_value: unknown, { document }: { document?: unknown }): Verdict =>
    judge(stored.parse(document ?? {}));

const isPasswordOn = ({ emailPassword }: Stored) => emailPassword ?? true;

/** Warns if every sign-in method is off, because then nobody can sign in. */
export const someWayIn = aboutForm((settings) => {
  const { emailLink, phone, anonymous, providers, oidcProviders } = settings;
  const ways = [
    isPasswordOn(settings),
    emailLink,
    phone,
    anonymous,
    (providers ?? []).length > 0,
    (oidcProviders ?? []).length > 0,
  ];
  return (
    ways.some(Boolean) ||
    "Nobody can sign in because every sign-in method is off: turn on at least one."
  );
});

/**
 * Warns if guest access is on, but sign-up is off or gates require a second factor. A guest sign-in
 * creates an account, which needs sign-up. Guests can't have a second factor.
 */
export const guestsCanEnter = aboutForm(({ anonymous, signUp, secondFactor }) => {
  if (!anonymous) return true;
  if (signUp === false) {
    return "Guests cannot sign in because sign-up is off: allow sign-up, or turn off guest access.";
  }
  return secondFactor === "required"
    ? "Guests have no second factor, so they don't see the members-only blocks. Make the second factor optional, or turn off guest access."
    : true;
});

/**
 * Warns if sign-in by phone is combined with a tenant or with a required second factor. Identity
 * Platform supports neither combination.
 */
export const phoneFits = aboutForm(({ phone, tenantId, secondFactor }) => {
  if (!phone) return true;
  if (tenantId)
    return "Tenants of Google Cloud Identity Platform don't support sign-in by phone: turn off “Text message code”, or clear the “Tenant” field.";
  return secondFactor === "required"
    ? "Members who sign in only by phone can't add a second factor, so they don't see the members-only blocks. Make the second factor optional."
    : true;
});

/** Warns if `tokenSync` is off. Without an ID token the site creates no session, so every gate stays closed. */
export const sessionsAreOpened = aboutForm(
  ({ tokenSync }) =>
    tokenSync !== "off" ||
    "With this setting, the site receives no ID tokens, so members stay signed out and sign-in gates stay closed. Select “This site”.",
);

const withId = z.array(z.looseObject({ id: z.string().catch("") })).catch([]);

/** Form rule that rejects a list with the same provider twice. */
export function isOncePerProvider(entries: unknown): Verdict {
  const ids = withId.parse(entries ?? []).map(({ id }) => id);
  return (
    new Set(ids).size === ids.length || "A provider is listed twice: remove one of the entries."
  );
}

type Method = "emailPassword" | "emailLink" | "phone" | "anonymous";

/** Returns the warning about a removed sign-in method. There is none if no account uses the method. */
async function membersLoseMethod(method: string, name: string, client: unknown): Promise<Verdict> {
  const accounts = await countAccountsOf(method, client);
  if (accounts === null) {
    return `The published settings have the sign-in method “${name}”. Members who have no other one can't sign in any more, and lose access to their accounts.`;
  }
  const { isComplete } = accounts;
  if (accounts.users === 0 && isComplete) return true;
  const more = isComplete ? "" : "+";
  const [users, only] = [`${accounts.users}${more}`, `${accounts.only}${more}`];
  return `The published settings have the sign-in method “${name}”. Accounts that use it: ${users}. Accounts without another one: ${only}. Their members can't sign in any more, and lose access to their accounts.`;
}

const isOnAtFirst = (method: Method) => method === "emailPassword";

/** Warns if a published sign-in method is turned off. `name` is the title of its field. */
export const keepsSignInMethod = (method: Method, name: string) =>
  keepsValuesInUse({
    // A field without a value has its initial value, but settings that don't exist have no accounts.
    published: `coalesce(*[_id == "authSettings"][0].${method}, defined(*[_id == "authSettings"][0]) && ${isOnAtFirst(method)})`,
    valuesOf: (isOn) => ((isOn === undefined ? isOnAtFirst(method) : isOn === true) ? [name] : []),
    judge: (_name, client) => membersLoseMethod(method, translate(name), client),
  });

const names = z.array(z.string()).catch([]);

/** Warns if a published identity provider is removed. `titles` are the providers' names. */
export const keepsIdentityProviders = (titles: Readonly<Record<string, string>>) =>
  keepsValuesInUse({
    published: `*[_id == "authSettings"][0].providers`,
    valuesOf: (providers) => names.parse(providers ?? []),
    judge: (provider, client) => membersLoseMethod(provider, titles[provider] ?? provider, client),
  });

/** Warns if a published OpenID Connect provider is removed, or its ID is changed. */
export const keepsOidcProviders = keepsValuesInUse({
  published: `*[_id == "authSettings"][0].oidcProviders[]{ id }`,
  valuesOf: (providers) => withId.parse(providers ?? []).flatMap(({ id }) => id || []),
  judge: (provider, client) => membersLoseMethod(provider, provider, client),
});

/** Warns if the published tenant is changed. Accounts belong to their tenant. */
export const keepsTenant = keepsValuesInUse({
  published: `*[_id == "authSettings"][0].tenantId`,
  valuesOf: (tenant) => (typeof tenant === "string" && tenant !== "" ? [tenant] : []),
  judge: async (tenant) =>
    `The members' accounts belong to the published tenant “${tenant}”. They can't sign in with another one.`,
});
