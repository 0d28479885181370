/**
 * Returns a GROQ expression that ranks a document by how it matches searched words: those with this title first, then
 * those whose title begins with the words, those with a word that begins so, and those whose address begins so.
 * `param` is the GROQ parameter with the words.
 */
export const matchRank = (param: string): string => {
  const title = 'lower(coalesce(title, name, ""))';
  const address = 'lower(coalesce(slug.current, from, ""))';
  const typed = `lower(${param})`;
  return `select(
    ${title} == ${typed} => 0,
    string::startsWith(${title}, ${typed}) => 1,
    ${title} match ${typed} + "*" => 2,
    string::startsWith(${address}, ${typed}) => 3,
    4
  )`.replaceAll(/\s+/g, " ");
};
