import type { Documents } from "../dataset/view.ts";
import { publishedIdOf, searchableText, type LakeDocument } from "../document.ts";
import { dataError } from "../lake-error.ts";
import type { TextHits } from "../store/search-index.ts";
import { callbackOf } from "./internals/groq-evaluator.ts";
import {
  attribute,
  isCall,
  operation,
  parameter,
  type OperatorNode,
  type SyntaxNode,
} from "./internals/groq-tree.ts";

/**
 * A text search `X match text::query($q)` in a query. `wanted`, `unwanted` and `hits` are names of parameters. They get
 * their values when the query is executed.
 */
export interface TextTerm {
  /**
   * The text that is searched. `document`: the whole text of a document, if the left side of `match` includes the
   * document itself (`[@, _id]`, as in the Studio's search). `scored document`: the same inside `score()`, where the
   * number of occurrences counts. `attribute`: only the value of the left side.
   */
  target: "document" | "scored document" | "attribute";
  /** Names of the parameters with the required words (`wanted`) and the excluded words (`unwanted`), for `match`. */
  wanted: string;
  unwanted: string;
  /** Name of the parameter for the ids of the documents that the full-text index finds. */
  hits: string;
  argument: SyntaxNode;
}

/** The attribute with the searchable text of a whole document. It isn't enumerable, so projections don't include it. */
const textAttribute = "__text";

/**
 * Returns the text query of an `X match text::query(Q)` node, or undefined for other nodes. `index` is the text query's
 * number in the query.
 */
export function textTermOf(
  node: SyntaxNode,
  index: number,
  isScored: boolean,
): TextTerm | undefined {
  if (node.type !== "OpCall" || node.op !== "match") return undefined;
  const { left, right } = node;
  const argument = isCall(right, "text", "query") ? right.args[0] : undefined;
  if (!argument) return undefined;
  const items = left.type === "Array" ? left.elements.map((element) => element.value) : [left];
  const document = isScored ? "scored document" : "document";
  const target = items.some((item) => item.type === "This") ? document : "attribute";
  // No query can use these names, because names in GROQ contain no spaces.
  const [wanted, unwanted, hits] = [`wanted ${index}`, `unwanted ${index}`, `hits ${index}`];
  return { target, wanted, unwanted, hits, argument };
}

/**
 * Converts a text query to an expression that groq-js can evaluate. A search in whole documents uses the full-text
 * index. A search in an attribute uses `match`. Inside `score()`, a search in whole documents uses both.
 */
export function searchOf(
  { left }: OperatorNode,
  term: TextTerm,
  rewrite: (node: SyntaxNode) => SyntaxNode,
): SyntaxNode {
  if (term.target === "attribute") return wordByWord(rewrite(left), term);
  const found = operation(attribute("_id"), "in", parameter(term.hits));
  if (term.target === "document") return found;
  // Uses both the index and `match`. `match` counts occurrences for the score. The index ignores
  // accents, so it finds words that `match` misses: "café" for the search text "cafe".
  return { type: "Or", left: found, right: wordByWord(attribute(textAttribute), term) };
}

function wordByWord(text: SyntaxNode, { wanted, unwanted }: TextTerm): SyntaxNode {
  const excluded = operation(text, "match", parameter(unwanted));
  return {
    type: "And",
    left: operation(text, "match", parameter(wanted)),
    right: { type: "Not", base: excluded },
  };
}

/** The results of the text queries of one execution. */
interface TextResults {
  /** Parameters for the evaluation by groq-js. */
  params: Record<string, unknown>;
  /** The ids that each text query found, for look-ups in an index. */
  hits: Map<TextTerm, readonly string[]>;
}

/** Searches the full-text index for each text query. Throws a 400 for an argument that isn't a string. */
export function textResults(
  terms: readonly TextTerm[],
  given: Readonly<Record<string, unknown>>,
  source: Documents,
  search: (text: string) => TextHits,
): TextResults {
  const params: Record<string, unknown> = {};
  const hits = new Map<TextTerm, readonly string[]>();
  for (const term of terms) {
    const { argument } = term;
    const text = argument.type === "Parameter" ? given[argument.name] : constantOf(argument);
    if (typeof text !== "string")
      throw dataError(400, "queryEvaluationError", "text::query() takes one string");
    const words = text.match(/-?(?:"[^"]*"|[^\s"]+)/g) ?? [];
    const excluded = words.filter((word) => word.startsWith("-") && word.length > 1);
    const included = words.filter((word) => !excluded.includes(word));
    params[term.wanted] = included.length ? included : ["*"];
    params[term.unwanted] = excluded.map((word) => word.slice(1));
    const found = search(text);
    const seen = new Set(found.ids.flatMap((id) => seenAs(id, source)));
    // Passes a callback instead of a list of ids, because groq-js would search the list from its start for each
    // document.
    params[term.hits] = callbackOf((id) => seen.has(id) !== found.isExcluded);
    if (!found.isExcluded) hits.set(term, [...seen]);
  }
  return { params, hits };
}

/**
 * Returns a list with the id that a stored document has in the perspective of `source`. The list is
 * empty if the perspective doesn't include the document.
 */
function seenAs(storedId: string, source: Documents): string[] {
  const isShown = (id: string) => {
    const document = source.get(id);
    return document !== undefined && (document["_originalId"] ?? document._id) === storedId;
  };
  return [storedId, publishedIdOf(storedId)].filter(isShown).slice(0, 1);
}

function constantOf(node: SyntaxNode): unknown {
  return node.type === "Value" ? node.value : undefined;
}

/**
 * Adds the attribute `textAttribute` to these documents. Its text is computed on first use, once
 * for each stored revision.
 */
export function prepareForSearch(documents: Iterable<LakeDocument>): void {
  for (const document of documents) {
    if (Object.hasOwn(document, textAttribute)) continue;
    let text: string[] | undefined;
    Object.defineProperty(document, textAttribute, {
      enumerable: false,
      get: () => (text ??= searchableText(document)),
    });
  }
}
