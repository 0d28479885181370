import * as z from "zod";
import { parseEmail } from "../../fields/email-address.ts";
import { identifier } from "../../fields/identifier.contract.ts";
import { isSafeAddress } from "../../fields/link/safe-address.contract.ts";
import { pageTargetProjection, pageTargetShape } from "../../fields/link/page-target.contract.ts";
import { optionalList } from "../../fields/list.contract.ts";
import { listOfValid } from "../../fields/list-of-valid.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { stripMarks } from "../../fields/rich-text/strip-marks.ts";

/** Kinds of a form's fields. A `step` is not a field: it begins a new step of the form. */
export const fieldKinds = [
  "text",
  "email",
  "phone",
  "longText",
  "number",
  "date",
  "choice",
  "choices",
  "checkbox",
  "file",
  "consent",
  "step",
] as const;

/** Personal data that the browser or the member's account may fill in. */
export const autofillKinds = ["none", "name", "organization"] as const;

const MOST_FIELDS = 40;
const MOST_CHOICES = 50;
const MOST_RECIPIENTS = 5;

const formMissing = "Select a form, or remove this block.";

const wholeNumber = (max: number) =>
  z
    .int({ error: "Enter a whole number." })
    .min(0, { error: "Enter 0 or more." })
    .max(max, { error: `Enter ${max} or less.` });

const anyNumber = z.number({ error: "Enter a number." });

export const formRules = {
  title: requiredText(120, "Enter a name for the form."),
  label: requiredText(600, "Enter a label for the field."),
  help: optionalText(300, { hasPlaceholder: false }),
  choice: requiredText(120, "Enter a text for the choice, or remove the choice."),
  length: wholeNumber(5_000),
  limit: anyNumber,
  submitLabel: optionalText(60, { hasPlaceholder: false }),
  successText: optionalText(600, { hasPlaceholder: false }),
  recipient: identifier(
    (address) => parseEmail(address) !== null,
    "Enter an email address such as office@example.org.",
  ).transform((address) => parseEmail(address) ?? address),
  webhook: identifier(
    (address) => isSafeAddress(address) && address.startsWith("https://"),
    "Enter a full URL that begins with https://.",
  ),
  retentionDays: z
    .int({ error: "Enter a whole number." })
    .min(1, { error: "Enter 1 day or more." })
    .max(3_650, { error: "Enter 3,650 days or less." }),
};

/** Days for which submissions are stored if the editor set no other number. */
export const DEFAULT_RETENTION = 180;

/** A field of a form, or the beginning of a step. */
export const formFieldShape = z.strictObject({
  /** Name of the field in the HTML form and in submissions. It stays the same when the label changes. */
  _key: identifier((key) => /^[\w-]{1,64}$/.test(key), "The field has no valid key."),
  kind: option(fieldKinds),
  label: formRules.label,
  help: formRules.help,
  required: z
    .boolean()
    .nullable()
    .transform((isRequired) => isRequired === true),
  /** The choices of the kinds `choice` and `choices`. */
  choices: optionalList(formRules.choice, MOST_CHOICES),
  minLength: formRules.length.nullable(),
  maxLength: formRules.length.nullable(),
  min: formRules.limit.nullable(),
  max: formRules.limit.nullable(),
  autofill: option(autofillKinds),
});

/**
 * A text of the form's document. Editors can't type it on a page that displays the form, because it
 * belongs to another document than the page's.
 */
const ownText = z
  .string()
  .nullable()
  .transform((text) => (text === null || stripMarks(text).trim() === "" ? null : text));

/** A form as visitors see it. An invalid field is omitted. */
export const formShape = z.strictObject(
  {
    _id: z.string(),
    title: identifier((title) => title !== "", "Enter a name for the form."),
    fields: listOfValid(formFieldShape)
      .transform((fields) =>
        fields
          .slice(0, MOST_FIELDS)
          // A choice without choices can't be answered, so it can't be displayed either.
          .filter(({ kind, choices }) => !kind.startsWith("choice") || choices.length > 0)
          .map((field) => ({ ...field, choices: field.choices.map(stripMarks) })),
      )
      .refine((fields) => fields.some(({ kind }) => kind !== "step"), {
        error: "The form has no fields: add at least one.",
      }),
    submitLabel: ownText,
    successText: ownText,
    successPage: pageTargetShape,
  },
  { error: formMissing },
);

/** GROQ: the fields that {@link formShape} reads. Append it to a dereferenced form. */
export const formProjection = `{
    _id,
    title,
    "fields": fields[]{
      _key,
      kind,
      label,
      help,
      required,
      choices,
      minLength,
      maxLength,
      min,
      max,
      "autofill": coalesce(autofill, "none")
    },
    submitLabel,
    successText,
    "successPage": successPage->${pageTargetProjection}
  }`;

/** GROQ: one form, by $id. */
export const formQuery = `*[_type == "form" && _id == $id][0]${formProjection}`;

/** The settings of a form's submissions. Visitors never get them. */
export const formDeliveryShape = z
  .strictObject({
    recipients: listOfValid(formRules.recipient).transform((all) => all.slice(0, MOST_RECIPIENTS)),
    webhook: formRules.webhook.nullable(),
    retentionDays: formRules.retentionDays,
  })
  .nullable();

/** GROQ: the settings of a form's submissions, by $id. */
export const formDeliveryQuery = `*[_type == "form" && _id == $id][0]{
    recipients,
    webhook,
    "retentionDays": coalesce(retentionDays, ${DEFAULT_RETENTION})
  }`;

/** Form rules of the lists, shared with the studio's form. */
export const formLists = {
  fields: MOST_FIELDS,
  choices: MOST_CHOICES,
  recipients: MOST_RECIPIENTS,
};
