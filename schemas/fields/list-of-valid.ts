import * as z from "zod";

/**
 * Takes the shape of one entry, gives the shape of a list that leaves out what does not fit: for lists in which
 * one bad entry must not cost the others (addresses of all pages, other languages of a page).
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
