import { parseGeometry, pointAt, type Geometry } from "../geo/geometry.ts";
import { contains, distanceBetween, intersects } from "../geo/relations.ts";
import { geoMark } from "./geo-text.ts";
import { attribute, operation, type FunctionNode, type SyntaxNode } from "./groq-tree.ts";

type GeoFunction = (args: readonly unknown[]) => unknown;

const geoFunctions = new Map<string, { arity: number; evaluate: GeoFunction }>([
  ["latLng", { arity: 2, evaluate: ([lat, lng]) => pointAt(lat, lng) }],
  ["contains", { arity: 2, evaluate: compared(contains) }],
  ["intersects", { arity: 2, evaluate: compared(intersects) }],
  ["distance", { arity: 2, evaluate: compared(distanceBetween) }],
]);

const geo = { arity: 1, evaluate: ([value]: readonly unknown[]) => parseGeometry(value) };

/**
 * Returns an expression that groq-js evaluates to the value of a call in the namespace `geo`, for which groq-js itself
 * throws "not implemented". Throws for a wrong number of arguments.
 */
export function geoExpression(call: FunctionNode): SyntaxNode {
  const [first] = call.args;
  const isGeo = call.name === "latLng" && first?.type === "Value" && first.value === geoMark;
  const args = isGeo ? call.args.slice(1) : call.args;
  const called = isGeo ? geo : geoFunctions.get(call.name);
  const name = isGeo ? "geo" : `geo::${call.name}`;
  if (!called) throw new Error(`Undefined function: ${name}`);
  if (args.length !== called.arity)
    throw new Error(
      `Wrong number of arguments of ${name}(): ${args.length} instead of ${called.arity}`,
    );
  return callOf(called.evaluate, args);
}

/**
 * Returns the expression `function + {"args": [args]}.args`. groq-js adds lists with the method `concat` of the first
 * list, which here is the function. The object makes groq-js evaluate the arguments completely before the addition,
 * also in an asynchronous evaluation.
 */
function callOf(evaluate: GeoFunction, args: readonly SyntaxNode[]): SyntaxNode {
  const list: SyntaxNode = {
    type: "Array",
    elements: args.map((value) => ({ type: "ArrayElement", value, isSplat: false })),
  };
  const callable: unknown[] = [];
  Object.defineProperty(callable, "concat", { value: evaluate });
  const holder: SyntaxNode = {
    type: "Object",
    attributes: [{ type: "ObjectAttributeValue", name: "args", value: list }],
  };
  return operation({ type: "Value", value: callable }, "+", attribute("args", holder));
}

function compared(compare: (a: Geometry, b: Geometry) => unknown): GeoFunction {
  return ([left, right]) => {
    const [a, b] = [parseGeometry(left), parseGeometry(right)];
    return a && b ? compare(a, b) : null;
  };
}
