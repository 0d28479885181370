import { parse, type SchemaType, typeEvaluate, type TypeNode } from "groq-js";
import { markFields } from "./mark-fields.ts";

type Attributes = Extract<SchemaType[number], { type: "document" }>["attributes"];

/** A field of a form: its path for people, and where it is declared. */
export type Field = { path: string; name: string; attributes: Attributes };

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

// What the studio remembers of a translation's source is no editor's, and no visitor's either.
const studiosOwn = new Set(["page.translatedFrom"]);

// Portable Text, references, a file's place in a media library and what begins with `_` are Sanity's own, not ours.
const isOurs = (name: string, attributes: Attributes) =>
  !name.startsWith("_") &&
  !("children" in attributes) &&
  !("_ref" in attributes) &&
  !(name === "media" && "asset" in attributes);

function* fieldsOf(attributes: Attributes, path: string): Generator<Field> {
  for (const [name, { value }] of Object.entries(attributes)) {
    if (!isOurs(name, attributes) || studiosOwn.has(`${path}.${name}`)) continue;
    yield { path: `${path}.${name}`, name, attributes };
    for (const inner of inside(value)) yield* fieldsOf(inner, `${path}.${name}`);
  }
}

// Sanity's own, and documents that have fields for editors alone beside the blocks that other types declare.
const notRead = /^(sanity\.|slug$|geopoint$|(reusableBlock|template)$)|\.reference$/;

/** Every field of our own that an editor can fill in; a field is named by its place in the declarations of `types`. */
function allFields(types: SchemaType): Field[] {
  const ours = types.filter(({ name }) => !notRead.test(name));
  return ours.flatMap((declaration) => {
    const roots =
      declaration.type === "document" ? [declaration.attributes] : inside(declaration.value);
    return roots.flatMap((attributes) => [...fieldsOf(attributes, declaration.name)]);
  });
}

/**
 * Takes the queries the site asks and the types of the forms, gives the fields that no query reads: taking such a
 * field out of its form changes no answer. An evaluation of all queries costs a tenth of a second and more, so one
 * with a mark in every field shows first which of them reach an answer; the few that do not are taken out one by one.
 */
export function deadFields(queries: readonly string[], forms: SchemaType): string[] {
  const parsed = queries.map((query) => parse(query));
  const answers = (types: SchemaType) =>
    JSON.stringify(parsed.map((query) => typeEvaluate(query, types)));

  const types = structuredClone(forms);
  const marked = structuredClone(forms);
  const marks = markFields(marked, allFields);
  const answer = answers(marked);
  const unseen = allFields(types).filter((_, index) => !answer.includes(marks[index] ?? ""));

  const whole = answers(types);
  return unseen.flatMap(({ path, name, attributes }) => {
    const field = attributes[name];
    if (!field) return [];
    delete attributes[name];
    const isDead = answers(types) === whole;
    attributes[name] = field;
    return isDead ? [path] : [];
  });
}
