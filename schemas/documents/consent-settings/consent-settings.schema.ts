import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { mayObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage } from "../../fields/language.schema.ts";
import { listRule } from "../../fields/list.contract.ts";
import { translate } from "../../fields/translate.ts";
import { noticeEntry } from "./consent-notice.schema.ts";
import {
  consentRules,
  defaultConsentSettings,
  MOST_TAG_COOKIES,
} from "./consent-settings.contract.ts";

const hasTagManager = (settings: unknown): boolean => Boolean(Object(settings).tagManagerId);

export const consentSettings = defineType({
  name: "consentSettings",
  title: "Consent and statistics",
  type: "document",
  groups: [
    { name: "question", title: "Consent notice", default: true },
    { name: "statistics", title: "Statistics" },
  ],
  fields: [
    defineField({
      name: "notices",
      title: "Consent notices",
      type: "array",
      group: "question",
      description: "Languages without an entry use the built-in texts.",
      of: [noticeEntry],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
    defineField({
      name: "policyVersion",
      title: "Policy version",
      type: "number",
      group: "question",
      description:
        "Increase the version by one to ask all visitors for consent again, for example after you add a tool.",
      initialValue: defaultConsentSettings.policyVersion,
      validation: mayObey(consentRules.policyVersion),
    }),
    defineField({
      name: "tagManagerId",
      title: "Google Tag Manager",
      type: "string",
      group: "statistics",
      placeholder: "GTM-XXXXXXX",
      description:
        "The ID of your Google Tag Manager container. The container loads only for visitors who consent to statistics cookies.",
      validation: mayObey(consentRules.tagManagerId),
    }),
    defineField({
      name: "dataLayerName",
      title: "Data layer name",
      type: "string",
      group: "statistics",
      description: "Change the name only if your tag manager uses a different one.",
      initialValue: defaultConsentSettings.dataLayerName,
      validation: mayObey(consentRules.dataLayerName),
    }),
    defineField({
      name: "tagCookies",
      title: "Other cookies",
      type: "array",
      group: "statistics",
      description:
        "When a visitor withdraws consent, the site deletes these cookies. Enter names such as _fbp or _hj*. You don't need to list Google's cookies.",
      of: [
        defineArrayMember({
          type: "string",
          title: "Cookie",
          validation: mayObey(consentRules.tagCookie),
        }),
      ],
      options: { layout: "tags" },
      hidden: ({ document }) => !hasTagManager(document),
      validation: mayObey(listRule(MOST_TAG_COOKIES)),
    }),
  ],
  preview: { prepare: () => ({ title: translate("Consent and statistics") }) },
});
