import { matchRank } from "../match-order.ts";

/** Parameter in which the Studio's search of references passes the typed words. */
const typedText = "$__rawQuery";

/**
 * The order of the results in a reference field: the best match by title or address, then by title. The Studio's search
 * strategy `groq2024` takes it from the option `sort` of the reference's type, and writes each field into its query.
 */
export const referenceOrder = [
  { field: matchRank(typedText), direction: "asc" },
  { field: 'lower(coalesce(title, name, ""))', direction: "asc" },
  // Without this field, the Studio would search in another way.
  { field: "_score", direction: "desc" },
] as const;
