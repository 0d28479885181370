import { evaluateSync } from "groq-js";
import type { LakeDocument } from "../document.ts";
import { parseQuery } from "../query/parsed-query.ts";
import { allowedValues, constraintsOf, type SyntaxNode } from "../query/syntax-tree.ts";
import { indexedValues } from "../dataset/view.ts";

/** Says whether a document, taken by itself, is among what a query selects. */
export type Matcher = (document: LakeDocument | null) => boolean;

/**
 * The matcher of a listener's query; its projection, order and slice play no part. Every commit is put to every listener,
 * so a document that the constraints already exclude is never evaluated. Throws a `LakeError` for a query that can't be parsed.
 */
export function createMatcher(
  query: string,
  params: Readonly<Record<string, unknown>>,
  identity: string,
): Matcher {
  const filter = innermostFilter(parseQuery(query, params).tree);
  const excludes = exclusion(filter, params);
  const options = { params: { ...params }, identity };
  return (document) => {
    if (!document || excludes(document)) return false;
    const dataset = [document];
    try {
      const dereference = ({ _ref }: { _ref: string }) =>
        _ref === document._id ? document : undefined;
      const result: unknown = evaluateSync(filter, { ...options, dataset, dereference }).data;
      return Array.isArray(result) ? result.length > 0 : result !== null && result !== false;
    } catch {
      // What only evaluates asynchronously (`diff::`) can't filter a listener: better an event too many.
      return true;
    }
  };
}

/** The filter under a query's projections, slices and pipes: what decides whether a document is in it at all. */
function innermostFilter(tree: SyntaxNode): SyntaxNode {
  let node = tree;
  while (node.type !== "Filter" && "base" in node && node.base && node.type !== "AccessAttribute") {
    node = node.base;
  }
  return node.type === "Filter" || node.type === "Everything" ? node : tree;
}

function exclusion(
  filter: SyntaxNode,
  params: Readonly<Record<string, unknown>>,
): (document: LakeDocument) => boolean {
  const constraints = filter.type === "Filter" ? constraintsOf(filter.expr) : [];
  const tests = constraints.flatMap((constraint) => {
    const values = allowedValues(constraint, params);
    return values ? [{ field: constraint.field, values: new Set(values) }] : [];
  });
  return (document) =>
    tests.some(({ field, values }) => {
      const found = field === "_id" ? [document._id] : indexedValues(document, field);
      return !found.some((value) => values.has(value));
    });
}
