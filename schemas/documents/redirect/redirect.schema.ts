import { defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { fromZodWhen, mustObey } from "../../fields/custom-from-zod.ts";
import { linkKinds } from "../../fields/link/link.contract.ts";
import { optionField } from "../../fields/option.schema.ts";
import { say } from "../../fields/say.ts";
import { redirectRules } from "./redirect.contract.ts";
import { isOldAddressFree, leadsStraight } from "./redirect-rules.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /** Marks an address outside the site: the studio rejects the site's own addresses there. */
    isOtherAddress?: boolean;
  }
}

const toAddress = z.looseObject({ kind: z.literal("external") });

const leadsToAddress = (document: unknown) => toAddress.safeParse(document).success;

const targetFields = [
  optionField({
    name: "kind",
    title: "Leads to",
    values: linkKinds,
    choices: { internal: "A page of this site", external: "Another address" },
    initial: "internal",
  }),
  defineField({
    name: "page",
    title: "Page",
    type: "reference",
    description: "Wherever this page moves, the redirect follows it.",
    to: [{ type: "page" }],
    hidden: ({ document }) => leadsToAddress(document),
    validation: (rule) =>
      rule.custom((value, { document }) =>
        leadsToAddress(document) || value !== undefined ? true : "Choose the page this leads to.",
      ),
  }),
  defineField({
    name: "href",
    title: "Address",
    type: "string",
    placeholder: "https://…",
    description: "A whole address, or one of this site's own from its first “/” on.",
    options: { isOtherAddress: true },
    hidden: ({ document }) => !leadsToAddress(document),
    validation: (rule) => [
      rule.custom(fromZodWhen(redirectRules.href, leadsToAddress)),
      rule.custom(leadsStraight),
    ],
  }),
];

/** Studio form of a redirect from an address that no longer has a page. */
export const redirect = defineType({
  name: "redirect",
  title: "Redirect",
  type: "document",
  fields: [
    defineField({
      name: "from",
      title: "Old address",
      type: "string",
      placeholder: "/en/old-page",
      description:
        "What stands after the site's name. What visitors add after a “?” goes along with them.",
      validation: (rule) => [...mustObey(redirectRules.from)(rule), rule.custom(isOldAddressFree)],
    }),
    ...targetFields,
    defineField({
      name: "permanent",
      title: "For good",
      type: "boolean",
      description:
        "Search engines move over to the new address. Switch it off for a detour of some weeks.",
      initialValue: true,
    }),
  ],
  orderings: [{ name: "from", title: "Old address", by: [{ field: "from", direction: "asc" }] }],
  preview: {
    select: { from: "from", kind: "kind", href: "href", page: "page.title" },
    prepare: ({ from, kind, href, page }) => ({
      title: from ?? say("Redirect without an address"),
      subtitle: `→ ${(kind === "external" ? href : page) ?? say("nowhere yet")}`,
    }),
  },
});
