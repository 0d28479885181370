import type { TypeNode } from "groq-js";

type Attributes = Extract<TypeNode, { type: "object" }>["attributes"];

/** Returns values that cover each branch of a query's result type. The first value has the most content. */
export function answersOf(type: TypeNode): unknown[] {
  switch (type.type) {
    case "null":
      return [null];
    case "boolean":
      return type.value === undefined ? [true, false] : [type.value];
    case "number":
      return [type.value ?? 1];
    case "string":
      return [type.value ?? "words"];
    case "array": {
      const members = answersOf(type.of);
      return [members, ...members.map((member) => [member]), []];
    }
    case "union":
      return type.of
        .toSorted((a, b) => Number(a.type === "null") - Number(b.type === "null"))
        .flatMap(answersOf);
    case "object":
      return objectsOf(type.attributes);
    default:
      throw new Error(`There is no test value for the type "${type.type}".`);
  }
}

// Returns one object with the first value of each attribute, and one more object for each further
// value. The number of objects is therefore a sum over the attributes, not a product.
function objectsOf(attributes: Attributes): unknown[] {
  const choices = Object.entries(attributes).map(
    ([name, { value, optional }]) =>
      [name, [...answersOf(value), ...(optional ? [null] : [])]] as const,
  );
  const fullest = Object.fromEntries(choices.map(([name, values]) => [name, values[0]]));
  const others = choices.flatMap(([name, values]) =>
    values.slice(1).map((value) => ({ ...fullest, [name]: value })),
  );
  return [fullest, ...others];
}

/** Returns the attributes that are always null, because the query reads a field that doesn't exist. */
export function emptyPathsOf(type: TypeNode, path = ""): string[] {
  switch (type.type) {
    case "array":
      return emptyPathsOf(type.of, `${path}[]`);
    case "union":
      return type.of.flatMap((branch) => emptyPathsOf(branch, path));
    case "object":
      return Object.entries(type.attributes).flatMap(([name, { value }]) =>
        value.type === "null" ? [`${path}.${name}`] : emptyPathsOf(value, `${path}.${name}`),
      );
    default:
      return [];
  }
}
