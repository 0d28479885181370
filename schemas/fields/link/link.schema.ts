import { defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { fromZodWhen, mustObey } from "../custom-from-zod.ts";
import { linkKinds, linkLabel } from "./link.contract.ts";
import { optionField } from "../option.schema.ts";
import { safeAddress } from "./safe-address.contract.ts";
import { translate } from "../translate.ts";
import { toAddressed } from "../../documents/addressed.schema.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /**
     * Whether the studio offers the blocks of the page that the sibling field `page` refers to. The
     * field then stores the key of the selected block.
     */
    listsSections?: boolean;
  }
  interface ReferenceBaseOptions {
    /**
     * Whether the studio lists only documents in the language of the edited document, until the
     * editor asks for all.
     */
    listsOwnLanguage?: boolean;
    /**
     * What else the studio removes when the target of the reference is deleted: the object that contains the reference,
     * because it is useless without a target.
     */
    removedWith?: "parent";
    /** Whether no other document can take the place of a deleted target. */
    hasNoSubstitute?: boolean;
  }
  interface ArrayOptions {
    /** What the studio removes with the list's last entry: the object that contains the list. */
    removedWith?: "parent";
  }
}

const labelDescription = "Say where the link leads: “See prices” rather than “Click here”.";

// Sanity calls this function for every link of a page at each keystroke, so it must be fast.
const isExternal = (parent: unknown): boolean => Object(parent).kind === "external";

const hasText = z.string().regex(/\S/);
const written = z.union([
  z.looseObject({ label: hasText }),
  z.looseObject({ kind: z.literal("external"), href: hasText }),
  z.looseObject({ kind: z.literal("internal").nullish(), page: z.looseObject({}) }),
]);

// Whether the editor has filled in the link. `kind` alone doesn't count, because forms store it in
// untouched links too.
const isWritten = (parent: unknown) => written.safeParse(parent).success;

const targetFieldsWhen = (counts: (parent: unknown) => boolean) => [
  optionField({
    name: "kind",
    title: "Link target",
    values: linkKinds,
    choices: { internal: "Page on this site", external: "Other URL" },
    initial: "internal",
  }),
  defineField({
    name: "page",
    title: "Page",
    type: "reference",
    to: toAddressed,
    options: { listsOwnLanguage: true, removedWith: "parent" },
    hidden: ({ parent }) => isExternal(parent),
    validation: (rule) =>
      rule.custom((value, { parent }) =>
        !counts(parent) || isExternal(parent) || value !== undefined
          ? true
          : "Select the page to link to.",
      ),
  }),
  defineField({
    name: "section",
    title: "Section",
    type: "string",
    options: { listsSections: true },
    hidden: ({ parent }) => isExternal(parent) || Object(parent).page === undefined,
  }),
  defineField({
    name: "href",
    title: "URL",
    type: "string",
    placeholder: "https://…",
    description: "A web address such as www.example.org, an email address or a phone number.",
    hidden: ({ parent }) => !isExternal(parent),
    validation: (rule) =>
      rule.custom(fromZodWhen(safeAddress, (parent) => counts(parent) && isExternal(parent))),
  }),
];

/** The fields of a link's target. `page` is a reference, so the link stays valid if the page's URL changes. */
export const linkTargetFields = targetFieldsWhen(() => true);

type LinkField = { name: string; title: string; description?: string; group?: string };

/** Returns the field of an optional link. The link is validated only if it has a label or a target. */
export const optionalLinkField = (field: LinkField) =>
  defineField({
    ...field,
    type: "object",
    options: { collapsible: true, collapsed: true },
    fields: [
      defineField({
        name: "label",
        title: "Link text",
        type: "string",
        description: labelDescription,
        validation: (rule) => rule.custom(fromZodWhen(linkLabel, isWritten)),
      }),
      ...targetFieldsWhen(isWritten),
    ],
  });

/** A link with its label, such as a menu entry or a button. */
export const link = defineType({
  name: "link",
  title: "Link",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Link text",
      type: "string",
      description: labelDescription,
      validation: mustObey(linkLabel),
    }),
    ...linkTargetFields,
  ],
  preview: {
    select: { title: "label", page: "page.title", href: "href", kind: "kind" },
    prepare: ({ title, page, href, kind }) => ({
      title: title ?? translate("Untitled link"),
      subtitle: (kind === "external" ? href : page) ?? translate("No target yet"),
    }),
  },
});
