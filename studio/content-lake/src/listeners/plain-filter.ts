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

/**
 * Maximum number of stars in a pattern such as `_.**`. Each further star multiplies the work of its regular expression.
 */
const starCeiling = 2;

/**
 * Returns whether a filter only compares values of a document, so that evaluating one takes microseconds whatever it
 * contains. Nearly all clients listen with such filters. The others (`match`, ranges, string functions) are evaluated
 * under a time limit.
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

/** Whether the pattern of `path("…")` is a constant with few stars. */
function isShort([pattern]: readonly SyntaxNode[]): boolean {
  if (pattern?.type !== "Value" || typeof pattern.value !== "string") return false;
  return pattern.value.split("*").length <= starCeiling + 1;
}
