import * as z from "zod";
import { parseEmail } from "../../fields/email-address.ts";
import { parsePhoneNumber } from "../../fields/phone-number.ts";
import type { formFieldShape } from "./form.contract.ts";

type Field = z.output<typeof formFieldShape>;

/**
 * Problem of an answer. The site has an interface text for each: `forms.errors.<problem>`. `limit`
 * is the number that the text names.
 */
type AnswerProblem = { problem: string; limit?: number };

/** Limits of the files of a submission: bytes of a file, and number of files. */
export const fileLimits = { bytes: 12_000_000, files: 3 } as const;

/** Maximum length of the kinds for which the editor sets none. */
const LONGEST = { text: 500, longText: 5_000, number: 40 };

const date = z.iso.date();

/** Converts line breaks and letters to one form, so that lengths are the same as in the browser. */
const cleaned = (text: string) => text.replaceAll(/\r\n?/g, "\n").normalize("NFC").trim();

function lengthProblem(text: string, field: Field, longest: number): AnswerProblem | null {
  const max = Math.min(field.maxLength ?? longest, longest);
  if (text.length > max) return { problem: "tooLong", limit: max };
  const min = field.minLength ?? 0;
  return text.length < min ? { problem: "tooShort", limit: min } : null;
}

function numberProblem(text: string, { min, max }: Field): AnswerProblem | null {
  const value = Number(text);
  if (!Number.isFinite(value)) return { problem: "number" };
  if (min !== null && value < min) return { problem: "tooLow", limit: min };
  return max !== null && value > max ? { problem: "tooHigh", limit: max } : null;
}

const isChoice = (texts: readonly string[], { choices }: Field) =>
  texts.every((text) => choices.includes(text)) && new Set(texts).size === texts.length;

/**
 * Returns the form in which an answer is stored: an email address and a phone number in the one form of the product.
 * Null if the answer is none.
 */
function storedForm(text: string, { kind }: Field, country: string | null): string | null {
  if (kind === "email") return parseEmail(text);
  return kind === "phone" ? (parsePhoneNumber(text, country)?.written ?? null) : text;
}

/** Returns the problem of an answer that is not empty, or null. */
function problemOf(
  texts: readonly string[],
  field: Field,
  country: string | null,
): AnswerProblem | null {
  const [text = ""] = texts;
  if (field.kind !== "choices" && texts.length > 1) return { problem: "invalid" };
  switch (field.kind) {
    case "text":
    case "longText":
      return lengthProblem(text, field, LONGEST[field.kind]);
    case "email":
    case "phone":
      return storedForm(text, field, country) === null ? { problem: field.kind } : null;
    case "number":
      return text.length <= LONGEST.number ? numberProblem(text, field) : { problem: "number" };
    case "date":
      return date.safeParse(text).success ? null : { problem: "date" };
    case "choice":
    case "choices":
      return isChoice(texts, field) ? null : { problem: "invalid" };
    case "checkbox":
    case "consent":
      return text === "yes" ? null : { problem: "invalid" };
    case "file":
    case "step":
      return { problem: "invalid" };
  }
}

const missing = (field: Field): AnswerProblem => ({
  problem: field.kind === "consent" ? "consent" : "required",
});

/** Returns the shape of one field's answer: the values that the form sent, or an empty list. */
const answerShape = (field: Field, country: string | null) =>
  z
    .array(z.string().max(20_000))
    .max(100)
    .transform((texts) => texts.map(cleaned).filter((text) => text !== ""))
    .check(({ value, issues }) => {
      const found =
        value.length > 0
          ? problemOf(value, field, country)
          : field.required
            ? missing(field)
            : null;
      if (found === null) return;
      issues.push({ code: "custom", input: value, message: found.problem, params: found });
    })
    .transform((texts) => texts.map((text) => storedForm(text, field, country) ?? text));

/**
 * Returns the zod shape of a submission's texts, made from the form's fields. It accepts the values
 * of each field by the field's key, and rejects unknown fields. Files are checked by their content
 * and are not part of it. `country` is the country of phone numbers without a country code.
 */
export const answersShape = (fields: readonly Field[], country: string | null) =>
  z.strictObject(
    Object.fromEntries(
      fields
        .filter(({ kind }) => kind !== "step" && kind !== "file")
        .map((field) => [field._key, answerShape(field, country)]),
    ),
  );
