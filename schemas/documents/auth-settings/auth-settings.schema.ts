import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { fromZodWhen, mayObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage } from "../../fields/language.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { translate } from "../../fields/translate.ts";
import { oidcEntry, wordsEntry } from "./auth-entries.schema.ts";
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
  phoneFits,
  sessionsAreOpened,
  someWayIn,
} from "./auth-warnings.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /**
     * Marks the field for the address that members' tokens are sent to. The studio rejects origins that the environment
     * variable `MARQUEE_TOKEN_SYNC_ORIGINS` doesn't list.
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
    description: "Also enable it in Firebase: Authentication › Sign-in method › Email/Password.",
    initialValue: initialAuthSettings.emailPassword,
    validation: (rule) => rule.custom(someWayIn).warning(),
  }),
  defineField({
    name: "emailLink",
    title: "Email link",
    type: "boolean",
    group: "ways",
    description:
      "Also enable it in Firebase: Email/Password › Email link, and add the site's domain under Settings › Authorized domains.",
    initialValue: initialAuthSettings.emailLink,
  }),
  defineField({
    name: "phone",
    title: "Text message code",
    type: "boolean",
    group: "ways",
    description:
      "Each message is charged. Also enable it in Firebase: Sign-in method › Phone, and allow the members' countries under Settings › SMS region policy.",
    initialValue: initialAuthSettings.phone,
    validation: (rule) => rule.custom(phoneFits).warning(),
  }),
  defineField({
    name: "anonymous",
    title: "Guest access",
    type: "boolean",
    group: "ways",
    description:
      "Gates without access rules also open for guests. Also enable it in Firebase: Sign-in method › Anonymous.",
    initialValue: initialAuthSettings.anonymous,
    validation: (rule) => rule.custom(guestsCanEnter).warning(),
  }),
  defineField({
    name: "providers",
    title: "Identity providers",
    type: "array",
    group: "ways",
    description:
      "Also enable each one in Firebase: Sign-in method, with the ID and secret of the provider.",
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
      "Also add each one in Firebase: Sign-in method › OpenID Connect (requires Identity Platform).",
    of: [oidcEntry],
    validation: (rule) => rule.custom(isOncePerProvider),
  }),
  optionField({
    name: "federatedWay",
    title: "Provider sign-in",
    description: "If the browser blocks pop-ups, the site redirects instead.",
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
      "If off, only existing accounts can sign in. Also turn it off in Firebase: Settings › User actions › Enable create.",
    initialValue: initialAuthSettings.signUp,
  }),
  optionField({
    name: "secondFactor",
    title: "Second factor",
    description:
      "If required, gates stay closed for members without one. Also enable it in Firebase: Sign-in method › Multi-factor authentication (requires Identity Platform).",
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
    description: "A tenant ID from Identity Platform; changing it signs out all members.",
    validation: mayObey(authRules.tenantId),
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
      indexedDb: "Until sign-out (IndexedDB)",
    },
    initial: initialAuthSettings.persistence,
  }),
  optionField({
    name: "tokenSync",
    title: "Token recipients",
    description: "Keep “This site” unless another service also needs the members' ID tokens.",
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
      "Receives ID tokens in POST requests and a DELETE request at sign-out; its origin must be listed in MARQUEE_TOKEN_SYNC_ORIGINS.",
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
    description: "A path of this site; if empty, members return to the previous page.",
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
      of: [wordsEntry],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
  ],
  preview: { prepare: () => ({ title: translate("Sign-in") }) },
});
