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
  slot: Pick<QuerySlot, "pause">,
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
  for (const chunk of chunksOf(value, known)) {
    chunks.push(chunk);
    written += chunk.length;
    // Adds the missing characters, because `lengthOf` counts each escaped character as one.
    meter.addText(Math.max(0, written - counted));
    counted = Math.max(counted, written);
    await pauseInTime();
  }
  return chunks.join("");
}

/**
 * Yields a value's JSON in parts. Each is written by `JSON.stringify`, which makes no garbage, and is short unless it is
 * one long text.
 */
function* chunksOf(value: unknown, known: Map<object, number>): Generator<string> {
  const isWhole =
    typeof value !== "object" ||
    value === null ||
    "toJSON" in value ||
    lengthOf(value, known) <= small.characters;
  if (isWhole) yield JSON.stringify(value) ?? "null";
  else if (Array.isArray(value)) yield* chunksOfList(value, known);
  else {
    let separator = "{";
    for (const name in value) {
      const field = fieldOf(value, name);
      if (field === undefined) continue;
      yield `${separator}${JSON.stringify(name)}:`;
      yield* chunksOf(field, known);
      separator = ",";
    }
    yield separator === "{" ? "{}" : "}";
  }
}

function* chunksOfList(list: readonly unknown[], known: Map<object, number>): Generator<string> {
  let separator = "[";
  let begin = 0;
  let length = 0;
  for (const [index, part] of list.entries()) {
    length += lengthOf(part, known);
    const isLast = index === list.length - 1;
    if (length <= small.characters && !isLast) continue;
    if (index > begin) {
      yield separator + JSON.stringify(list.slice(begin, index)).slice(1, -1);
      separator = ",";
    }
    yield separator;
    yield* chunksOf(part, known);
    separator = ",";
    begin = index + 1;
    length = 0;
  }
  yield "]";
}

const fieldOf = (value: object, name: string): unknown => Reflect.get(value, name);

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
  // Not `Object.entries`, which would make two more objects for each field.
  else for (const name in value) length += name.length + 4 + lengthOf(fieldOf(value, name), known);
  if (isList ? value.length > longList : "_id" in value) known.set(value, length);
  return length;
}
