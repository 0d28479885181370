import * as z from "zod";

type ListRule = {
  /** What to tell an editor who left the list empty; without it the list may be. */
  missing?: string;
  /** The most entries. */
  max: number;
};

const bounded = <T extends z.ZodType>(entry: T, { missing, max }: ListRule) =>
  z
    .array(entry, missing === undefined ? {} : { error: missing })
    .min(missing === undefined ? 0 : 1, missing === undefined ? {} : { error: missing })
    .max(max, { error: `Keep to ${max} entries or fewer.` });

/** Takes the shape of an entry and how many there may be, gives a list that must hold at least one. */
export const requiredList = <T extends z.ZodType>(entry: T, max: number, missing: string) =>
  bounded(entry, { missing, max });

/** Takes the shape of an entry and how many there may be, gives a list that may be empty. */
export const optionalList = <T extends z.ZodType>(entry: T, max: number) =>
  bounded(entry, { max })
    .nullable()
    .transform((entries) => entries ?? []);

/** The same rule for a form, which stores references where the site reads what they lead to. */
export const listRule = (max: number, missing?: string) =>
  bounded(z.unknown(), missing === undefined ? { max } : { max, missing });
