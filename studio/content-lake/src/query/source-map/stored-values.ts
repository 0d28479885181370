import { isObject, type LakeDocument } from "../../document.ts";
import type { Documents } from "../../dataset/view.ts";
import type { Traced } from "./traced.ts";

/**
 * Returns a value that groq-js computed. Its origin is known if it is a stored document, or a list of stored documents.
 */
export function identified(value: unknown, source: Documents): Traced {
  if (Array.isArray(value))
    return { kind: "list", items: value.map((item) => identified(item, source)) };
  const document = storedForm(value, source);
  if (!document) return { kind: "unknown", value };
  return { kind: "source", value: document, origin: { document, path: undefined } };
}

/** Returns a value as a document if it is one of the stored documents itself, not a copy. */
export function storedForm(value: unknown, source: Documents): LakeDocument | undefined {
  const document = documentOf(value, source);
  return document === value ? document : undefined;
}

/** Returns an item of `score()`: a copy of a document with the additional attribute `_score`. */
export function scored(item: unknown, source: Documents): Traced {
  if (!isObject(item)) return { kind: "unknown", value: item };
  const document = documentOf(item, source);
  const fields = new Map<string, Traced>();
  for (const [name, value] of Object.entries(item)) {
    const isStored = document !== undefined && name !== "_score" && document[name] === value;
    const path = { before: undefined, step: name };
    const field: Traced = isStored
      ? { kind: "source", value, origin: { document, path } }
      : { kind: "unknown", value };
    fields.set(name, field);
  }
  return { kind: "object", fields };
}

function documentOf(value: unknown, source: Documents): LakeDocument | undefined {
  const id = isObject(value) ? value["_id"] : undefined;
  return typeof id === "string" ? source.get(id) : undefined;
}
