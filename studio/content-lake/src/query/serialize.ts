import type { QuerySlot } from "./query-slot.ts";
import type { ResultMeter } from "./result-meter.ts";
import { turn } from "./time-limit.ts";

/** Values with fewer nodes and characters than this are serialized in one go. */
const small = { nodes: 2_000, characters: 100_000 };

/** JSON length above which that of a value is remembered, because a result may contain the value many times. */
const rememberedLength = 500;

/** Number of items of lists whose length is computed without a pause. */
const portion = 50_000;

/**
 * The text can be far larger than the result in memory, which may contain a list or document many times. So its length is
 * computed first if the result is large, and then it is written in chunks, with other work between them. Rejects with a
 * 400 if it exceeds the meter's limit, or with an error of `slot.pause`.
 */
export async function serialize(
  value: unknown,
  meter: ResultMeter,
  slot: Pick<QuerySlot, "pause">,
): Promise<string> {
  if (isSmall(value)) return JSON.stringify(value) ?? "null";
  await slot.pause();
  let counted = 0;
  let startedAt = performance.now();
  const pauseInTime = async () => {
    if (performance.now() - startedAt < turn) return;
    await slot.pause();
    startedAt = performance.now();
  };
  const lengths = new Lengths();
  for (const part of Array.isArray(value) ? value : [value]) {
    let length = NaN;
    // More items each time, because an object is measured from its beginning again.
    for (let items = portion; Number.isNaN(length); items *= 2) {
      length = lengths.of(part, items);
      await pauseInTime();
    }
    meter.addText(length);
    counted += length;
  }
  const chunks: string[] = [];
  let written = 0;
  for (const chunk of chunksOf(value, lengths)) {
    chunks.push(chunk);
    written += chunk.length;
    // Adds the missing characters, because a length counts each escaped character as one.
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
function* chunksOf(value: unknown, lengths: Lengths): Generator<string> {
  const isWhole =
    typeof value !== "object" ||
    value === null ||
    "toJSON" in value ||
    lengths.of(value) <= small.characters;
  if (isWhole) yield JSON.stringify(value) ?? "null";
  else if (Array.isArray(value)) yield* chunksOfList(value, lengths);
  else {
    let separator = "{";
    for (const name in value) {
      const field = fieldOf(value, name);
      if (field === undefined) continue;
      yield `${separator}${JSON.stringify(name)}:`;
      yield* chunksOf(field, lengths);
      separator = ",";
    }
    yield separator === "{" ? "{}" : "}";
  }
}

function* chunksOfList(list: readonly unknown[], lengths: Lengths): Generator<string> {
  let separator = "[";
  let begin = 0;
  let length = 0;
  for (const [index, part] of list.entries()) {
    length += lengths.of(part);
    const isLast = index === list.length - 1;
    if (length <= small.characters && !isLast) continue;
    if (index > begin) {
      yield separator + JSON.stringify(list.slice(begin, index)).slice(1, -1);
      separator = ",";
    }
    yield separator;
    yield* chunksOf(part, lengths);
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

/** The lengths of values' JSON, in which an escaped character counts as one. */
class Lengths {
  /** Those of long values. */
  readonly #known = new Map<object, number>();
  /** Lists that are measured in part: the next item, and the length of those before. */
  readonly #unfinished = new Map<readonly unknown[], { next: number; length: number }>();
  #left = Infinity;

  /** Returns the length of a value. Returns `NaN` after this many items of lists; the next call continues there. */
  of(value: unknown, items = Infinity): number {
    this.#left = items;
    return this.#lengthOf(value);
  }

  #lengthOf(value: unknown): number {
    if (typeof value === "string") return value.length + 2;
    if (typeof value !== "object" || value === null) return String(value).length;
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    const length = Array.isArray(value) ? this.#lengthOfList(value) : this.#lengthOfObject(value);
    if (length > rememberedLength) this.#known.set(value, length);
    return length;
  }

  #lengthOfList(list: readonly unknown[]): number {
    let { next, length } = this.#unfinished.get(list) ?? { next: 0, length: 2 };
    for (; next < list.length; next += 1) {
      this.#left -= 1;
      const item = this.#left < 0 ? NaN : this.#lengthOf(list[next]);
      if (Number.isNaN(item)) {
        this.#unfinished.set(list, { next, length });
        return NaN;
      }
      length += item + 1;
    }
    return length;
  }

  #lengthOfObject(value: object): number {
    let length = 2;
    // Not `Object.entries`, which would make two more objects for each field.
    for (const name in value) length += name.length + 4 + this.#lengthOf(fieldOf(value, name));
    return length;
  }
}
