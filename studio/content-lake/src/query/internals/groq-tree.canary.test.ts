import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { evaluateSync, parse, toJS } from "groq-js";
import { expect, it } from "vitest";
import {
  callbackOf,
  evaluateTree,
  evaluateTreeLater,
  finderOf,
  foundBy,
  repaired,
  repairedTree,
  type EvaluateOptions,
} from "./groq-evaluator.ts";
import { compareValues } from "./groq-order.ts";
import { evaluateInScope, scopeWithin } from "./groq-scope.ts";
import {
  attribute,
  childrenOf,
  choice,
  isKnown,
  operation,
  parameter,
  parseTree,
  type SyntaxNode,
} from "./groq-tree.ts";

/** The version of groq-js that the files of this folder were written for. */
const writtenFor = "2.0.0";

const manifest = createRequire(import.meta.url).resolve("groq-js/package.json");
const { version }: { version: unknown } = JSON.parse(readFileSync(manifest, "utf8"));

/** The beginning of every failure's message. */
const differs = `groq-js ${String(version)} differs from ${writtenFor}, for which src/query/internals was written. Check`;

const all: SyntaxNode = { type: "Everything" };
const item: SyntaxNode = { type: "This" };
const one: SyntaxNode = { type: "Value", value: 1 };
const a = attribute("a");
const coerced = { type: "ArrayCoerce", base: a };
const splat = { type: "ObjectSplat", value: item };
const element = (value: SyntaxNode, isSplat: boolean) => ({ type: "ArrayElement", value, isSplat });
const pipe = (name: string, ...args: SyntaxNode[]) => ({
  type: "PipeFuncCall",
  base: all,
  name,
  args,
});

it.each<[string, object]>([
  ["*", all],
  ["@", item],
  ["^.^", { type: "Parent", n: 2 }],
  ["null", { type: "Value", value: null }],
  ["$p", parameter("p")],
  ["a.b", attribute("b", a)],
  ["(a)", { type: "Group", base: a }],
  ["a[]", coerced],
  ["a->", { type: "Deref", base: a }],
  ["!a", { type: "Not", base: a }],
  ["-a", { type: "Neg", base: a }],
  ["+a", { type: "Pos", base: a }],
  ["a && @", { type: "And", left: a, right: item }],
  ["a || @", { type: "Or", left: a, right: item }],
  ["a == 1", operation(a, "==", one)],
  ["a in @", operation(a, "in", item)],
  ["a match @", operation(a, "match", item)],
  ["a + 1", operation(a, "+", one)],
  ["a in 1..1", { type: "InRange", base: a, left: one, right: one, isInclusive: true }],
  ["*[a]", { type: "Filter", base: all, expr: a }],
  ["*[1]", { type: "AccessElement", base: all, index: 1 }],
  ["*[1..2]", { type: "Slice", base: all, left: 1, right: 2, isInclusive: true }],
  ["*[1...2]", { type: "Slice", base: all, left: 1, right: 2, isInclusive: false }],
  ["*.a", { type: "Map", base: all, expr: attribute("a", item) }],
  ["*.a[]", { type: "FlatMap", base: all, expr: { ...coerced, base: attribute("a", item) } }],
  ["a{...}", { type: "Projection", base: a, expr: { type: "Object", attributes: [splat] } }],
  [
    "* | order(a desc, @ asc)",
    pipe("order", { type: "Desc", base: a }, { type: "Asc", base: item }),
  ],
  ["* | score(a)", pipe("score", a)],
  ["references(a)", { type: "FuncCall", namespace: "global", name: "references", args: [a] }],
  ["array::unique(a)", { type: "FuncCall", namespace: "array", name: "unique", args: [a] }],
  ["select(a => 1, @)", choice(a, one, item)],
  ["[a, ...@]", { type: "Array", elements: [element(a, false), element(item, true)] }],
])("reads the tree that groq-js parses: %s", (query, tree) => {
  expect(
    parseTree(query, {}),
    `${differs} the types of nodes and their attributes in groq-tree.ts`,
  ).toEqual(tree);
});

it("knows every type of node that a query can have, and finds every node below another", () => {
  const query =
    'fn t::f($x) = $x{n}; {...@, ...a->, a => {b}, "c": t::f(*[n in 1..2 && !(-n == +n)][0]), ' +
    '"d": *[references(^._id)].tags[] | order(n) | score(boost(a match "x", 2))[0..1], "e": [a, ...b]}';
  const tree = parseTree(query, {});
  const unknown = new Set<string>();
  const found = new Set<object>();
  const visit = (node: SyntaxNode) => {
    found.add(node);
    if (!isKnown(node)) unknown.add(node.type);
    for (const child of childrenOf(node)) visit(child.node);
  };
  visit(tree);
  expect([...unknown], `${differs} the list of types in groq-tree.ts`).toEqual([]);
  const isTyped = (value: object) => "type" in value && value.type !== undefined;
  const missed = objectsIn(tree).filter((value) => isTyped(value) && !found.has(value));
  expect(missed, `${differs} childrenOf in groq-tree.ts`).toEqual([]);
});

function objectsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)].filter((one) => !Array.isArray(one));
}

const documents = [{ _id: "a", n: 1, items: [{ m: 2 }] }];
const optionsWith = (params: Record<string, unknown> = {}): EvaluateOptions => ({
  params,
  dataset: documents,
  identity: "me",
  dereference: ({ _ref }) => ({ _id: _ref }),
});
const valueOf = (query: string, params: Record<string, unknown> = {}) =>
  evaluateTree(parseTree(query, {}), optionsWith(params));

