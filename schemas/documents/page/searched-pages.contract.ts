import * as z from "zod";
import { listOfValid } from "../../fields/list-of-valid.ts";

/** The revisions of the documents of reusable blocks, whose texts the search of the site finds. */
export const reusedRevisionsShape = listOfValid(
  z.strictObject({ _id: z.string(), _rev: z.string() }),
);

/** GROQ: the revisions of all reusable blocks. */
export const reusedRevisionsQuery = `*[_type == "reusableBlock"]{ _id, _rev }`;

/** The pages with $ids. The site parses them one by one. */
export const searchedPagesShape = z
  .array(z.unknown())
  .nullable()
  .transform((pages) => pages ?? []);
