import type { SchemaType, TypeNode } from "groq-js";
import type { Field } from "./dead-fields.ts";

type Named = ReadonlyMap<string, TypeNode>;

const isScalar = ({ type }: TypeNode) =>
  type === "string" || type === "number" || type === "boolean";

/** A type in which the mark may stand as well, wherever a value may; a named type in it is copied, to be marked too. */
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
      // The copy is marked with this field; what it names in turn is left alone.
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
        // A query chooses by `_type`; a mark there would be a type of its own.
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

/**
 * Puts a mark of its own into each field: an answer's type that holds the mark was made from that field. Takes types,
 * which are changed in place, and the fields declared in them; gives the marks in the fields' order.
 */
export function markFields(types: SchemaType, fieldsOf: (types: SchemaType) => Field[]): string[] {
  const marks = fieldsOf(types).map((_, index) => `mark ${index}.`);
  const mark = (named: Named) =>
    // Inner fields come after the field that holds them. That field is copied as it is marked, so it comes last.
    [...fieldsOf(types).entries()].toReversed().forEach(([index, { name, attributes }]) => {
      const field = attributes[name];
      if (field) field.value = withMark(field.value, marks[index] ?? "", named);
    });
  // Named types are copied with their own fields' marks in them, so those come first.
  mark(new Map());
  mark(namedTypes(structuredClone(types)));
  return marks;
}
