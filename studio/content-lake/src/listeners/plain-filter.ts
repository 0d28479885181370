import { visitNodes, type SyntaxNode } from "../query/syntax-tree.ts";

const plainTypes = new Set(
  "Everything This Value Parameter AccessAttribute Array ArrayElement Group And Or Not OpCall Filter FuncCall".split(
    " ",
  ),
);

const plainFunctions = new Set([
  "global::defined",
  "global::references",
  "global::coalesce",
  "sanity::versionOf",
  "sanity::partOfRelease",
]);

/** `_.**` and the like; each further star multiplies what a regular expression may have to try. */
const starCeiling = 2;

/**
 * Does a filter only compare what is in a document, so that judging one takes microseconds whatever is in it? Nearly
 * all that clients listen with do; the others (`match`, ranges, functions of texts) are judged under a time limit.
 */
export function isPlainFilter(filter: SyntaxNode): boolean {
  let isPlain = true;
  visitNodes(filter, (node) => {
    isPlain &&= plainTypes.has(node.type);
    if (node.type === "OpCall") isPlain &&= node.op !== "match";
    if (node.type === "FuncCall") {
      const name = `${node.namespace}::${node.name}`;
      isPlain &&= plainFunctions.has(name) || (name === "global::path" && isShort(node.args));
    }
  });
  return isPlain;
}

/** Is the pattern of `path("…")` written in the query, with few stars? */
function isShort([pattern]: readonly SyntaxNode[]): boolean {
  if (pattern?.type !== "Value" || typeof pattern.value !== "string") return false;
  return pattern.value.split("*").length <= starCeiling + 1;
}
