import * as z from "zod";

/**
 * Returns the shape of a list that omits invalid entries. Use it if the entries are independent,
 * such as the addresses of all pages.
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
