import { addressedTypes } from "@marquee/schemas/contract";
import { parse, type SchemaType, typeEvaluate, type TypeNode } from "groq-js";
import { type Attributes, type Field, markFields } from "./mark-fields.ts";

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

// Fields that only the studio reads: the source of a translation, which neither editors nor visitors see, and the language
// of a form, which the page checks compare.
const studiosOwn = new Set([
  ...addressedTypes.map((type) => `${type}.translatedFrom`),
  "form.language",
]);

// Whether the project defines the field itself. Sanity defines Portable Text, references, media library fields and
// names with a leading `_`.
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

// Declarations whose fields are skipped: Sanity's own types, reusable blocks, templates, and the source of a translation,
// which is declared once if several types have it. The
// blocks in reusable blocks and templates have declarations of their own. The other fields of
// reusable blocks and templates appear only in the studio.
const notRead = /^(sanity\.|slug$|geopoint$|(reusableBlock|template|translatedFrom)$)|\.reference$/;

/** Returns our own fields that an editor can fill in. Their `attributes` are objects in `types`, to be changed. */
function allFields(types: SchemaType): Field[] {
  const ours = types.filter(({ name }) => !notRead.test(name));
  return ours.flatMap((declaration) => {
    const roots =
      declaration.type === "document" ? [declaration.attributes] : inside(declaration.value);
    return roots.flatMap((attributes) => [...fieldsOf(attributes, declaration.name)]);
  });
}

/**
 * Returns the fields that no query reads: without such a field, each query has the same result
 * type. Evaluating all queries takes 0.1 s or more, so removing each field in turn would be slow.
 * Therefore one evaluation with a mark in every field shows which fields reach a result. Only the
 * other fields are then removed one by one, and only queries that name the field or contain `...`
 * are evaluated again, until one has another result type. The shortest are evaluated first, because
 * they take the least time.
 */
export function deadFields(queries: readonly string[], forms: SchemaType): string[] {
  const types = structuredClone(forms);
  const shortestFirst = queries.toSorted((a, b) => a.length - b.length);
  const parsed = shortestFirst.map((query) => {
    const tree = parse(query);
    const evaluate = (schema: SchemaType) => JSON.stringify(typeEvaluate(tree, schema));
    const names = new Set(query.match(/\w+/g));
    const mayRead = (name: string) => names.has(name) || query.includes("...");
    return { evaluate, mayRead, whole: evaluate(types) };
  });
  const marked = structuredClone(forms);
  const marks = markFields(marked, allFields);
  const result = parsed.map(({ evaluate }) => evaluate(marked)).join("\n");
  const unread = allFields(types).filter((_, index) => !result.includes(marks[index] ?? ""));

  return unread.flatMap(({ path, name, attributes }) => {
    const field = attributes[name];
    if (!field) return [];
    delete attributes[name];
    const isDead = parsed.every(
      ({ evaluate, mayRead, whole }) => !mayRead(name) || evaluate(types) === whole,
    );
    attributes[name] = field;
    return isDead ? [path] : [];
  });
}
