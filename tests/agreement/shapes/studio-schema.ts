import { schemaTypes } from "@marquee/schemas/studio";
import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import type { Schema as StudioSchema } from "sanity";

export function compileSchema(types: readonly unknown[] = schemaTypes): StudioSchema {
  // @ts-expect-error -- Sanity exports two incompatible `Schema` types: only one allows `parent` to be `undefined`.
  return Schema.compile({ name: "agreement", types: [...builtinTypes, ...types] });
}
