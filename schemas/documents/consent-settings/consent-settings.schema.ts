import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage, languageField } from "../../fields/language.schema.ts";
import { consentRules, defaultConsentSettings } from "./consent-settings.contract.ts";

const noticeEntry = defineArrayMember({
  name: "consentNotice",
  title: "Notice",
  type: "object",
  fields: [
    languageField,
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      validation: mustObey(consentRules.heading),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 4,
      description: "What is asked, and why, in two or three plain sentences.",
      validation: mustObey(consentRules.text),
    }),
    defineField({
      name: "policyPage",
      title: "Privacy policy",
      type: "reference",
      to: [{ type: "page" }],
    }),
  ],
  preview: { select: { title: "heading", subtitle: "language" } },
});

/** Form of what visitors are asked before anything is measured. */
export const consentSettings = defineType({
  name: "consentSettings",
  title: "Consent and analytics",
  type: "document",
  fields: [
    defineField({
      name: "policyVersion",
      title: "Version of the policy",
      type: "number",
      description: "Raise it by one when the policy changes: every visitor is then asked again.",
      initialValue: defaultConsentSettings.policyVersion,
      validation: mayObey(consentRules.policyVersion),
    }),
    defineField({
      name: "tagManagerId",
      title: "Google Tag Manager",
      type: "string",
      placeholder: "GTM-XXXXXXX",
      description: "Empty: nothing is measured, and visitors are not asked about it.",
      validation: mayObey(consentRules.tagManagerId),
    }),
    defineField({
      name: "dataLayerName",
      title: "Name of the data layer",
      type: "string",
      description: "Leave it as it is, unless your tag manager says otherwise.",
      initialValue: defaultConsentSettings.dataLayerName,
      validation: mayObey(consentRules.dataLayerName),
    }),
    defineField({
      name: "notices",
      title: "Notice, by language",
      type: "array",
      description: "Languages that are missing here show the site's own words.",
      of: [noticeEntry],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
  ],
  preview: { prepare: () => ({ title: "Consent and analytics" }) },
});
