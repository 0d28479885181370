import { Schema } from "@sanity/schema";
import { builtinTypes, extractSchema } from "@sanity/schema/_internal";
import { schemaTypes } from "@marquee/schemas/studio";
import type { SchemaType } from "groq-js";

type Declaration = SchemaType[number];
type Fields = Extract<Declaration, { type: "document" }>["attributes"];

/** Returns the types of the documents that Sanity's forms store. A field without `required()` is optional. */
export function typesOfForms(forms: readonly unknown[] = schemaTypes): SchemaType {
  const compiled = Schema.compile({ name: "agreement", types: [...builtinTypes, ...forms] });
  // @ts-expect-error -- Sanity exports two incompatible `Schema` types: only one allows `parent` to be `undefined`.
  return extractSchema(compiled, { enforceRequiredFields: true }).map(asTheLakeWrites);
}

// Asset fields that are optional in Sanity's types but always present: the lake writes them with every upload, and no
// editor can remove them.
const writtenByTheLake = new Set(["url", "mimeType", "metadata", "dimensions", "width", "height"]);

function asTheLakeWrites(declaration: Declaration): Declaration {
  if (!declaration.name.startsWith("sanity.")) return declaration;
  const always = (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        writtenByTheLake.has(name) ? { ...field, optional: false } : field,
      ]),
    );
  if (declaration.type === "document")
    return { ...declaration, attributes: always(declaration.attributes) };
  const { value } = declaration;
  if (value.type !== "object") return declaration;
  return { ...declaration, value: { ...value, attributes: always(value.attributes) } };
}
