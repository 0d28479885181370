import { parse, type SchemaType, typeEvaluate, type TypeNode } from "groq-js";

type Attributes = Extract<SchemaType[number], { type: "document" }>["attributes"];

const inside = (type: TypeNode): Attributes[] => {
  switch (type.type) {
    case "object":
      return [type.attributes];
    case "array":
      return inside(type.of);
    case "union":
      return type.of.flatMap(inside);
    default:
      return [];
  }
};

// Portable Text, references, a file's place in a media library and what begins with `_` are Sanity's own, not ours.
const isOurs = (name: string, attributes: Attributes) =>
  !name.startsWith("_") &&
  !("children" in attributes) &&
  !("_ref" in attributes) &&
  !(name === "media" && "asset" in attributes);

function* fieldsOf(attributes: Attributes, path: string): Generator<[string, Attributes, string]> {
  for (const [name, { value }] of Object.entries(attributes)) {
    if (!isOurs(name, attributes)) continue;
    yield [`${path}.${name}`, attributes, name];
    for (const inner of inside(value)) yield* fieldsOf(inner, `${path}.${name}`);
  }
}

/**
 * Takes the queries the site asks and the types of the forms, gives the fields that no query reads: taking such a
 * field out of its form changes no answer.
 */
export function deadFields(queries: readonly string[], forms: SchemaType): string[] {
  const types = structuredClone(forms);
  const parsed = queries.map((query) => parse(query));
  const answers = () => JSON.stringify(parsed.map((query) => typeEvaluate(query, types)));
  const whole = answers();
  const ours = types.filter(({ name }) => !/^(sanity\.|slug$|geopoint$)|\.reference$/.test(name));
  const fields = ours.flatMap((declaration) =>
    (declaration.type === "document"
      ? [declaration.attributes]
      : inside(declaration.value)
    ).flatMap((attributes) => [...fieldsOf(attributes, declaration.name)]),
  );
  return fields.flatMap(([path, attributes, name]) => {
    const field = attributes[name];
    if (!field) return [];
    delete attributes[name];
    const isDead = answers() === whole;
    attributes[name] = field;
    return isDead ? [path] : [];
  });
}
