import { LRUCache } from "lru-cache";
import { LakeError } from "../lake-error.ts";
import { analyzeQuery, type QueryProperties } from "./analyze-query.ts";
import { parseTree, type SyntaxNode } from "./internals/groq-tree.ts";
import { withOrderFirst } from "./order-first.ts";
import { planQuery, type Plan } from "./plan.ts";
import { nestedTooDeeply, syntaxError } from "./query-errors.ts";
import { checkGrowth } from "./text-growth.ts";
import { exceedTime, timeIsUp, withinProcessorTime } from "./time-limit.ts";

export interface ParsedQuery {
  text: string;
  properties: QueryProperties;
  plan: Plan;
}

/**
 * Maximum number of characters of a query that is parsed without a time limit. The time of groq-js's parser can grow
 * with the square of the length: 10,000 characters take up to 0.1 s.
 */
const longText = 2_000;

/** Maximum number of brackets open at once. The Studio's longest queries have 12. */
const bracketCeiling = 100;

/**
 * A string or a bracket. A string that doesn't end matches up to the end of the query: if it didn't match, the time would
 * grow with the square of the query's length.
 */
const stringOrBracket =
  /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)|[[({\])}]/g;

/**
 * Returns the limit of CPU time for parsing a query, in milliseconds. A site's longest queries have 100,000 characters
 * and take 100 ms, and several times as much in a process that has just started on a slow machine.
 */
const parseTime = ({ length }: string): number => Math.min(Math.max(100, length / 200), 500);

/** Parsed queries. Parsing takes about 50 µs, and a site repeats the same few hundred queries. */
const cache = new LRUCache<string, ParsedQuery>({
  max: 1_000,
  maxSize: 10_000_000,
  sizeCalculation: (_, key) => key.length + 1,
});

/**
 * In some places (`[0...$n]`), groq-js needs the values of parameters to parse: such a query is cached with its
 * parameters. Throws the 400 that Sanity returns for a syntax error.
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
 * Parses under a time limit if the query is long or defines functions, which groq-js inlines where they are called: a few
 * lines can expand into a billion calls. Throws a 400 for too many open brackets.
 */
function parseInTime(query: string, params: Readonly<Record<string, unknown>> = {}): SyntaxNode {
  if (bracketDepth(query) > bracketCeiling) throw nestedTooDeeply(query, bracketCeiling);
  const isSuspect = query.length > longText || /\bfn\b/.test(query);
  if (!isSuspect) return parseTree(query, params);
  const tree = withinProcessorTime(parseTime(query), () => parseTree(query, params));
  return tree === timeIsUp ? exceedTime() : tree;
}

/** The largest number of brackets that are open at once, not counting those in strings. */
function bracketDepth(query: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of query.matchAll(stringOrBracket)) {
    if ("[({".includes(token)) depth += 1;
    else if ("])}".includes(token)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Finds queries that may order a projection, because most don't and rewriting copies the tree. */
const ordersProjection = /\}[\s)]*\|\s*order\s*\(/;

function remember(key: string, query: string, tree: SyntaxNode): ParsedQuery {
  checkGrowth(query, tree);
  const ordered = ordersProjection.test(query) ? withOrderFirst(tree) : tree;
  const analysis = analyzeQuery(ordered, query);
  const parsed = { text: query, properties: analysis.query, plan: planQuery(ordered, analysis) };
  cache.set(key, parsed);
  return parsed;
}
