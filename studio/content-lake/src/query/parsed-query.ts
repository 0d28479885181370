import { parse } from "groq-js";
import { LRUCache } from "lru-cache";
import { LakeError } from "../lake-error.ts";
import { narrowCorrelated } from "./correlate.ts";
import { mendTree } from "./mend-tree.ts";
import { planQuery, type Plan } from "./plan.ts";
import { bracketDepth, treeDepth } from "./query-depth.ts";
import { parseError, syntaxError } from "./query-errors.ts";
import { visitNodes, type SyntaxNode } from "./syntax-tree.ts";
import { withinTime } from "./time-limit.ts";
import { rewriteTextQueries, type TextTerm } from "./text-query.ts";

/** A query, parsed once for all its executions. */
export interface ParsedQuery {
  text: string;
  /** As the caller wrote it: what sync tags and listeners are worked out from. */
  tree: SyntaxNode;
  plan: Plan;
  terms: readonly TextTerm[];
  /** The parameters that it names. */
  names: readonly string[];
  /** Does the plan still read the whole dataset somewhere? */
  readsEverything: boolean;
  /** `diff::` and `delta::` are only evaluated asynchronously. */
  isAsynchronous: boolean;
  /** Does it ask what time it is? */
  readsClock: boolean;
}

/** Characters. */
const longText = 10_000;

/** Brackets open at once, and levels of a syntax tree; the Studio's longest queries have 12 and 40. */
const bracketCeiling = 100;
const depthCeiling = 300;

/** Milliseconds. */
const parseTime = 1_000;

/** Parsing takes about 50 µs; a site sends the same few hundred texts for ever. */
const cache = new LRUCache<string, ParsedQuery>({
  max: 1_000,
  maxSize: 10_000_000,
  sizeCalculation: (_, key) => key.length + 1,
});

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
 * A query's own functions are put in where they are called, which a few lines can have done a billion times over; so
 * these, and long texts, are parsed against the clock. Throws a 400 for what is nested too deeply to be evaluated.
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
  // A copy through JSON: the same part of a tree may hang in two places, which are changed apart.
  const copy: SyntaxNode = JSON.parse(JSON.stringify(tree));
  mendTree(copy, query);
  const terms = rewriteTextQueries(copy);
  const names = new Set<string>();
  visitNodes(tree, (node) => node.type === "Parameter" && names.add(node.name));
  const isAsynchronous = contains(copy, ["diff", "delta"]);
  // While an asynchronous evaluation waits, the lists that are looked up would change.
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

/** `now()` and `dateTime::now()`. */
function asksTheTime(tree: SyntaxNode): boolean {
  let isFound = false;
  visitNodes(tree, (node) => {
    isFound ||= node.type === "FuncCall" && node.name === "now";
  });
  return isFound;
}

/** Is there a node of this type, or a call of a function in one of these namespaces? */
function contains(tree: unknown, wanted: string | readonly string[]): boolean {
  let isFound = false;
  visitNodes(tree, (node) => {
    isFound ||= node.type === wanted;
    isFound ||= node.type === "FuncCall" && wanted.includes(node.namespace);
  });
  return isFound;
}
