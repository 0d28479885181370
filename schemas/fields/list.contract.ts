import * as z from "zod";

type ListRule = {
  /** Error message for an empty list. If undefined, the list may be empty. */
  missing?: string;
  /** Maximum number of entries. */
  max: number;
};

const bounded = <T extends z.ZodType>(entry: T, { missing, max }: ListRule) =>
  z
    .array(entry, missing === undefined ? {} : { error: missing })
    .min(missing === undefined ? 0 : 1, missing === undefined ? {} : { error: missing })
    .max(max, { error: `The list has too many entries: keep at most ${max}.` });

/**
 * Returns the shape of a list of 1 to `max` entries. `missing` is the error message for a missing
 * or empty list.
 */
export const requiredList = <T extends z.ZodType>(entry: T, max: number, missing: string) =>
  bounded(entry, { missing, max });

/** Returns the shape of a list of 0 to `max` entries. The shape converts null to an empty list. */
export const optionalList = <T extends z.ZodType>(entry: T, max: number) =>
  bounded(entry, { max })
    .nullable()
    .transform((entries) => entries ?? []);

/**
 * Returns a form rule with the limits of {@link requiredList} and {@link optionalList}. The rule
 * doesn't validate the entries, because forms store references where the site reads resolved
 * values.
 */
export const listRule = (max: number, missing?: string) =>
  bounded(z.unknown(), missing === undefined ? { max } : { max, missing });
