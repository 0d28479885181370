import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { mayObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage } from "../../fields/language.schema.ts";
import { listRule } from "../../fields/list.contract.ts";
import { say } from "../../fields/say.ts";
import { noticeEntry } from "./consent-notice.schema.ts";
import {
  consentRules,
  defaultConsentSettings,
  MOST_TAG_COOKIES,
} from "./consent-settings.contract.ts";

const asksForStatistics = (settings: unknown): boolean => Boolean(Object(settings).tagManagerId);

/** Studio form of the consent settings. */
export const consentSettings = defineType({
  name: "consentSettings",
  title: "Consent and analytics",
  type: "document",
  groups: [
    { name: "question", title: "The question", default: true },
    { name: "statistics", title: "Statistics" },
  ],
  fields: [
    defineField({
      name: "notices",
      title: "Notice, by language",
      type: "array",
      group: "question",
      description:
        "The strip at a page's lower edge until a visitor has chosen, and the list behind “Privacy choices” in the footer. Languages that are missing here show the site's own words.",
      of: [noticeEntry],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
    defineField({
      name: "policyVersion",
      title: "Version of the policy",
      type: "number",
      group: "question",
      description:
        "Raise it by one when you ask for more than before, such as a new tool in your container: every earlier choice then ends, and everyone is asked again. A corrected word needs no new version.",
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
        "The id of your container. It is loaded only for visitors who allow statistics. Empty: nothing is measured, and nobody is asked about it. If you add one later, raise the version of the policy.",
      validation: mayObey(consentRules.tagManagerId),
    }),
    defineField({
      name: "dataLayerName",
      title: "Name of the data layer",
      type: "string",
      group: "statistics",
      description: "Leave it as it is, unless your tag manager says otherwise.",
      initialValue: defaultConsentSettings.dataLayerName,
      validation: mayObey(consentRules.dataLayerName),
    }),
    defineField({
      name: "tagCookies",
      title: "Cookies of other tags",
      type: "array",
      group: "statistics",
      description:
        "Google's are known. If your container holds other tools, name the cookies they set, such as _fbp, or how they begin, such as _hj*: they are removed when a visitor withdraws.",
      of: [defineArrayMember({ type: "string", validation: mayObey(consentRules.tagCookie) })],
      options: { layout: "tags" },
      hidden: ({ document }) => !asksForStatistics(document),
      validation: mayObey(listRule(MOST_TAG_COOKIES)),
    }),
  ],
  preview: { prepare: () => ({ title: say("Consent and analytics") }) },
});
