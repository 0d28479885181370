import type { Motion, Versioned, Written } from "./block.ts";
import type { Keyed } from "./keyed.ts";

type Kind =
  | "text"
  | "email"
  | "phone"
  | "longText"
  | "number"
  | "date"
  | "choice"
  | "consent"
  | "step";

/** A field of a form as an editor stores it. */
type FormField = Keyed & {
  _type: "formField";
  kind: Kind;
  label: string;
  help?: string;
  required?: boolean;
  choices?: string[];
  maxLength?: number;
  min?: number;
  max?: number;
  autofill?: "none" | "name" | "organization";
};

/** A form's document. */
export type FormDocument = {
  _id: string;
  _type: "form";
  title: string;
  language: string;
  fields: FormField[];
  submitLabel: string;
  successText: string;
  retentionDays: number;
};

export type FormBlock = Versioned<"formBlock", 1> & {
  heading: string;
  text?: string;
  form: { _type: "reference"; _ref: string };
  motion: Motion;
};

/** Builds a field of a form. */
export const field = (
  _key: string,
  kind: Kind,
  label: string,
  more: Omit<FormField, "_key" | "_type" | "kind" | "label"> = {},
): FormField => ({ _key, _type: "formField", kind, label, ...more });

/** Builds a form's document. Submissions are stored for half a year. */
export const formDocument = (
  _id: string,
  fields: Omit<FormDocument, "_id" | "_type" | "retentionDays">,
): FormDocument => ({ _id, _type: "form", retentionDays: 180, ...fields });

/** Builds a form block that displays a form's document. */
export const formBlock = (
  _key: string,
  document: FormDocument,
  fields: Written<FormBlock, "form" | "tone" | "motion">,
): FormBlock => ({
  _key,
  _type: "formBlock",
  version: 1,
  form: { _type: "reference", _ref: document._id },
  tone: "default",
  motion: "arrive",
  ...fields,
});
