import { evaluateSync, parse } from "groq-js";
import type { Documents } from "../dataset/view.ts";
import { publishedIdOf, searchableText, type LakeDocument } from "../document.ts";
import { dataError } from "../lake-error.ts";
import type { TextHits } from "../store/search-index.ts";
import { visitNodes, type SyntaxNode } from "./syntax-tree.ts";

/** A `text::query($q)` in a query, with the names of its parameters. Each execution searches and sets them. */
export interface TextTerm {
  /** The parameters with the required and the excluded words, in the form that `match` accepts. */
  wanted: string;
  unwanted: string;
  /** The parameter with the documents that the full-text index finds. */
  hits: string;
  argument: SyntaxNode;
}

/** The attribute with the searchable text of a whole document. It isn't enumerable, so projections don't include it. */
const textAttribute = "__text";

/**
 * Rewrites `X match text::query(Q)` in place to an expression that groq-js can evaluate. If X includes the document
 * itself (`[@, _id]`, as in the Studio's search), the full-text index decides: `_id in $hits`. A single field is
 * matched word by word. So is the document's text inside `score()`, where the number of occurrences counts.
 */
export function rewriteTextQueries(tree: SyntaxNode): TextTerm[] {
  const terms: TextTerm[] = [];
  const scored = new Set<SyntaxNode>();
  visitNodes(tree, (node) => {
    if (node.type === "PipeFuncCall" && node.name === "score")
      visitNodes(node.args, (part) => scored.add(part));
    if (node.type !== "OpCall" || node.op !== "match" || !isTextQuery(node.right)) return;
    const argument = node.right.args[0];
    if (!argument) return;
    const [wanted, unwanted, hits] = ["wanted", "unwanted", "hits"].map(
      (name) => `__${name}${terms.length}`,
    );
    if (!wanted || !unwanted || !hits) return;
    const term = { wanted, unwanted, hits, argument };
    terms.push(term);
    Object.assign(node, replacement(node.left, term, scored.has(node)));
  });
  return terms;
}

function isTextQuery(node: SyntaxNode): node is Extract<SyntaxNode, { type: "FuncCall" }> {
  return node.type === "FuncCall" && node.namespace === "text" && node.name === "query";
}

function replacement(left: SyntaxNode, term: TextTerm, isScored: boolean): object {
  const items = left.type === "Array" ? left.elements.map((element) => element.value) : [left];
  const isWholeDocument = items.some((item) => item.type === "This");
  if (!isWholeDocument) return wordByWord(left, term);
  const found: SyntaxNode = {
    type: "OpCall",
    op: "in",
    left: { type: "AccessAttribute", name: "_id" },
    right: { type: "Parameter", name: term.hits },
  };
  if (!isScored) return found;
  const text: SyntaxNode = { type: "AccessAttribute", name: textAttribute };
  // Both are needed: the index also finds words that `match` doesn't, such as those typed without accents.
  return { type: "Or", left: found, right: wordByWord(text, term), op: undefined };
}

function wordByWord(left: SyntaxNode, term: TextTerm) {
  const match = (name: string): SyntaxNode => ({
    type: "OpCall",
    op: "match",
    left,
    right: { type: "Parameter", name },
  });
  const not: SyntaxNode = { type: "Not", base: match(term.unwanted) };
  return { type: "And" as const, left: match(term.wanted), right: not, op: undefined };
}

/** The parameters for the text queries of one execution. */
export interface TextParameters {
  /** For the evaluation by groq-js. */
  params: Record<string, unknown>;
  /** For looking documents up by id. */
  ids: Record<string, readonly string[]>;
}

/** Searches the full-text index for each text query. Throws a 400 for an argument that isn't a string. */
export function textParameters(
  terms: readonly TextTerm[],
  given: Readonly<Record<string, unknown>>,
  source: Documents,
  search: (text: string) => TextHits,
): TextParameters {
  const params: Record<string, unknown> = {};
  const ids: Record<string, readonly string[]> = {};
  for (const { argument, wanted, unwanted, hits } of terms) {
    const text = argument.type === "Parameter" ? given[argument.name] : constantOf(argument);
    if (typeof text !== "string")
      throw dataError(400, "queryEvaluationError", "text::query() takes one string");
    const words = text.match(/-?(?:"[^"]*"|[^\s"]+)/g) ?? [];
    const excluded = words.filter((word) => word.startsWith("-") && word.length > 1);
    const included = words.filter((word) => !excluded.includes(word));
    params[wanted] = included.length ? included : ["*"];
    params[unwanted] = excluded.map((word) => word.slice(1));
    const found = search(text);
    const seen = new Set(found.ids.flatMap((id) => seenAs(id, source)));
    params[hits] = idPattern((id) => seen.has(id) !== found.isExcluded);
    if (!found.isExcluded) ids[hits] = [...seen];
  }
  return { params, ids };
}

/** Returns the id under which a perspective shows a stored document; none if it doesn't show it. */
function seenAs(storedId: string, source: Documents): string[] {
  const isShown = (id: string) => {
    const document = source.get(id);
    return document !== undefined && (document["_originalId"] ?? document._id) === storedId;
  };
  return [storedId, publishedIdOf(storedId)].filter(isShown).slice(0, 1);
}

/**
 * The prototype of groq-js's value for `path("…")`, in which `id in path("…")` calls a function. With a list of ids,
 * groq-js would search the list from its start for each document.
 */
const pathPrototype: unknown = Object.getPrototypeOf(evaluateSync(parse('path("*")')).data);

function idPattern(matches: (id: string) => boolean): unknown {
  if (typeof pathPrototype !== "object") throw new Error("groq-js has no paths any more");
  const pattern: unknown = Object.create(pathPrototype, { matches: { value: matches } });
  return pattern;
}

function constantOf(node: SyntaxNode): unknown {
  return node.type === "Value" ? node.value : undefined;
}

/** Makes the text of these documents searchable. It is computed on first use, once for each stored revision. */
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
