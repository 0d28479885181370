import type { Documents } from "../dataset/view.ts";
import { publishedIdOf, searchableText, type LakeDocument } from "../document.ts";
import type { InParts } from "../in-parts.ts";
import { dataError } from "../lake-error.ts";
import type { TextHits, TextSearch } from "../store/search-index.ts";
import { callbackOf, finderOf, foundBy } from "./internals/groq-evaluator.ts";
import {
  attribute,
  isCall,
  operation,
  parameter,
  type OperatorNode,
  type SyntaxNode,
} from "./internals/groq-tree.ts";

/**
 * A text search `X match text::query($q)` in a query. `wanted`, `unwanted`, `hits` and `rank` are names of parameters.
 * They get their values when the query is executed.
 */
export interface TextTerm {
  /**
   * The text that is searched. `document`: the whole text of a document, if the left side of `match` includes the
   * document itself (`[@, _id]`, as in the Studio's search). `scored document`: the same inside `score()`, where the
   * number of occurrences counts. `attribute`: only the value of the left side. `own attribute`: the same, if the
   * full-text index covers this value.
   */
  target: "document" | "scored document" | "attribute" | "own attribute";
  /** Names of the parameters with the required words (`included`) and the excluded words (`excluded`), for `match`. */
  included: string;
  excluded: string;
  /** Name of the parameter for the ids of the documents that the full-text index finds. */
  hits: string;
  /** Name of the parameter through which a scored document gets its rank, from 0 to 1 (see `finderOf`). */
  rank: string;
  argument: SyntaxNode;
}

/**
 * Maximum number of found documents that are ranked by the number of occurrences. Counting them takes 0.1 ms for a
 * document of 4 kB. If more are found, all have the same rank.
 */
const rankedCeiling = 1_000;

/** Maximum number of words of a search whose occurrences count. */
const rankedWords = 10;

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
  // No query can use these names, because names in GROQ contain no spaces.
  const nameOf = (value: string) => `${value} ${index}`;
  const names = { included: nameOf("included"), excluded: nameOf("excluded") };
  return {
    ...names,
    target: targetOf(items, isScored),
    hits: nameOf("hits"),
    rank: nameOf("rank"),
    argument,
  };
}

function targetOf(items: readonly SyntaxNode[], isScored: boolean): TextTerm["target"] {
  if (items.some((item) => item.type === "This")) return isScored ? "scored document" : "document";
  return items.every(isOwnText) ? "own attribute" : "attribute";
}

/** Whether a node is a path to texts of the document itself that the full-text index covers. */
function isOwnText(node: SyntaxNode): boolean {
  if (node.type === "AccessAttribute")
    return !node.name.startsWith("_") && (!node.base || isOwnText(node.base));
  if (node.type === "Map") return isOwnText(node.base) && isItemText(node.expr);
  return (node.type === "ArrayCoerce" || node.type === "AccessElement") && isOwnText(node.base);
}

/** Whether a node is a path from an item of a list, such as `title` in `sections[].title`. */
function isItemText(node: SyntaxNode): boolean {
  if (node.type !== "AccessAttribute" || node.name.startsWith("_")) return false;
  return node.base === undefined || node.base.type === "This" || isItemText(node.base);
}

/** A search in whole documents uses the full-text index, one in an attribute uses `match`. */
export function searchOf(
  { left }: OperatorNode,
  term: TextTerm,
  rewrite: (node: SyntaxNode) => SyntaxNode,
): SyntaxNode {
  return isOfDocument(term)
    ? operation(attribute("_id"), "in", parameter(term.hits))
    : wordByWord(rewrite(left), term);
}

export const isRanked = ({ target }: TextTerm): boolean => target === "scored document";

/** Whether the full-text index alone decides what a text query finds. */
export const isOfDocument = ({ target }: TextTerm): boolean =>
  target === "document" || target === "scored document";

/** Returns an argument of `score()` that adds a document's rank in a text query to a positive score. */
export function rankedBy(score: SyntaxNode, { rank }: TextTerm): SyntaxNode {
  const none: SyntaxNode = { type: "Value", value: 0 };
  const args = [score, foundBy(rank, attribute("_id"), none)];
  return { type: "FuncCall", namespace: "global", name: "boost", args };
}

function wordByWord(text: SyntaxNode, { included, excluded }: TextTerm): SyntaxNode {
  const excludedMatch = operation(text, "match", parameter(excluded));
  return {
    type: "And",
    left: operation(text, "match", parameter(included)),
    right: { type: "Not", base: excludedMatch },
  };
}

