import { conditionOf, readOf, type Condition, type DatasetRead } from "./condition.ts";
import { costOf, lookUpCost, type Cost } from "./cost.ts";
import { isAsynchronousCall, isProjected } from "./internals/groq-evaluator.ts";
import {
  baseOf,
  childrenOf,
  isDatasetFilter,
  isKnown,
  isList,
  readsItem,
  type Child,
  type FunctionNode,
  type SyntaxNode,
} from "./internals/groq-tree.ts";
import { nestedTooDeeply, parseError } from "./query-errors.ts";
import { isOfDocument, textTermOf, type TextTerm } from "./text-query.ts";

/** The part of a query that selects documents, without projections, slices and pipes: a listener evaluates only it. */
interface DocumentFilter {
  node: SyntaxNode;
  read: DatasetRead;
  /** Whether evaluating the filter for one document takes microseconds, whatever the document contains. */
  isPlain: boolean;
}

export interface QueryProperties {
  reads: readonly DatasetRead[];
  filter: DocumentFilter;
  parameters: ReadonlySet<string>;
  texts: readonly TextTerm[];
  readsClock: boolean;
  readsIdentity: boolean;
  /** Whether the query calls functions that groq-js only evaluates asynchronously. */
  isAsynchronous: boolean;
  /** Whether the evaluation time is proportional to the size of the documents, so that it needs no time limit. */
  isLight: boolean;
}

interface NodeProperties {
  /**
   * Whether the expression has the same value anywhere in the query: it reads only the dataset, the parameters, and the
   * items of lists within it. False for unknown types of nodes.
   */
  isClosed: boolean;
  /** The documents that the expression accepts as a filter. Undefined if they can't be narrowed down. */
  condition: Condition | undefined;
  /** Set for `X match text::query(Q)`. */
  text: TextTerm | undefined;
}

export interface QueryAnalysis {
  query: QueryProperties;
  at: (node: SyntaxNode) => NodeProperties | undefined;
}

interface NodeInfo extends NodeProperties {
  cost: Cost;
  /** Whether the expression reads the current item (`@` or an attribute) of the filter or projection around it. */
  readsItem: boolean;
  /**
   * The number of scopes outward that the expression reads with `^`. 1 for `^.n`, which reads the
   * next outer scope. 0 for `*[n == ^.n]`, because the filter opens an inner scope, and `^` leads from
   * there back to the expression's own scope. Negative if no `^` leads out of the expression.
   */
  parents: number;
  /** Whether the expression contains an unknown type of node or an asynchronous function. It is never closed then. */
  isPlaced: boolean;
}

/** Maximum number of levels of a syntax tree. The Studio's longest queries have 40. */
const depthCeiling = 300;

/** Maximum number of nodes of a light query. Evaluating such a tree for one item takes little time. */
const shortTree = 1_000;

/** The documents that `releases::all()` reads. */
const releases: DatasetRead = {
  types: [{ allows: "one", of: { constant: "system.release" } }],
  constraints: [],
};

/**
 * Analyzes a query in one walk of its tree, without changing it. Throws a 400 for a query that is nested too deeply, and
 * for a `score()` of values other than documents, which groq-js would accept.
 */
export function analyzeQuery(tree: SyntaxNode, query: string): QueryAnalysis {
  return new Analyzer(query).analyze(tree);
}

class Analyzer {
  readonly #query: string;
  readonly #infoByNode = new Map<SyntaxNode, NodeInfo>();
  readonly #reads: DatasetRead[] = [];
  /** The occurrences of `*` that have no filter. */
  readonly #scans = new Set<SyntaxNode>();
  readonly #parameters = new Set<string>();
  readonly #texts: TextTerm[] = [];
  #readsClock = false;
  #readsIdentity = false;
  #isAsynchronous = false;

  constructor(query: string) {
    this.#query = query;
  }

