/** The requests that the Studio sends for the list “Pages”, as its search strategy `groq2024` writes them. */
const pages = "_type == $type && language == $language";
const found = "([@, _id] match text::query($__query) || references($__rawQuery))";

const list = `// findability-mvi:5
// findability-source: list
*[_type in $__types && ${found} && (${pages})] {_type, _id, _originalId, "orderings": [_updatedAt]} | order(orderings[0] desc) [0...$__limit]`;

const ranked = `// findability-mvi:5
// findability-source: list-query
*[_type in $__types && (${pages})] | score(boost(_type in ["page"] && title match text::query($__query), 10), ${found}) [_score > 0] {_type, _id, _originalId, "orderings": [_score, _updatedAt]} | order(orderings[0] desc,orderings[1] desc) [0...$__limit]`;

/** Returns the query of the Studio's document list for a search text, or for the whole list if the text is empty. */
export const studioListQuery = (text: string) => ({
  query: text === "" ? list : ranked,
  params: {
    __types: ["page"],
    __limit: 101,
    __query: `${text}*`,
    __rawQuery: text,
    type: "page",
    language: "en",
  },
});
