import { isObject, type LakeDocument } from "../document.ts";
import { LakeError } from "../lake-error.ts";
import { visitNodes, type SyntaxNode } from "./syntax-tree.ts";

/** A `text::query($q)` in a query: its words are worked out for each execution and passed as two parameters. */
export interface TextTerm {
  wanted: string;
  unwanted: string;
  argument: SyntaxNode;
}

/** The attribute under which the searchable text of a whole document is found; it is hidden from projections. */
const textAttribute = "__text";

/**
 * Rewrites `X match text::query(Q)` in place to what groq-js can evaluate: `X match $wanted && !(X match $unwanted)`,
 * with the hidden text of the document for an X that holds the document itself (`[@, _id]`, as the Studio searches).
 */
export function rewriteTextQueries(tree: SyntaxNode): TextTerm[] {
  const terms: TextTerm[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== "OpCall" || node.op !== "match" || !isTextQuery(node.right)) return;
    const argument = node.right.args[0];
    if (!argument) return;
    const term = {
      wanted: `__wanted${terms.length}`,
      unwanted: `__unwanted${terms.length}`,
      argument,
    };
    terms.push(term);
    Object.assign(node, replacement(subjectOf(node.left), term), { op: undefined });
  });
  return terms;
}

function isTextQuery(node: SyntaxNode): node is Extract<SyntaxNode, { type: "FuncCall" }> {
  return node.type === "FuncCall" && node.namespace === "text" && node.name === "query";
}

function subjectOf(left: SyntaxNode): SyntaxNode {
  const items = left.type === "Array" ? left.elements.map((element) => element.value) : [left];
  const isWholeDocument = items.some((item) => item.type === "This");
  return isWholeDocument ? { type: "AccessAttribute", name: textAttribute } : left;
}

function replacement(subject: SyntaxNode, term: TextTerm): SyntaxNode {
  const match = (name: string): SyntaxNode => ({
    type: "OpCall",
    op: "match",
    left: subject,
    right: { type: "Parameter", name },
  });
  return {
    type: "And",
    left: match(term.wanted),
    right: { type: "Not", base: match(term.unwanted) },
  };
}

/** The parameters that stand for the words of each text query. Throws a 400 for an argument that is no string. */
export function textParameters(
  terms: readonly TextTerm[],
  params: Readonly<Record<string, unknown>>,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { argument, wanted, unwanted } of terms) {
    const value = argument.type === "Parameter" ? params[argument.name] : constantOf(argument);
    if (typeof value !== "string") {
      const description = "text::query() takes one string";
      throw new LakeError(
        400,
        { error: { description, type: "queryEvaluationError" } },
        description,
      );
    }
    const words = value.match(/-?(?:"[^"]*"|[^\s"]+)/g) ?? [];
    const excluded = words.filter((word) => word.startsWith("-") && word.length > 1);
    const included = words.filter((word) => !excluded.includes(word));
    found[wanted] = included.length ? included : ["*"];
    found[unwanted] = excluded.map((word) => word.slice(1));
  }
  return found;
}

function constantOf(node: SyntaxNode): unknown {
  return node.type === "Value" ? node.value : undefined;
}

/** Makes the text of these documents findable. Worked out once for each stored revision, when first asked for. */
export function prepareForSearch(documents: readonly LakeDocument[]): void {
  for (const document of documents) {
    if (Object.hasOwn(document, textAttribute)) continue;
    let text: string[] | undefined;
    Object.defineProperty(document, textAttribute, {
      enumerable: false,
      get: () => (text ??= textOf(document)),
    });
  }
}

function textOf(value: unknown, found: string[] = []): string[] {
  if (typeof value === "string") found.push(value);
  else if (Array.isArray(value)) for (const item of value) textOf(item, found);
  else if (isObject(value)) {
    for (const [key, field] of Object.entries(value)) {
      if (key === "_id" || !key.startsWith("_")) textOf(field, found);
    }
  }
  return found;
}