it.each<[string, string, unknown]>([
  ["a filter and a projection", "*[n == 1]{'x': [5][@ > ^.n]}", [{ x: [5] }]],
  ["the arguments of a pipe", "*{'x': [1, 2] | order(@ * ^.n * -1)}.x", [[2, 1]]],
  ["no map, whose scope is hidden", "*{'x': items[]{'y': ^.n}.y}.x", [[1]]],
])("counts the scopes that ^ leaves: %s", (_, query, value) => {
  expect(valueOf(query), `${differs} scopeOf in groq-tree.ts`).toEqual(value);
});

it("calls back when a string is in a path, and reads attributes of parameters each time", () => {
  const check = "callbackOf and finderOf in groq-evaluator.ts, which need the class Path";
  const passed: string[] = [];
  const callback = callbackOf((text) => passed.push(text) === 2);
  const values = valueOf("['x' in $p, 1 in $p, 'y' in $p]", { p: callback });
  expect([values, passed], `${differs} ${check}`).toEqual([
    [false, null, true],
    ["x", "y"],
  ]);
  const finder = finderOf((text) => [text, text]);
  const none: SyntaxNode = { type: "Value", value: "none" };
  const expr = foundBy("f", item, none);
  const map: SyntaxNode = { type: "Map", base: parseTree("['x', 2, 'y']", {}), expr };
  expect(evaluateTree(map, optionsWith({ f: finder })), `${differs} ${check}`).toEqual([
    ["x", "x"],
    "none",
    ["y", "y"],
  ]);
});

it("needs repairs of path() in path() and of array::unique", () => {
  const path = "'a.b' in path('a.*') && path('a.b') in path('a.*')";
  const check = "repaired() in groq-evaluator.ts: a repair may not be needed any more";
  expect(valueOf(path), `${differs} ${check}`).toBeNull();
  const unique = parseTree("array::unique([1, null, null])", {});
  expect(evaluateTree(unique, optionsWith()), `${differs} ${check}`).toEqual([1, null, null]);
  expect(evaluateTree(repaired(unique), optionsWith()), `${differs} ${check}`).toEqual([1, null]);
});

it("evaluates diff:: only asynchronously, and accepts a score() of projections", async () => {
  const tree = parseTree('diff::changedAny({"n": 1}, {"n": 2}, n)', {});
  const check = "isAsynchronousCall and isProjected in groq-evaluator.ts";
  expect(() => evaluateTree(tree, optionsWith()), `${differs} ${check}`).toThrow("not supported");
  expect(await evaluateTreeLater(tree, optionsWith()), `${differs} ${check}`).toBe(true);
  expect(valueOf("*{n} | score(n == 1)"), `${differs} ${check}`).toEqual([{ n: 1, _score: 1 }]);
});

it("needs the functions of geo, and adds a list with its method concat", async () => {
  const check = "geo-calls.ts and geo-text.ts: groq-js may know geo() or geo:: itself";
  expect(() => parse("geo(a)"), `${differs} ${check}`).toThrow("Undefined function: geo");
  const call = parse("geo::latLng(1, 2)");
  expect(() => evaluateSync(call), `${differs} ${check}`).toThrow("not implemented");
  const point = { type: "Point", coordinates: [2, 1] };
  const tree = repairedTree(parseTree("[geo(geo::latLng(1, 2))]", {}));
  expect(evaluateTree(tree, optionsWith()), `${differs} ${check}`).toEqual([point]);
  expect(await evaluateTreeLater(tree, optionsWith()), `${differs} ${check}`).toEqual([point]);
});

it("evaluates an expression for one item, with the items that ^ leads to", () => {
  const whole = { item: null, parent: undefined, isHidden: false };
  const outer = scopeWithin<unknown>(whole, { n: 1 }, "nested");
  const valueIn = (query: string, kind: "nested" | "hidden") => {
    const scope = scopeWithin<unknown>(outer, { n: 2, items: [{ m: 3 }] }, kind);
    return evaluateInScope(parseTree(query, {}), scope, optionsWith(), (item) => item);
  };
  const check = "groq-scope.ts, which creates scopes as groq-js does";
  const nested = '[n, ^.n, ^.^.n, items[]{"x": [m, ^.n, ^.^.n]}[0].x]';
  expect(valueIn(nested, "nested"), `${differs} ${check}`).toEqual([2, 1, null, [3, 2, 1]]);
  // A projection within a map skips the map's item.
  const hidden = '[n, ^.n, {"y": 4}{"x": [y, ^.n, ^.^.n]}.x]';
  expect(valueIn(hidden, "hidden"), `${differs} ${check}`).toEqual([2, 1, [4, 1, null]]);
  expect(valueOf('*{"r": items[]{"x": [m, ^.n]}[0].x}[0].r'), `${differs} ${check}`).toEqual([
    2, 1,
  ]);
});

it("orders values of all types as groq-js does", () => {
  const dataset = [3, "b", true, null, "a", -1, false, 2].map((value) => ({ value }));
  const sorted: unknown = toJS(evaluateSync(parse("* | order(value)"), { dataset }));
  const compared = dataset.toSorted((one, two) => compareValues(one.value, two.value));
  expect(sorted, `${differs} groq-order.ts`).toEqual(compared);
});
