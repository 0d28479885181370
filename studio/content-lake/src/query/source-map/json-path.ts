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

/** Undefined for a name that Sanity's clients can't read in a JSONPath, because they end a name at the first `']`. */
export function attributeSegment(name: string): string | undefined {
  if (name.includes("']")) return undefined;
  return `['${name.replaceAll(/[\b\f\n\r\t'\\]/g, (character) => escapes[character] ?? character)}']`;
}

/** How a map selects the items of lists in documents: by index, or by `_key` if they have one. */
export type ItemSelector = "index" | "key";

/** The JSONPaths of places in documents, each once. */
export class JsonPaths {
  readonly all: string[] = [];
  readonly #usesKeys: boolean;
  readonly #numbers = new Map<string, number>();
  readonly #texts = new WeakMap<OriginPath, string>();

  constructor(selector: ItemSelector) {
    this.#usesKeys = selector === "key";
  }

  /** Returns the number of a path, or undefined for a path that Sanity's clients can't read. */
  numberOf(path: OriginPath): number | undefined {
    const text = this.#textOf(path);
    if (text === "") return undefined;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.all.push(text) - 1;
    this.#numbers.set(text, number);
    return number;
  }

  #textOf(path: OriginPath): string {
    const known = this.#texts.get(path);
    if (known !== undefined) return known;
    const before = path.before ? this.#textOf(path.before) : "$";
    const segment = this.#segmentOf(path.step);
    const text = before === "" || segment === undefined ? "" : before + segment;
    this.#texts.set(path, text);
    return text;
  }

  #segmentOf(step: OriginPath["step"]): string | undefined {
    if (typeof step === "string") return attributeSegment(step);
    return (this.#usesKeys ? keySegment(step.list, step.index) : undefined) ?? `[${step.index}]`;
  }
}

/** Undefined if an earlier item has the same `_key`, and for characters that Sanity's clients can't read in it. */
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
