import { defineArrayMember, defineField } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { languageField } from "../../fields/language.schema.ts";
import { authRules } from "./auth-settings.contract.ts";

/** An OpenID Connect provider, as configured in Firebase. */
export const oidcEntry = defineArrayMember({
  name: "oidcProvider",
  title: "Provider",
  type: "object",
  fields: [
    defineField({
      name: "id",
      title: "Provider ID",
      type: "string",
      placeholder: "oidc.example",
      description: "The provider ID that Firebase displays under Sign-in method › OpenID Connect.",
      validation: mustObey(authRules.oidcId),
    }),
    defineField({
      name: "label",
      title: "Name",
      type: "string",
      placeholder: "Example Inc.",
      description: "Displayed on the sign-in button.",
      validation: mustObey(authRules.oidcLabel),
    }),
  ],
  preview: { select: { title: "label", subtitle: "id" } },
});

/** The editor's texts beside the sign-in and sign-up forms, in one language. */
export const textEntry = defineArrayMember({
  name: "authWords",
  title: "Language",
  type: "object",
  fields: [
    languageField,
    defineField({
      name: "signInHeading",
      title: "Sign-in heading",
      type: "string",
      description: "The heading of the sign-in page. Leave empty to display the built-in heading.",
      validation: mayObey(authRules.heading),
    }),
    defineField({
      name: "signInIntro",
      title: "Sign-in text",
      type: "text",
      rows: 3,
      description: "Displayed above the sign-in form.",
      validation: mayObey(authRules.text),
    }),
    defineField({
      name: "signUpIntro",
      title: "Sign-up text",
      type: "text",
      rows: 3,
      description: "Displayed above the sign-up form.",
      validation: mayObey(authRules.text),
    }),
    defineField({
      name: "terms",
      title: "Terms",
      type: "text",
      rows: 3,
      description: "Displayed below the sign-up form.",
      validation: mayObey(authRules.text),
    }),
  ],
  preview: { select: { title: "language", subtitle: "signInIntro" } },
});
