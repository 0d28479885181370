import { GroqSyntaxError, parse } from "groq-js";
import { LRUCache } from "lru-cache";
import { LakeError } from "../lake-error.ts";
import {
  constraintsOf,
  isDatasetFilter,
  visitNodes,
  type Constraint,
  type SyntaxNode,
} from "./syntax-tree.ts";
import { rewriteTextQueries, type TextTerm } from "./text-query.ts";

/** A filter of the dataset whose documents are looked up instead of scanned. */
export interface Lookup {
  /** The parameter under which the looked-up documents are passed. */
  parameter: string;
  constraints: readonly Constraint[];
}

/** A query, parsed once for all its executions. */
export interface ParsedQuery {
  /** As the caller wrote it: what sync tags and listeners are worked out from. */
  tree: SyntaxNode;
  /** As it is executed: filters of the dataset start from a look-up. */
  plan: SyntaxNode;
  lookups: readonly Lookup[];
  terms: readonly TextTerm[];
  /** Does the plan still read the whole dataset somewhere? */
  readsEverything: boolean;
}

/** Parsing takes about 50 µs; a site sends the same few hundred texts for ever. */
const cache = new LRUCache<string, ParsedQuery>({ max: 1_000 });

/**
 * Parses a query. Constant folding needs the parameters in some places (`[0...$n]`), so a text that can't be
 * parsed alone is parsed, and cached, together with them. Throws the 400 that Sanity answers for a syntax error.
 */
export function parseQuery(query: string, params: Readonly<Record<string, unknown>>): ParsedQuery {
  const known = cache.get(query);
  if (known) return known;
  const bound = `${JSON.stringify(params)}\n${query}`;
  const knownBound = cache.get(bound);
  if (knownBound) return knownBound;
  try {
    return remember(query, parse(query), parse(query));
  } catch {
    try {
      return remember(bound, parse(query, { params }), parse(query, { params }));
    } catch (error) {
      throw syntaxError(query, error);
    }
  }
}

function remember(key: string, tree: SyntaxNode, plan: SyntaxNode): ParsedQuery {
  const terms = rewriteTextQueries(plan);
  const lookups: Lookup[] = [];
  visitNodes(plan, (node) => {
    if (!isDatasetFilter(node)) return;
    const constraints = constraintsOf(node.expr);
    if (!constraints.length) return;
    const parameter = `__documents${lookups.length}`;
    lookups.push({ parameter, constraints });
    node.base = { type: "Parameter", name: parameter };
  });
  const parsed = { tree, plan, lookups, terms, readsEverything: readsEverything(plan) };
  cache.set(key, parsed);
  return parsed;
}

function readsEverything(plan: SyntaxNode): boolean {
  let found = false;
  visitNodes(plan, (node) => {
    found ||= node.type === "Everything";
    found ||= node.type === "FuncCall" && node.namespace === "releases";
  });
  return found;
}

function syntaxError(query: string, error: unknown): LakeError {
  const message = error instanceof Error ? error.message : String(error);
  const start = error instanceof GroqSyntaxError ? error.position : 0;
  const end = Math.max(start, query.length);
  const description = message.split("\n")[0] ?? message;
  return new LakeError(
    400,
    { error: { type: "queryParseError", description, query, start, end } },
    description,
  );
}
