import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { fromZodWhen, mayObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage } from "../../fields/language.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { say } from "../../fields/say.ts";
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
    /** Marks the address that members' tokens are posted to: the studio checks it against the environment. */
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
    description: "At Firebase: Authentication › Sign-in method › Email/Password.",
    initialValue: initialAuthSettings.emailPassword,
    validation: (rule) => rule.custom(someWayIn).warning(),
  }),
  defineField({
    name: "emailLink",
    title: "A link by email",
    type: "boolean",
    group: "ways",
    description:
      "No password: a link in a message signs its reader in. At Firebase: Email/Password, and in it “Email link”; the site's domain must be under Settings › Authorised domains.",
    initialValue: initialAuthSettings.emailLink,
  }),
  defineField({
    name: "phone",
    title: "A code by text message",
    type: "boolean",
    group: "ways",
    description:
      "At Firebase: Sign-in method › Phone, and under Settings › SMS region policy the countries of your members. Text messages cost money.",
    initialValue: initialAuthSettings.phone,
    validation: (rule) => rule.custom(phoneFits).warning(),
  }),
  defineField({
    name: "anonymous",
    title: "As a guest",
    type: "boolean",
    group: "ways",
    description:
      "Without a name or address; a guest can make an account of it later. A gate that asks only for signing in opens for guests too. At Firebase: Sign-in method › Anonymous.",
    initialValue: initialAuthSettings.anonymous,
    validation: (rule) => rule.custom(guestsCanEnter).warning(),
  }),
  defineField({
    name: "providers",
    title: "With an account elsewhere",
    type: "array",
    group: "ways",
    description:
      "At Firebase: Sign-in method, each provider by itself, with the id and secret that the provider gives you.",
    of: [defineArrayMember({ type: "string", options: { list: providerList } })],
    options: { list: providerList, layout: "grid" },
    validation: (rule) => rule.unique().error("Choose each provider once."),
  }),
  defineField({
    name: "oidcProviders",
    title: "With an account at another provider (OpenID Connect)",
    type: "array",
    group: "ways",
    description:
      "A sign-in service of your own, a school's or a company's. At Firebase: Sign-in method › OpenID Connect (needs Identity Platform).",
    of: [oidcEntry],
    validation: (rule) => rule.custom(isOncePerProvider),
  }),
  optionField({
    name: "federatedWay",
    title: "Providers open",
    description: "Where a browser lets no window open, the page is left in any case.",
    group: "ways",
    values: federatedWays,
    choices: { popup: "In a window over the page", redirect: "In place of the page" },
    initial: initialAuthSettings.federatedWay,
  }),
];

const members = [
  defineField({
    name: "signUp",
    title: "Anyone may make an account",
    type: "boolean",
    group: "members",
    description:
      "Off, or while these settings are not published: only people who have an account can sign in, by whichever way. At Firebase, too, switch off Settings › User actions › Enable create.",
    initialValue: initialAuthSettings.signUp,
  }),
  optionField({
    name: "secondFactor",
    title: "Second factor",
    description:
      "A code from an app, or by text message, after the first step. Required: no gate opens without one. At Firebase: Sign-in method › Multi-factor authentication (needs Identity Platform).",
    group: "members",
    values: secondFactorPolicies,
    choices: { off: "Not offered", optional: "Members may add one", required: "Required" },
    initial: initialAuthSettings.secondFactor,
  }),
  defineField({
    name: "tenantId",
    title: "Tenant",
    type: "string",
    group: "members",
    placeholder: "members-a1b2c",
    description:
      "For projects whose members live in a tenant (Identity Platform › Tenants). Empty: in the project itself. A change signs every member out.",
    validation: mayObey(authRules.tenantId),
  }),
];

const session = [
  optionField({
    name: "persistence",
    title: "A member stays signed in",
    group: "session",
    values: persistences,
    choices: {
      local: "Until they sign out",
      session: "Until the tab is closed",
      indexedDb: "Until they sign out (kept in the browser's database)",
    },
    initial: initialAuthSettings.persistence,
  }),
  optionField({
    name: "tokenSync",
    title: "Who is told of a sign-in",
    description:
      "Leave it at this site, unless a service of your own needs to know members as well.",
    group: "session",
    values: tokenSyncWays,
    choices: { site: "This site", service: "This site and another service", off: "Nobody" },
    initial: initialAuthSettings.tokenSync,
    warning: sessionsAreOpened,
  }),
  defineField({
    name: "tokenSyncUrl",
    title: "Address of the other service",
    type: "string",
    group: "session",
    placeholder: "https://api.example.org/session",
    description:
      "Gets each member's ID token by POST at sign-in and at each refresh, and a DELETE at sign-out. Its origin must be in MARQUEE_TOKEN_SYNC_ORIGINS, which whoever runs the site sets.",
    options: { isTokenSyncAddress: true },
    hidden: ({ document }) => !goesToService(document),
    validation: (rule) => rule.custom(fromZodWhen(authRules.tokenSyncUrl, goesToService)),
  }),
  defineField({
    name: "postSignInPath",
    title: "After signing in, go to",
    type: "string",
    group: "session",
    placeholder: "/en/screening-room",
    description: "A path of this site. Empty: back to where the member came from.",
    validation: mayObey(authRules.postSignInPath),
  }),
];

/** Studio form of the sign-in settings. */
export const authSettings = defineType({
  name: "authSettings",
  title: "Sign-in",
  type: "document",
  groups: [
    { name: "ways", title: "Ways to sign in", default: true },
    { name: "members", title: "Members" },
    { name: "session", title: "Staying signed in" },
    { name: "words", title: "Words" },
  ],
  fields: [
    ...waysIn,
    ...members,
    ...session,
    defineField({
      name: "texts",
      title: "Words over the forms, by language",
      type: "array",
      group: "words",
      description: "Languages that are missing here show the site's own words.",
      of: [wordsEntry],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
  ],
  preview: { prepare: () => ({ title: say("Sign-in") }) },
});