  analyze(tree: SyntaxNode): QueryAnalysis {
    const { cost } = this.#visit(tree, 1, false);
    const query = {
      reads: this.#scans.size ? [...this.#reads, readOf(undefined)] : this.#reads,
      filter: this.#filterOf(tree),
      parameters: this.#parameters,
      texts: this.#texts,
      readsClock: this.#readsClock,
      readsIdentity: this.#readsIdentity,
      isAsynchronous: this.#isAsynchronous,
      isLight: this.#infoByNode.size <= shortTree && cost.isLight && !this.#isAsynchronous,
    };
    return { query, at: (node) => this.#infoByNode.get(node) };
  }

  /** Operands come first, because the properties of an expression depend on theirs. */
  #visit(node: SyntaxNode, depth: number, isScored: boolean): NodeInfo {
    if (depth > depthCeiling) throw nestedTooDeeply(this.#query, depthCeiling);
    const children = childrenOf(node);
    const isScore = node.type === "PipeFuncCall" && node.name === "score";
    for (const child of children)
      this.#visit(child.node, depth + 1, isScored || (isScore && child.node !== node.base));
    const info = this.#infoOf(node, children, isScored);
    this.#infoByNode.set(node, info);
    this.#recordUse(node, info);
    return info;
  }

  #infoOf(node: SyntaxNode, children: readonly Child[], isScored: boolean): NodeInfo {
    const place = this.#placeOf(node, children);
    const text = textTermOf(node, this.#texts.length, isScored);
    const searched = text && isOfDocument(text) ? text : undefined;
    const at = (operand: SyntaxNode) => this.#infoByNode.get(operand);
    return {
      ...place,
      isClosed: !place.isPlaced && !place.readsItem && place.parents < 0,
      text,
      cost: searched ? lookUpCost : costOf(node, children, (operand) => at(operand)?.cost),
      condition: conditionOf(node, {
        isClosedFilter: !place.isPlaced && place.parents < 1,
        text: text?.target === "attribute" ? undefined : text,
        conditionOf: (operand) => at(operand)?.condition,
        isKnownList: (operand) => isList(operand) && at(operand)?.isClosed === true,
      }),
    };
  }

  #placeOf(node: SyntaxNode, children: readonly Child[]) {
    const place = {
      readsItem: readsItem(node),
      parents: node.type === "Parent" ? node.n : -1,
      isPlaced: !isKnown(node) || (node.type === "FuncCall" && isAsynchronousCall(node)),
    };
    for (const { node: child, scope } of children) {
      const info = this.#infoByNode.get(child);
      if (!info) continue;
      place.isPlaced ||= info.isPlaced;
      place.readsItem ||= scope === "same" && info.readsItem;
      place.parents = Math.max(place.parents, info.parents - (scope === "nested" ? 1 : 0));
    }
    return place;
  }

  /** Throws a 400 if `score()` is misused. */
  #recordUse(node: SyntaxNode, { text }: NodeInfo): void {
    if (text) this.#texts.push(text);
    if (node.type === "Parameter") this.#parameters.add(node.name);
    if (node.type === "FuncCall") this.#recordCall(node);
    if (node.type === "Everything") this.#scans.add(node);
    if (isDatasetFilter(node)) {
      this.#scans.delete(node.base);
      this.#reads.push(readOf(this.#infoByNode.get(node.expr)?.condition?.selection));
    }
    if (node.type === "PipeFuncCall" && node.name === "score" && isProjected(node.base)) {
      const description = "score() takes documents: put it before the projection or element access";
      throw parseError(this.#query, description);
    }
  }

  #recordCall(call: FunctionNode): void {
    this.#readsClock ||= call.name === "now";
    this.#readsIdentity ||= call.name === "identity";
    this.#isAsynchronous ||= isAsynchronousCall(call);
    if (call.namespace === "releases") this.#reads.push(releases);
  }

  #filterOf(tree: SyntaxNode): DocumentFilter {
    let node = tree;
    while (node.type !== "Filter" && node.type !== "AccessAttribute") {
      const base = baseOf(node);
      if (!base) break;
      node = base;
    }
    if (node.type !== "Filter" && node.type !== "Everything") node = tree;
    const info = this.#infoByNode.get(node);
    const condition =
      node.type === "Filter" ? this.#infoByNode.get(node.expr)?.condition : undefined;
    return { node, read: readOf(condition?.selection), isPlain: info?.cost.isPlain === true };
  }
}
