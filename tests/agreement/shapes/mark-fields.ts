import type { SchemaType, TypeNode } from "groq-js";

export type Attributes = Extract<SchemaType[number], { type: "document" }>["attributes"];

export type Field = { path: string; name: string; attributes: Attributes };

type Named = ReadonlyMap<string, TypeNode>;

const isScalar = ({ type }: TypeNode) =>
  type === "string" || type === "number" || type === "boolean";

/** Returns a type in which every scalar, also in references to `named` types, may have the value of `mark`. */
function withMark(type: TypeNode, mark: string, named: Named): TypeNode {
  const inside = (inner: TypeNode) => withMark(inner, mark, named);
  if (isScalar(type)) return { type: "union", of: [type, { type: "string", value: mark }] };
  switch (type.type) {
    case "array":
      return { ...type, of: inside(type.of) };
    case "union":
      return { ...type, of: type.of.map(inside) };
    case "inline": {
      const copied = named.get(type.name);
      // The empty map leaves named types inside the copy unchanged. Otherwise a recursive type
      // would cause infinite recursion.
      return copied ? withMark(copied, mark, new Map()) : type;
    }
    case "object": {
      const { rest } = type;
      const copied = rest?.type === "inline" ? named.get(rest.name) : undefined;
      if (copied?.type === "object") {
        const attributes = { ...copied.attributes, ...type.attributes };
        return withMark({ type: "object", attributes }, mark, new Map());
      }
      const attributes = Object.entries(type.attributes).map(([name, attribute]) => {
        // Names with a leading `_` get no mark: queries filter by `_type`, and would treat a mark there as another
        // type.
        const value = name.startsWith("_") ? attribute.value : inside(attribute.value);
        return [name, { ...attribute, value }] as const;
      });
      return { ...type, attributes: Object.fromEntries(attributes) };
    }
    default:
      return type;
  }
}

const namedTypes = (types: SchemaType): Named =>
  new Map(
    types.flatMap((declaration) =>
      declaration.type === "type" ? [[declaration.name, declaration.value] as const] : [],
    ),
  );

/** Puts a unique mark into each field in place, so that a result type with the mark depends on the field. */
export function markFields(types: SchemaType, fieldsOf: (types: SchemaType) => Field[]): string[] {
  const marks = fieldsOf(types).map((_, index) => `mark ${index}.`);
  const mark = (named: Named) =>
    // Marks the fields in reverse order, so that nested fields are marked before their parent. To
    // mark the parent, `withMark` copies its value, and the copy then contains the nested marks.
    [...fieldsOf(types).entries()].toReversed().forEach(([index, { name, attributes }]) => {
      const field = attributes[name];
      if (field) field.value = withMark(field.value, marks[index] ?? "", named);
    });
  // The first pass marks the fields without following named types. The second pass replaces named types with copies
  // that contain the first pass's marks.
  mark(new Map());
  mark(namedTypes(structuredClone(types)));
  return marks;
}
