import { isObject } from "../../document.ts";
import type { OriginPath } from "./traced.ts";

const escapes: Record<string, string> = {
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "'": "\\'",
  "\\": "\\\\",
};

/**
 * Returns the segment of a normalized JSONPath (RFC 9535) for an attribute. Returns undefined for a name that Sanity's
 * clients can't read, because they end a name at the first `']`.
 */
export function attributeSegment(name: string): string | undefined {
  if (name.includes("']")) return undefined;
  return `['${name.replaceAll(/[\b\f\n\r\t'\\]/g, (character) => escapes[character] ?? character)}']`;
}

/**
 * Returns the JSONPath of a place in a document, or undefined if Sanity's clients can't read it. With `usesKeys`, items of
 * lists are selected by their `_key`.
 */
export function jsonPathOf(path: OriginPath, usesKeys: boolean): string | undefined {
  const segments: string[] = [];
  for (let at: OriginPath | undefined = path; at; at = at.before) {
    const { step } = at;
    const segment =
      typeof step === "string"
        ? attributeSegment(step)
        : ((usesKeys ? keySegment(step.list, step.index) : undefined) ?? `[${step.index}]`);
    if (segment === undefined) return undefined;
    segments.unshift(segment);
  }
  return `$${segments.join("")}`;
}

/**
 * Returns the segment that selects an item by its `_key`. Returns undefined without a `_key`, if an earlier item has the
 * same, and for characters that Sanity's clients can't read in a `_key`.
 */
function keySegment(list: readonly unknown[], index: number): string | undefined {
  const key = keyOf(list[index]);
  if (key === undefined || key === "" || /['\\]/.test(key)) return undefined;
  return list.findIndex((item) => keyOf(item) === key) === index
    ? `[?(@._key=='${key}')]`
    : undefined;
}

function keyOf(item: unknown): string | undefined {
  const key = isObject(item) ? item["_key"] : undefined;
  return typeof key === "string" ? key : undefined;
}
