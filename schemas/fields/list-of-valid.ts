import * as z from "zod";

/**
 * Returns the shape of a list that omits invalid entries, for lists in which one invalid entry must not affect the
 * others (addresses of all pages, other languages of a page).
 */
export const listOfValid = <T extends z.ZodType>(entry: T) =>
  z
    .array(z.unknown())
    .nullable()
    .transform((entries) =>
      (entries ?? []).flatMap((each) => {
        const parsed = entry.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      }),
    );
