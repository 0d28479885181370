import { createHash } from "node:crypto";
import { isObject, type JsonObject } from "../../document.ts";

/** An archived document with an id and with keys in its lists. */
export interface CompleteDocument {
  [field: string]: unknown;
  _id: string;
  _type: string;
}

/**
 * Adds the fields that an archive may omit: the id, and the `_key` of objects in lists. They are hashes of the document
 * and of the object's path, so importing the same archive twice creates the same documents.
 */
export function completeDocument(archived: JsonObject & { _type: string }): CompleteDocument {
  const { _id: own } = archived;
  const id = typeof own === "string" && own !== "" ? own : digest(JSON.stringify(archived), 32);
  const keyed = Object.entries(archived).map(([field, value]) => [
    field,
    withKeys(value, [id, field]),
  ]);
  return { ...Object.fromEntries(keyed), _id: id, _type: archived._type };
}

function withKeys(value: unknown, path: readonly (string | number)[]): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => {
      const inside = withKeys(item, [...path, index]);
      return isObject(inside) && !("_key" in inside)
        ? { ...inside, _key: digest(JSON.stringify([...path, index]), 12) }
        : inside;
    });
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    withKeys(field, [...path, key]),
  ]);
  return Object.fromEntries(fields);
}

function digest(text: string, length: number): string {
  return createHash("sha256").update(text).digest("hex").slice(0, length);
}
