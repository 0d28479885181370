import * as z from "zod";

/** A stored block of any type and version. */
export const storedBlock = z.looseObject({ _key: z.string(), _type: z.string() });
