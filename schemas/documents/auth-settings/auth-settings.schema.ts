import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { fromZodWhen, mayObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage } from "../../fields/language.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { translate } from "../../fields/translate.ts";
import { oidcEntry, textEntry } from "./auth-entries.schema.ts";
import {
  authRules,
  initialAuthSettings,
  federatedWays,
  identityProviders,
  persistences,
  secondFactorPolicies,
  tokenSyncWays,
} from "./auth-settings.contract.ts";
import {
  guestsCanEnter,
  isOncePerProvider,
  keepsIdentityProviders,
  keepsOidcProviders,
  keepsSignInMethod,
  keepsTenant,
  phoneFits,
  sessionsAreOpened,
  someWayIn,
} from "./auth-warnings.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /**
     * Marks the field for the URL of the service that receives members' tokens. The studio rejects
     * origins that the environment variable `MARQUEE_TOKEN_SYNC_ORIGINS` doesn't list.
     */
    isTokenSyncAddress?: boolean;
  }
}

const providerNames = {
  google: "Google",
  apple: "Apple",
  github: "GitHub",
  microsoft: "Microsoft",
  facebook: "Facebook",
} satisfies Record<(typeof identityProviders)[number], string>;

const providerList = identityProviders.map((value) => ({ value, title: providerNames[value] }));

const goesToService = (settings: unknown) => Object(settings).tokenSync === "service";

const waysIn = [
  defineField({
    name: "emailPassword",
    title: "Email and password",
    type: "boolean",
    group: "ways",
    description:
      "Also enable email and password in Firebase: Authentication › Sign-in method › Email/Password.",
    initialValue: initialAuthSettings.emailPassword,
    validation: (rule) => [
      rule.custom(someWayIn).warning(),
      rule.custom(keepsSignInMethod("emailPassword", "Email and password")).warning(),
    ],
  }),
  defineField({
    name: "emailLink",
    title: "Email link",
    type: "boolean",
    group: "ways",
    description:
      "Also enable email links in Firebase: Sign-in method › Email/Password › Email link. Add the site's domain under Settings › Authorized domains.",
    initialValue: initialAuthSettings.emailLink,
    validation: (rule) => rule.custom(keepsSignInMethod("emailLink", "Email link")).warning(),
  }),
  defineField({
    name: "phone",
    title: "Code by text message",
    type: "boolean",
    group: "ways",
    description:
      "Google charges for each text message. Also enable phone sign-in in Firebase: Sign-in method › Phone. Allow the members' countries under Settings › SMS region policy.",
    initialValue: initialAuthSettings.phone,
    validation: (rule) => [
      rule.custom(phoneFits).warning(),
      rule.custom(keepsSignInMethod("phone", "Code by text message")).warning(),
    ],
  }),
  defineField({
    name: "anonymous",
    title: "Guest access",
    type: "boolean",
    group: "ways",
    description:
      "Guests see the members-only blocks in sign-in gates that have no access rules. Also enable guest access in Firebase: Sign-in method › Anonymous.",
    initialValue: initialAuthSettings.anonymous,
    validation: (rule) => [
      rule.custom(guestsCanEnter).warning(),
      rule.custom(keepsSignInMethod("anonymous", "Guest access")).warning(),
    ],
  }),
  defineField({
    name: "providers",
    title: "Identity providers",
    type: "array",
    group: "ways",
    description:
      "Also enable each provider in Firebase under Sign-in method, with the provider's ID and secret.",
    of: [defineArrayMember({ type: "string", options: { list: providerList } })],
    options: { list: providerList, layout: "grid" },
    validation: (rule) =>
      rule.unique().error("A provider is listed twice: remove one of the entries."),
  }),
  defineField({
    name: "oidcProviders",
    title: "OpenID Connect providers",
    type: "array",
    group: "ways",
    description:
      "Also add each provider in Firebase: Sign-in method › OpenID Connect (requires Google Cloud Identity Platform).",
    of: [oidcEntry],
    validation: (rule) => [
      rule.custom(isOncePerProvider),
      rule.custom(keepsOidcProviders).warning(),
      // About the list above, where Sanity would repeat its own error about an unknown provider as a warning.
      rule
        .custom((_providers, context) =>
          keepsIdentityProviders(providerNames)(context.document?.["providers"], context),
        )
        .warning(),
    ],
  }),
  optionField({
    name: "federatedWay",
    title: "Provider sign-in",
    description:
      "If the browser blocks pop-ups, the site redirects members to the provider instead.",
    group: "ways",
    values: federatedWays,
    choices: { popup: "In a pop-up", redirect: "By redirect" },
    initial: initialAuthSettings.federatedWay,
  }),
];

