import { LRUCache } from "lru-cache";
import type { LakeDocument } from "../document.ts";
import { evaluateTree } from "../query/internals/groq-evaluator.ts";
import {
  childrenOf,
  isDatasetFilter,
  isKnown,
  parseTree,
  type SyntaxNode,
} from "../query/internals/groq-tree.ts";
import { everything } from "./role.ts";
import { errorMessage } from "../lake-error.ts";

export interface DocumentFilter {
  isEverything: boolean;
  /** Whether the result depends on the user: the filter calls `identity()`. */
  readsIdentity: boolean;
  selects: (document: LakeDocument, identity: string) => boolean;
}

const lengthCeiling = 2_000;

/**
 * The functions that a filter may call. The Studio evaluates filters with groq-js, so each of them must have the same
 * result there. `now()` is missing, because a document would become visible without a change.
 */
const allowedFunctions =
  /^(?:global::(?!now$|score$|boost$|after$|before$|operation$)|string::|array::|math::|pt::|sanity::(?:versionOf|partOfRelease)$)/;

const compiled = new LRUCache<string, DocumentFilter>({ max: 1_000 });

/** Throws an `Error` that states why the filter isn't valid. */
export function compileFilter(text: string): DocumentFilter {
  const known = compiled.get(text);
  if (known) return known;
  const filter = compile(text);
  compiled.set(text, filter);
  return filter;
}

function compile(text: string): DocumentFilter {
  if (text.trim() === everything) {
    return { isEverything: true, readsIdentity: false, selects: () => true };
  }
  if (text.length > lengthCeiling) throw new Error(`it exceeds ${lengthCeiling} characters`);
  const tree = parse(text);
  if (!isDatasetFilter(tree)) throw new Error('it must be one condition, such as _type == "page"');
  const nodes = nodesBelow(tree.expr);
  for (const node of nodes) check(node);
  return {
    isEverything: false,
    readsIdentity: nodes.some((node) => node.type === "FuncCall" && node.name === "identity"),
    selects: (document, identity) => {
      try {
        const found = evaluateTree(tree, {
          params: {},
          dataset: [document],
          identity,
          dereference: () => undefined,
        });
        return Array.isArray(found) && found.length === 1;
      } catch {
        return false;
      }
    },
  };
}

/** The line break ends a comment at the end of the filter. */
function parse(text: string): SyntaxNode {
  try {
    return parseTree(`*[${text}\n]`, {});
  } catch (error) {
    const reason = errorMessage(error);
    throw new Error(`it isn't valid GROQ (${reason})`, { cause: error });
  }
}

function nodesBelow(node: SyntaxNode): SyntaxNode[] {
  return [node, ...childrenOf(node).flatMap((child) => nodesBelow(child.node))];
}

/** Throws for an expression that depends on more than the document and the user. */
function check(node: SyntaxNode): void {
  if (!isKnown(node)) throw new Error(`it contains an expression that filters can't have`);
  if (node.type === "Everything") throw new Error("it reads other documents with *");
  if (node.type === "Deref") throw new Error("it follows a reference with ->");
  if (node.type === "Parameter") throw new Error(`it has the parameter $${node.name}`);
  if (node.type !== "FuncCall") return;
  const name = `${node.namespace}::${node.name}`;
  if (allowedFunctions.test(name)) return;
  throw new Error(`it calls ${name.replace(/^global::/, "")}(), which filters can't call`);
}
