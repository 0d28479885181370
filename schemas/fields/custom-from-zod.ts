import type { ValidationContext } from "@sanity/types";
import type * as z from "zod";

type Verdict = true | string;

/** The part of Sanity's rules that every kind of field has. */
type AnyRule<R> = {
  required: () => R;
  error: (message?: string) => R;
  custom: (validate: (value: unknown, context: ValidationContext) => Verdict) => R;
};

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

function verdictOf(shape: z.ZodType, value: unknown): Verdict {
  const parsed = shape.safeParse(value);
  return parsed.success ? true : (parsed.error.issues[0]?.message ?? "This value cannot be used.");
}

/**
 * Takes the site's zod rule of a field, gives a form rule that says the same [PAGE-4]; an empty field passes. A text of
 * no letters is none: the studio never stores one, and what another client stored the site judges by its rule.
 */
export const fromZod =
  (shape: z.ZodType) =>
  (value: unknown): Verdict =>
    value === undefined || value === null || verdictOf(shape, value);

/**
 * Takes the site's zod rule of a field and when the field counts (told by the object around it): then it must be
 * there and obey; otherwise it is not looked at.
 */
export const fromZodWhen =
  (shape: z.ZodType, counts: (parent: unknown) => boolean) =>
  (value: unknown, { parent }: ValidationContext): Verdict =>
    !counts(parent) || verdictOf(shape, isMissing(value) ? null : value);

/**
 * Takes the site's zod rule of a field that must be there, gives the form's `validation`: an empty field gets
 * the rule's own words, not Sanity's "Required".
 */
export const mustObey =
  (shape: z.ZodType) =>
  <R extends AnyRule<R>>(rule: R): R[] => {
    const missing = verdictOf(shape, null);
    return [
      rule.required().error(missing === true ? "Fill in this field." : missing),
      rule.custom((value) => isMissing(value) || verdictOf(shape, value)),
    ];
  };

/** Takes the site's zod rule of a field that may be empty, gives the form's `validation`. */
export const mayObey =
  (shape: z.ZodType) =>
  <R extends AnyRule<R>>(rule: R): R =>
    rule.custom(fromZod(shape));
