import { defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { fromZodWhen, mustObey } from "./custom-from-zod.ts";
import { linkKinds, linkLabel } from "./link.contract.ts";
import { optionField } from "./option.schema.ts";
import { safeAddress } from "./safe-address.contract.ts";
import { say } from "./say.ts";

const labelDescription =
  "What people press. Say where it leads: “See the programme”, not “Click here”.";

// Asked of every link of a page at each letter that is typed into its form.
const isExternal = (parent: unknown): boolean => Object(parent).kind === "external";

const hasText = z.string().regex(/\S/);
const written = z.union([
  z.looseObject({ label: hasText }),
  z.looseObject({ kind: z.literal("external"), href: hasText }),
  z.looseObject({ kind: z.literal("internal").nullish(), page: z.looseObject({}) }),
]);

// A form fills in `kind` by itself: a link that nobody wrote is none.
const isWritten = (parent: unknown) => written.safeParse(parent).success;

const targetFieldsWhen = (counts: (parent: unknown) => boolean) => [
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
    to: [{ type: "page" }],
    hidden: ({ parent }) => isExternal(parent),
    validation: (rule) =>
      rule.custom((value, { parent }) =>
        !counts(parent) || isExternal(parent) || value !== undefined
          ? true
          : "Choose the page this leads to.",
      ),
  }),
  defineField({
    name: "href",
    title: "Address",
    type: "string",
    placeholder: "https://…",
    description:
      "A whole address: https://example.org, mailto:house@example.org or tel:+441234567890",
    hidden: ({ parent }) => !isExternal(parent),
    validation: (rule) =>
      rule.custom(fromZodWhen(safeAddress, (parent) => counts(parent) && isExternal(parent))),
  }),
];

/** The fields of a link's target: a page of this site by reference, so that the link survives a new address. */
export const linkTargetFields = targetFieldsWhen(() => true);

type LinkField = { name: string; title: string; description?: string; group?: string };

/** A field of one link that may be left out: it is checked once it has words or leads somewhere. */
export const optionalLinkField = (field: LinkField) =>
  defineField({
    ...field,
    type: "object",
    options: { collapsible: true, collapsed: true },
    fields: [
      defineField({
        name: "label",
        title: "Words",
        type: "string",
        description: labelDescription,
        validation: (rule) => rule.custom(fromZodWhen(linkLabel, isWritten)),
      }),
      ...targetFieldsWhen(isWritten),
    ],
  });

/** A link with its label: a menu entry, an action. */
export const link = defineType({
  name: "link",
  title: "Link",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Words",
      type: "string",
      description: labelDescription,
      validation: mustObey(linkLabel),
    }),
    ...linkTargetFields,
  ],
  preview: {
    select: { title: "label", page: "page.title", href: "href", kind: "kind" },
    prepare: ({ title, page, href, kind }) => ({
      title: title ?? say("Link without words"),
      subtitle: (kind === "external" ? href : page) ?? say("Leads nowhere yet"),
    }),
  },
});
