import { defineField, defineType } from "@sanity/types";
import { mayObey } from "../../fields/custom-from-zod.ts";
import { optionField } from "../../fields/option.schema.ts";
import { authRules, defaultAuthSettings, persistences } from "./auth-settings.contract.ts";

/** Form of the ways to sign in. */
export const authSettings = defineType({
  name: "authSettings",
  title: "Sign-in",
  type: "document",
  fields: [
    defineField({
      name: "emailPassword",
      title: "Sign-in by email and password",
      type: "boolean",
      initialValue: defaultAuthSettings.emailPassword,
    }),
    defineField({
      name: "signUp",
      title: "Anyone may make an account",
      type: "boolean",
      description: "Off: only people who have an account can sign in.",
      initialValue: defaultAuthSettings.signUp,
    }),
    optionField({
      name: "persistence",
      title: "A member stays signed in",
      values: persistences,
      choices: {
        local: "Until they sign out",
        session: "Until the tab is closed",
        indexedDb: "Until they sign out (kept in the browser's database)",
      },
      initial: defaultAuthSettings.persistence,
    }),
    defineField({
      name: "postSignInPath",
      title: "After signing in, go to",
      type: "string",
      placeholder: "/en/screening-room",
      description: "A path of this site. Empty: back to where the member came from.",
      validation: mayObey(authRules.postSignInPath),
    }),
  ],
  preview: { prepare: () => ({ title: "Sign-in" }) },
});
