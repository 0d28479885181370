import { schemaTypes } from "@marquee/schemas/studio";
import type { SchemaType } from "sanity";
import { expect, test } from "vitest";
import { compileSchema } from "./shapes/studio-schema.ts";

const schema = compileSchema();

const ancestorsOf = (type: SchemaType): string[] => [
  type.name,
  ...(type.type ? ancestorsOf(type.type) : []),
];

/**
 * Whether the type is an image or a file. When a value of such a type has changed, Sanity 6.9.2
 * renders a `ChangeList`, which looks up the type in the schema by its name. The schema must
 * therefore contain a type of that name.
 */
function isShownByName(type: SchemaType): boolean {
  const names = ancestorsOf(type);
  return names.includes("image") || names.includes("file");
}

const childrenOf = (type: SchemaType): SchemaType[] => {
  if (type.jsonType === "array") return type.of;
  if (type.jsonType === "object") return type.fields.map((field) => field.type);
  return [];
};

/** Returns the names of the given types and their nested types for which `isShownByName` is true. */
function namesShown(types: readonly SchemaType[]): Set<string> {
  const seen = new Set<SchemaType>();
  const visit = (type: SchemaType): void => {
    if (seen.has(type)) return;
    seen.add(type);
    childrenOf(type).forEach(visit);
  };
  types.forEach(visit);
  return new Set([...seen].filter(isShownByName).map(({ name }) => name));
}

test("[PAGE-1] the schema has a named type for every picture and file that Review changes shows", () => {
  const names = namesShown(schemaTypes.flatMap(({ name }) => schema.get(name) ?? []));
  expect(names).toContain("galleryPicture");
  expect([...names].filter((name) => schema.get(name) === undefined)).toEqual([]);
});
