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
      title: "Id at Firebase",
      type: "string",
      placeholder: "oidc.house-of-film",
      description:
        "Authentication › Sign-in method › OpenID Connect: the id that Firebase gave it.",
      validation: mustObey(authRules.oidcId),
    }),
    defineField({
      name: "label",
      title: "Name",
      type: "string",
      placeholder: "House of Film",
      description: "Stands on its button.",
      validation: mustObey(authRules.oidcLabel),
    }),
  ],
  preview: { select: { title: "label", subtitle: "id" } },
});

/** The editor's own texts above the forms, in one language. */
export const wordsEntry = defineArrayMember({
  name: "authWords",
  title: "In one language",
  type: "object",
  fields: [
    languageField,
    defineField({
      name: "signInIntro",
      title: "Over the sign-in form",
      type: "text",
      rows: 3,
      description: "A sentence or two: what signing in opens.",
      validation: mayObey(authRules.text),
    }),
    defineField({
      name: "signUpIntro",
      title: "Over the form for a new account",
      type: "text",
      rows: 3,
      validation: mayObey(authRules.text),
    }),
    defineField({
      name: "terms",
      title: "What a new member agrees to",
      type: "text",
      rows: 3,
      description: "Stands under the form for a new account.",
      validation: mayObey(authRules.text),
    }),
  ],
  preview: { select: { title: "language", subtitle: "signInIntro" } },
});
