import { parse } from "groq-js";
import { LRUCache } from "lru-cache";
import { LakeError } from "../lake-error.ts";
import { narrowCorrelated } from "./correlate.ts";
import { repairTree } from "./repair-tree.ts";
import { planQuery, type Plan } from "./plan.ts";
import { bracketDepth, treeDepth } from "./query-depth.ts";
import { parseError, syntaxError } from "./query-errors.ts";
import { visitNodes, type SyntaxNode } from "./syntax-tree.ts";
import { withinTime } from "./time-limit.ts";
import { rewriteTextQueries, type TextTerm } from "./text-query.ts";

/** A query, parsed once for all its executions. */
export interface ParsedQuery {
  text: string;
  /** The tree as the caller wrote it, from which sync tags and listeners are derived. */
  tree: SyntaxNode;
  plan: Plan;
  terms: readonly TextTerm[];
  /** The names of the parameters that the query uses. */
  names: readonly string[];
  /** Whether the plan still reads the whole dataset somewhere. */
  readsEverything: boolean;
  /** Whether the query calls `diff::` or `delta::` functions, which groq-js only evaluates asynchronously. */
  isAsynchronous: boolean;
  /** Whether the result depends on the current time. */
  readsClock: boolean;
}

/** Longer texts, in characters, are parsed under a time limit. */
const longText = 10_000;

/** Limits of brackets open at once and of levels of a syntax tree. The Studio's longest queries have 12 and 40. */
const bracketCeiling = 100;
const depthCeiling = 300;

/** Time limit for parsing, in milliseconds. */
const parseTime = 1_000;

/** Parsed queries. Parsing takes about 50 µs, and a site repeats the same few hundred queries. */
const cache = new LRUCache<string, ParsedQuery>({
  max: 1_000,
  maxSize: 10_000_000,
  sizeCalculation: (_, key) => key.length + 1,
});

/**
 * Parses a query. Constant folding needs the parameters in some places (`[0...$n]`), so a query that can't be parsed
 * alone is parsed and cached together with them. Throws the 400 that Sanity returns for a syntax error.
 */
export function parseQuery(query: string, params: Readonly<Record<string, unknown>>): ParsedQuery {
  const known = cache.get(query);
  if (known) return known;
  const bound = `${JSON.stringify(params)}\n${query}`;
  const knownBound = cache.get(bound);
  if (knownBound) return knownBound;
  try {
    return remember(query, query, parseInTime(query));
  } catch (alone) {
    if (alone instanceof LakeError) throw alone;
    try {
      return remember(bound, query, parseInTime(query, params));
    } catch (error) {
      throw error instanceof LakeError ? error : syntaxError(query, error);
    }
  }
}

/**
 * Parses a query, under a time limit if it is long or defines functions. groq-js inlines functions where they are
 * called, so a few lines can expand into a billion calls. Throws a 400 for a query that is nested too deeply to be
 * evaluated.
 */
function parseInTime(query: string, params: Readonly<Record<string, unknown>> = {}): SyntaxNode {
  refuseDepth(query, bracketDepth(query), bracketCeiling);
  const read = (): SyntaxNode => parse(query, { params: { ...params } });
  const isSuspect = query.length > longText || /\bfn\b/.test(query);
  const tree = isSuspect ? withinTime(parseTime, read) : read();
  refuseDepth(query, treeDepth(tree), depthCeiling);
  return tree;
}

function refuseDepth(query: string, depth: number, ceiling: number): void {
  if (depth > ceiling)
    throw parseError(query, `The query is nested more than ${ceiling} levels deep`);
}

function remember(key: string, query: string, tree: SyntaxNode): ParsedQuery {
  // Copied through JSON because two places of a tree may share a node, and each is rewritten separately.
  const copy: SyntaxNode = JSON.parse(JSON.stringify(tree));
  repairTree(copy, query);
  const terms = rewriteTextQueries(copy);
  const names = new Set<string>();
  visitNodes(tree, (node) => node.type === "Parameter" && names.add(node.name));
  const isAsynchronous = contains(copy, ["diff", "delta"]);
  // The lists that are looked up could change while an asynchronous evaluation waits.
  if (!isAsynchronous) narrowCorrelated(copy);
  const plan = planQuery(copy);
  const readsEverything = contains(plan, ["releases"]) || contains(plan, "Everything");
  const parsed = {
    text: query,
    tree,
    plan,
    terms,
    names: [...names],
    readsEverything,
    isAsynchronous,
    readsClock: asksTheTime(tree),
  };
  cache.set(key, parsed);
  return parsed;
}

/** Whether a tree calls `now()` or `dateTime::now()`. */
function asksTheTime(tree: SyntaxNode): boolean {
  let isFound = false;
  visitNodes(tree, (node) => {
    isFound ||= node.type === "FuncCall" && node.name === "now";
  });
  return isFound;
}

/** Whether a tree has a node of this type, or a call of a function in one of these namespaces. */
function contains(tree: unknown, wanted: string | readonly string[]): boolean {
  let isFound = false;
  visitNodes(tree, (node) => {
    isFound ||= node.type === wanted;
    isFound ||= node.type === "FuncCall" && wanted.includes(node.namespace);
  });
  return isFound;
}
