import type { ValidationContext } from "@sanity/types";
import type * as z from "zod";

type Verdict = true | string;

/** The methods that Sanity's validation rules for all field types have in common. */
type AnyRule<R> = {
  required: () => R;
  error: (message?: string) => R;
  custom: (validate: (value: unknown, context: ValidationContext) => Verdict) => R;
};

const isMissing = (value: unknown) => value === undefined || value === null || value === "";

function verdictOf(shape: z.ZodType, value: unknown): Verdict {
  const parsed = shape.safeParse(value);
  return parsed.success
    ? true
    : (parsed.error.issues[0]?.message ?? "This value is not valid: enter a different value.");
}

/**
 * Returns a form rule from a zod rule of the site [PAGE-4]. A missing value passes. An empty string
 * doesn't count as missing, because other clients than the studio may store one.
 */
export const fromZod =
  (shape: z.ZodType) =>
  (value: unknown): Verdict =>
    value === undefined || value === null || verdictOf(shape, value);

/**
 * Returns a form rule from a zod rule of the site. If `counts` returns true for the parent object, the field is
 * required and validated. Otherwise every value passes.
 */
export const fromZodWhen =
  (shape: z.ZodType, counts: (parent: unknown) => boolean) =>
  (value: unknown, { parent }: ValidationContext): Verdict =>
    !counts(parent) || verdictOf(shape, isMissing(value) ? null : value);

/**
 * Returns the `validation` of a required field from a zod rule. An empty field gets the zod rule's message, not
 * Sanity's "Required".
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

/** Returns the `validation` of an optional field from a zod rule. */
export const mayObey =
  (shape: z.ZodType) =>
  <R extends AnyRule<R>>(rule: R): R =>
    rule.custom(fromZod(shape));
