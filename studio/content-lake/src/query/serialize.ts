import { stringifyChunked } from "@discoveryjs/json-ext";
import type { QuerySlot } from "./query-slot.ts";
import type { ResultMeter } from "./result-meter.ts";
import { turn } from "./time-limit.ts";

/** Values with fewer nodes and characters than this are serialized in one go. */
const small = { nodes: 2_000, characters: 100_000 };

/**
 * Number of items above which a list's JSON length is cached, because a result may contain the list
 * many times.
 */
const longList = 16;

/**
 * Serializes a query's result as JSON. The text can be far larger than the result in memory,
 * because a result may contain a list or document many times. So the text's length is computed
 * first if the result is large. Then the text is written in chunks, with other work between them.
 * Rejects with a 400 if the text exceeds the meter's limit, or with an error of `slot.pause`.
 */
export async function serialize(
  value: unknown,
  meter: ResultMeter,
  slot: QuerySlot,
): Promise<string> {
  if (isSmall(value)) return JSON.stringify(value) ?? "null";
  await slot.pause();
  let counted = 0;
  let began = performance.now();
  const pauseInTime = async () => {
    if (performance.now() - began < turn) return;
    await slot.pause();
    began = performance.now();
  };
  const known = new Map<object, number>();
  for (const part of Array.isArray(value) ? value : [value]) {
    const length = lengthOf(part, known);
    meter.addText(length);
    counted += length;
    await pauseInTime();
  }
  const chunks: string[] = [];
  let written = 0;
  for (const chunk of stringifyChunked(value)) {
    chunks.push(chunk);
    written += chunk.length;
    // Adds the missing characters, because `lengthOf` counts each escaped character as one.
    meter.addText(Math.max(0, written - counted));
    counted = Math.max(counted, written);
    await pauseInTime();
  }
  return chunks.join("");
}

function isSmall(value: unknown): boolean {
  let { nodes, characters } = small;
  const fits = (part: unknown): boolean => {
    nodes -= 1;
    if (typeof part === "string") characters -= part.length;
    if (nodes < 0 || characters < 0) return false;
    if (typeof part !== "object" || part === null) return true;
    return Object.values(part).every(fits);
  };
  return fits(value);
}

/**
 * Returns the length of a value's JSON, but counts an escaped character as one. `known` holds the
 * lengths of values that may occur again.
 */
function lengthOf(value: unknown, known: Map<object, number>): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value !== "object" || value === null) return String(value).length;
  const before = known.get(value);
  if (before !== undefined) return before;
  const isList = Array.isArray(value);
  let length = 2;
  if (isList) for (const part of value) length += lengthOf(part, known) + 1;
  else
    for (const [name, part] of Object.entries(value))
      length += name.length + 4 + lengthOf(part, known);
  if (isList ? value.length > longList : "_id" in value) known.set(value, length);
  return length;
}
