import { defineArrayMember, defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { countOf } from "../../fields/count-of.ts";
import { fromZod, mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { languageCode } from "../../fields/language.contract.ts";
import { listRule } from "../../fields/list.contract.ts";
import { optionField } from "../../fields/option.schema.ts";
import { translate } from "../../fields/translate.ts";
import { isLanguageOffered } from "../page/page-rules.ts";
import {
  autofillKinds,
  DEFAULT_RETENTION,
  fieldKinds,
  formLists,
  formRules,
} from "./form.contract.ts";
import { toAddressed } from "../addressed.schema.ts";

const kindNames: Record<(typeof fieldKinds)[number], string> = {
  text: "Text",
  email: "Email address",
  phone: "Phone number",
  longText: "Long text",
  number: "Number",
  date: "Date",
  choice: "One choice",
  choices: "Several choices",
  checkbox: "Checkbox",
  file: "File",
  consent: "Consent",
  step: "New step",
};

const kindOf = z.looseObject({ kind: z.string() });

/** Returns a test whether a field's settings are hidden, because they don't apply to the field's kind. */
const onlyFor =
  (...kinds: (typeof fieldKinds)[number][]) =>
  ({ parent }: { parent?: unknown }) => {
    const kind = kindOf.safeParse(parent).data?.kind;
    return !kinds.some((each) => each === kind);
  };

const hiddenForSteps = ({ parent }: { parent?: unknown }) =>
  kindOf.safeParse(parent).data?.kind === "step";

const formField = defineArrayMember({
  name: "formField",
  title: "Field",
  type: "object",
  fields: [
    defineField({
      name: "kind",
      title: "Kind",
      type: "string",
      description: "“New step” divides a long form: the fields after it are on the next step.",
      initialValue: "text",
      options: {
        list: fieldKinds.map((value) => ({ value, title: kindNames[value] })),
      },
      validation: (rule) => rule.required().error("Select a kind."),
    }),
    defineField({
      name: "label",
      title: "Label",
      type: "text",
      rows: 2,
      description:
        "The question, or the title of the step. For a consent, the complete sentence that visitors agree to.",
      validation: mustObey(formRules.label),
    }),
    defineField({
      name: "help",
      title: "Help",
      type: "string",
      description: "Displayed below the label; for example, why you ask for it.",
      hidden: hiddenForSteps,
      validation: mayObey(formRules.help),
    }),
    defineField({
      name: "required",
      title: "Required",
      type: "boolean",
      initialValue: false,
      hidden: hiddenForSteps,
    }),
    defineField({
      name: "choices",
      title: "Choices",
      type: "array",
      of: [
        defineArrayMember({
          type: "string",
          title: "Choice",
          validation: mustObey(formRules.choice),
        }),
      ],
      hidden: onlyFor("choice", "choices"),
      validation: (rule) => [
        rule.unique().error("Two choices are the same: change or remove one."),
        rule.custom((choices, { parent }) =>
          onlyFor("choice", "choices")({ parent })
            ? true
            : fromZod(listRule(formLists.choices, "Add at least one choice."))(choices ?? []),
        ),
      ],
    }),
    defineField({
      name: "minLength",
      title: "Minimum length",
      type: "number",
      description: "In characters.",
      hidden: onlyFor("text", "longText"),
      validation: mayObey(formRules.length),
    }),
    defineField({
      name: "maxLength",
      title: "Maximum length",
      type: "number",
      description: "In characters.",
      hidden: onlyFor("text", "longText"),
      validation: mayObey(formRules.length),
    }),
    defineField({
      name: "min",
      title: "Lowest number",
      type: "number",
      hidden: onlyFor("number"),
      validation: mayObey(formRules.limit),
    }),
    defineField({
      name: "max",
      title: "Highest number",
      type: "number",
      hidden: onlyFor("number"),
      validation: mayObey(formRules.limit),
    }),
    {
      ...optionField({
        name: "autofill",
        title: "Fill in automatically",
        description:
          "The browser, or the account of a member who is signed in, fills in the field.",
        values: autofillKinds,
        choices: { none: "No", name: "Name", organization: "Organization" },
        initial: "none",
      }),
      hidden: onlyFor("text"),
    },
  ],
  preview: {
    select: { title: "label", kind: "kind", required: "required" },
    prepare: ({ title, kind, required }) => ({
      title: title ?? translate("Field without a label"),
      subtitle: [
        translate(fieldKinds.find((each) => each === kind) ? kindTitle(kind) : "Text"),
        ...(required === true ? [translate("Required")] : []),
      ].join(" · "),
    }),
  },
});

function kindTitle(kind: unknown): string {
  const known = fieldKinds.find((each) => each === kind);
  return known === undefined ? kindNames.text : kindNames[known];
}

const groups = [
  { name: "fields", title: "Fields", default: true },
  { name: "after", title: "After sending" },
  { name: "delivery", title: "Delivery and storage" },
];

/** Studio form of a form document: its fields, and what happens to the submissions. */
export const form = defineType({
  name: "form",
  title: "Form",
  type: "document",
  description: "Fields that visitors fill in. Display the form on a page with a form block.",
  groups,
  fields: [
    defineField({
      name: "title",
      title: "Name",
      type: "string",
      description:
        "Displayed in the studio, in email subjects and on the page of visitors without JavaScript; for example, “Contact”.",
      group: "fields",
      validation: mustObey(formRules.title),
    }),
    defineField({
      name: "fields",
      title: "Fields",
      type: "array",
      of: [formField],
      initialValue: [{ _type: "formField", kind: "text", required: false, autofill: "none" }],
      group: "fields",
      validation: mustObey(listRule(formLists.fields, "Add at least one field.")),
    }),
    defineField({
      name: "language",
      title: "Language",
      type: "string",
      placeholder: "en",
      description:
        "The page checks report pages in another language that display the form. Leave empty to use the form in every language.",
      group: "fields",
      validation: (rule) => [mayObey(languageCode)(rule), rule.custom(isLanguageOffered)],
    }),
    defineField({
      name: "submitLabel",
      title: "Button label",
      type: "string",
      placeholder: "Send",
      group: "fields",
      validation: mayObey(formRules.submitLabel),
    }),
    defineField({
      name: "successText",
      title: "Success message",
      type: "text",
      rows: 3,
      description: "Displayed instead of the form after visitors have sent it.",
      group: "after",
      validation: mayObey(formRules.successText),
    }),
    defineField({
      name: "successPage",
      title: "Success page",
      type: "reference",
      description: "Visitors see this page instead of the message.",
      to: toAddressed,
      group: "after",
    }),
    defineField({
      name: "recipients",
      title: "Email recipients",
      type: "array",
      description: "Each new submission is sent to these addresses.",
      of: [
        defineArrayMember({
          type: "string",
          title: "Email address",
          validation: mustObey(formRules.recipient),
        }),
      ],
      group: "delivery",
      validation: mayObey(listRule(formLists.recipients)),
    }),
    defineField({
      name: "webhook",
      title: "Webhook",
      type: "string",
      placeholder: "https://…",
      description: "A URL that receives each new submission as signed JSON.",
      group: "delivery",
      validation: mayObey(formRules.webhook),
    }),
    defineField({
      name: "retentionDays",
      title: "Days of storage",
      type: "number",
      description: "Submissions are deleted after this number of days.",
      initialValue: DEFAULT_RETENTION,
      group: "delivery",
      validation: mayObey(formRules.retentionDays),
    }),
  ],
  preview: {
    select: { title: "title", fields: "fields" },
    prepare: ({ title, fields }) => ({
      title: title ?? translate("Unnamed form"),
      subtitle: countOf(fields, {
        one: translate("1 field"),
        many: translate("{count} fields"),
      }),
    }),
  },
});