export interface TextResults {
  /** Parameters for the evaluation by groq-js. */
  params: Record<string, unknown>;
  /** The ids that each text query found, for look-ups in an index. */
  hits: Map<TextTerm, readonly string[]>;
}

/** Number of found documents that are looked up between two pauses. It takes up to 4 ms. */
const portion = 4_000;

/**
 * Searches the full-text index for each text query, in parts between which other requests can run. Throws a 400 for an
 * argument that isn't a string.
 */
export function* textResults(
  terms: readonly TextTerm[],
  given: Readonly<Record<string, unknown>>,
  source: () => Documents,
  search: TextSearch,
): InParts<TextResults> {
  const params: Record<string, unknown> = {};
  const hits = new Map<TextTerm, readonly string[]>();
  // The Studio's search has the same text for whole documents and for titles.
  const found = new Map<string, DocumentsFound>();
  for (const term of terms) {
    const text = textOf(term, given);
    const words = text.match(/-?(?:"[^"]*"|[^\s"]+)/g) ?? [];
    const excluded = words.filter((word) => word.startsWith("-") && word.length > 1);
    const included = words.filter((word) => !excluded.includes(word));
    params[term.included] = included.length ? included : ["*"];
    params[term.excluded] = excluded.map((word) => word.slice(1));
    if (term.target === "attribute") continue;
    const searched = isOfDocument(term) ? text : searchTextOf(included);
    const known = found.get(searched) ?? (yield* documentsFound(yield* search(searched), source));
    found.set(searched, known);
    const { ids, isExcluded } = known;
    // Passes a callback instead of a list of ids, because groq-js would search the list from its start for each
    // document.
    params[term.hits] = callbackOf((id) => ids.has(id) !== isExcluded);
    const ranked = searchedWords(isExcluded || ids.size > rankedCeiling ? [] : included);
    params[term.rank] = finderOf((id) => rankOf(source().get(id), ranked));
    if (!isExcluded) hits.set(term, [...ids]);
  }
  return { params, hits };
}

interface DocumentsFound {
  /** The ids in the perspective of the query. */
  ids: ReadonlySet<string>;
  isExcluded: boolean;
}

function* documentsFound(
  { ids: stored, isExcluded }: TextHits,
  source: () => Documents,
): InParts<DocumentsFound> {
  const ids = new Set<string>();
  for (const [index, id] of stored.entries()) {
    if (index % portion === portion - 1) yield;
    const visibleId = visibleIdOf(id, source());
    if (visibleId !== undefined) ids.add(visibleId);
  }
  return { ids, isExcluded };
}

function textOf({ argument }: TextTerm, given: Readonly<Record<string, unknown>>): string {
  const text = argument.type === "Parameter" ? given[argument.name] : constantOf(argument);
  if (typeof text === "string") return text;
  throw dataError(400, "queryEvaluationError", "text::query() takes one string");
}

/** Whether a word of a text without accents is one of the searched words. */
type IsSearched = (word: string) => boolean;

const splitWords = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function searchedWords(included: readonly string[]): IsSearched[] {
  const words = withoutAccents(included.join(" ")).match(/[\p{L}\p{N}]+\*?/gu) ?? [];
  return words.slice(0, rankedWords).map((word) => {
    const start = word.replace("*", "");
    return start === word ? (found) => found === word : (found) => found.startsWith(start);
  });
}

/** Returns how often a document contains the words, as a number from 0 to 1. */
function rankOf(document: LakeDocument | undefined, searched: readonly IsSearched[]): number {
  if (!document || searched.length === 0) return 0;
  const words = splitWords(withoutAccents(searchableText(document).join("\n")));
  const ranks = searched.map((is) => 1 - 1 / (1 + words.filter(is).length));
  return ranks.reduce((sum, rank) => sum + rank, 0) / searched.length;
}

const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();

/** The characters between the words of a pattern of `match`. */
const separators = /[!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/;

/**
 * Returns a search for all documents that contain these words anywhere. A phrase becomes its words, because `match`
 * finds them in any order. Omits words with a star inside and words with a dot, which `match` treats differently.
 */
function searchTextOf(included: readonly string[]): string {
  const words = included.flatMap((word) => word.split(separators));
  return words.filter((word) => !/[.]|[*]./.test(word)).join(" ");
}

/** Undefined if the perspective doesn't include the document. */
function visibleIdOf(storedId: string, source: Documents): string | undefined {
  return [storedId, publishedIdOf(storedId)].find((id) => {
    const document = source.get(id);
    return document !== undefined && (document["_originalId"] ?? document._id) === storedId;
  });
}

function constantOf(node: SyntaxNode): unknown {
  return node.type === "Value" ? node.value : undefined;
}
