import { defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { fromZodWhen, mustObey } from "../../fields/custom-from-zod.ts";
import { linkKinds } from "../../fields/link/link.contract.ts";
import { optionField } from "../../fields/option.schema.ts";
import { translate } from "../../fields/translate.ts";
import { redirectRules } from "./redirect.contract.ts";
import { isOldAddressFree, leadsStraight } from "./redirect-rules.ts";
import { toAddressed } from "../addressed.schema.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /**
     * Marks a field for the full URL of another site. The studio rejects this site's full URLs in
     * the field.
     */
    isOtherAddress?: boolean;
  }
}

const toAddress = z.looseObject({ kind: z.literal("external") });

const leadsToAddress = (document: unknown) => toAddress.safeParse(document).success;

const targetFields = [
  optionField({
    name: "kind",
    title: "Target",
    values: linkKinds,
    choices: { internal: "Page on this site", external: "Other URL" },
    initial: "internal",
  }),
  defineField({
    name: "page",
    title: "Page",
    type: "reference",
    description: "The redirect still works if the page's URL changes.",
    to: toAddressed,
    options: { removedWith: "parent" },
    hidden: ({ document }) => leadsToAddress(document),
    validation: (rule) =>
      rule.custom((value, { document }) =>
        leadsToAddress(document) || value !== undefined ? true : "Select the page to redirect to.",
      ),
  }),
  defineField({
    name: "href",
    title: "URL",
    type: "string",
    placeholder: "https://…",
    description: "A full URL, or a path on this site, beginning with “/”.",
    options: { isOtherAddress: true },
    hidden: ({ document }) => !leadsToAddress(document),
    validation: (rule) => [
      rule.custom(fromZodWhen(redirectRules.href, leadsToAddress)),
      rule.custom(leadsStraight),
    ],
  }),
];

export const redirect = defineType({
  name: "redirect",
  title: "Redirect",
  type: "document",
  fields: [
    defineField({
      name: "from",
      title: "Old path",
      type: "string",
      placeholder: "/en/old-page",
      description:
        "The part of the old URL after the domain. If visitors open the old URL with parameters such as “?ref=newsletter”, the redirect adds the parameters to the target.",
      validation: (rule) => [...mustObey(redirectRules.from)(rule), rule.custom(isOldAddressFree)],
    }),
    ...targetFields,
    defineField({
      name: "permanent",
      title: "Permanent",
      type: "boolean",
      description:
        "Search engines replace the old URL with the target. Turn off for temporary redirects.",
      initialValue: true,
    }),
  ],
  orderings: [{ name: "from", title: "Old path", by: [{ field: "from", direction: "asc" }] }],
  preview: {
    select: { from: "from", kind: "kind", href: "href", page: "page.title" },
    prepare: ({ from, kind, href, page }) => ({
      title: from ?? translate("Redirect without a path"),
      subtitle: `→ ${(kind === "external" ? href : page) ?? translate("no target yet")}`,
    }),
  },
});
