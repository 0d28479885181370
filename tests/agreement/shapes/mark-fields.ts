import type { SchemaType, TypeNode } from "groq-js";

/** Fields of an object type, by name. */
export type Attributes = Extract<SchemaType[number], { type: "document" }>["attributes"];

/** A field of a form: its readable path, and its declaration. */
export type Field = { path: string; name: string; attributes: Attributes };

type Named = ReadonlyMap<string, TypeNode>;

const isScalar = ({ type }: TypeNode) =>
  type === "string" || type === "number" || type === "boolean";

/** Returns a type that also allows the mark wherever it allows a value. Named types in it are copied and marked too. */
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
      // The copy carries this field's mark; named types inside it stay unmarked.
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
        // Queries filter by `_type`, so a mark there would act as another type.
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
 * Puts a unique mark into each field, so that a result type containing the mark depends on that field. Changes `types`
 * in place. Returns the marks in the order of the fields.
 */
export function markFields(types: SchemaType, fieldsOf: (types: SchemaType) => Field[]): string[] {
  const marks = fieldsOf(types).map((_, index) => `mark ${index}.`);
  const mark = (named: Named) =>
    // Marking a field copies it. Inner fields follow it in the list and must be marked before the copy.
    [...fieldsOf(types).entries()].toReversed().forEach(([index, { name, attributes }]) => {
      const field = attributes[name];
      if (field) field.value = withMark(field.value, marks[index] ?? "", named);
    });
  // Copies of named types must include the marks of their fields. So the fields of named types are marked first.
  mark(new Map());
  mark(namedTypes(structuredClone(types)));
  return marks;
}