const members = [
  defineField({
    name: "signUp",
    title: "Allow sign-up",
    type: "boolean",
    group: "members",
    description:
      "If you turn off sign-up, only members with an existing account can sign in. In this case, also turn off sign-up in Firebase: Settings › User actions › Enable create.",
    initialValue: initialAuthSettings.signUp,
  }),
  optionField({
    name: "secondFactor",
    title: "Second factor",
    description:
      "If a second factor is required, members without one don't see the members-only blocks. Also enable the second factor in Firebase: Sign-in method › Multi-factor authentication (requires Google Cloud Identity Platform).",
    group: "members",
    values: secondFactorPolicies,
    choices: { off: "Off", optional: "Optional", required: "Required" },
    initial: initialAuthSettings.secondFactor,
  }),
  defineField({
    name: "tenantId",
    title: "Tenant",
    type: "string",
    group: "members",
    placeholder: "members-a1b2c",
    description:
      "A tenant ID from Google Cloud Identity Platform. If you change the ID, all members are signed out.",
    validation: (rule) => [mayObey(authRules.tenantId)(rule), rule.custom(keepsTenant).warning()],
  }),
];

const session = [
  optionField({
    name: "persistence",
    title: "Stay signed in",
    group: "session",
    values: persistences,
    choices: {
      local: "Until sign-out",
      session: "Until the tab is closed",
      indexedDb: "Until sign-out (stored in IndexedDB)",
    },
    initial: initialAuthSettings.persistence,
  }),
  optionField({
    name: "tokenSync",
    title: "Token recipients",
    description: "Select “This site” unless another service also needs the members' ID tokens.",
    group: "session",
    values: tokenSyncWays,
    choices: { site: "This site", service: "This site and another service", off: "None" },
    initial: initialAuthSettings.tokenSync,
    warning: sessionsAreOpened,
  }),
  defineField({
    name: "tokenSyncUrl",
    title: "Service URL",
    type: "string",
    group: "session",
    placeholder: "https://api.example.org/session",
    description:
      "The site sends ID tokens to the service in POST requests. When a member signs out, the site sends a DELETE request. Add the service's origin to the site's environment variable MARQUEE_TOKEN_SYNC_ORIGINS.",
    options: { isTokenSyncAddress: true },
    hidden: ({ document }) => !goesToService(document),
    validation: (rule) => rule.custom(fromZodWhen(authRules.tokenSyncUrl, goesToService)),
  }),
  defineField({
    name: "postSignInPath",
    title: "Redirect to",
    type: "string",
    group: "session",
    placeholder: "/en/members",
    description:
      "Enter the path of the page that members see after sign-in. Leave empty to return members to the previous page.",
    validation: mayObey(authRules.postSignInPath),
  }),
];

export const authSettings = defineType({
  name: "authSettings",
  title: "Sign-in",
  type: "document",
  groups: [
    { name: "ways", title: "Sign-in methods", default: true },
    { name: "members", title: "Members" },
    { name: "session", title: "After sign-in" },
    { name: "words", title: "Texts" },
  ],
  fields: [
    ...waysIn,
    ...members,
    ...session,
    defineField({
      name: "texts",
      title: "Form texts",
      type: "array",
      group: "words",
      description: "Languages without an entry use the built-in texts.",
      of: [textEntry],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
  ],
  preview: { prepare: () => ({ title: translate("Sign-in") }) },
});
