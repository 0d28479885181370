/**
 * Returns a GROQ expression that ranks a document by how it matches searched words: those with this title first, then
 * those whose title begins with the words, those with a word that begins so, and those whose address begins so.
 * `words` is the GROQ parameter with the words.
 */
export const matchRank = (words: string): string => {
  const title = 'lower(coalesce(title, name, ""))';
  const address = 'lower(coalesce(slug.current, from, ""))';
  const typed = `lower(${words})`;
  return `select(
    ${title} == ${typed} => 0,
    string::startsWith(${title}, ${typed}) => 1,
    ${title} match ${typed} + "*" => 2,
    string::startsWith(${address}, ${typed}) => 3,
    4
  )`.replaceAll(/\s+/g, " ");
};

/** Parameter in which the Studio's search of references passes the typed words. */
const typedWords = "$__rawQuery";

/**
 * The order of the results in a reference field, for the Studio's search strategy `groq2024`: the best match by title or
 * address, then by title.
 */
export const referenceOrder = [
  { field: matchRank(typedWords), direction: "asc" },
  { field: 'lower(coalesce(title, name, ""))', direction: "asc" },
  // Without this field, the Studio would search in another way.
  { field: "_score", direction: "desc" },
] as const;
