import { isDeepStrictEqual } from "node:util";
import { isObject, type LakeDocument } from "../../document.ts";
import { attributeSegment, jsonPathOf } from "./json-path.ts";
import { fieldOf, itemsOf, type Origin, type Traced } from "./traced.ts";

type Source =
  | { type: "documentValue"; document: number; path: number }
  | { type: "literal" | "unknown" };

/** A Content Source Map: the origin of the values in a query's result, by JSONPath in the result. */
export interface SourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, { type: "value"; source: Source }>;
}

/** The map of a result whose origins aren't known. */
export const noOrigins: SourceMap = { documents: [], paths: [], mappings: {} };

/** How a map selects the items of lists in documents: by index, or by `_key` if they have one. */
export type ItemSelector = "index" | "key";

/**
 * Creates the source map of a query's result. A value that comes from one place with all its parts has one mapping. Values
 * whose traced value differs from the result have no mapping, nor has null.
 */
export function sourceMapOf(result: unknown, traced: Traced, selector: ItemSelector): SourceMap {
  const builder = new SourceMapBuilder(selector);
  builder.add(result, traced, "$");
  return builder.map;
}

class SourceMapBuilder {
  readonly map: SourceMap = { documents: [], paths: [], mappings: {} };
  readonly #selector: ItemSelector;
  readonly #documents = new Map<string, number>();
  readonly #paths = new Map<string, number>();

  constructor(selector: ItemSelector) {
    this.#selector = selector;
  }

  add(value: unknown, traced: Traced, at: string): void {
    if (value === null || value === undefined) return;
    if (traced.kind === "source") return this.#addSource(value, traced.origin, traced, at);
    if (traced.kind === "list") return this.#addItems(value, traced, at);
    if (traced.kind === "object") return this.#addFields(value, traced, at);
    if (typeof value !== "object" && value === traced.value) this.#set(at, { type: traced.kind });
  }

  #addSource(value: unknown, origin: Origin, traced: Traced & { kind: "source" }, at: string) {
    if (!origin.path) return this.#addFields(value, traced, at);
    // The lake computes the documents of this type from its users.
    if (origin.document._type === "system.group") return;
    if (!isStoredAs(origin, value) || !isDeepStrictEqual(value, traced.value)) return;
    const path = jsonPathOf(origin.path, this.#selector === "key");
    if (path === undefined) return;
    const document = this.#numberOf(origin.document);
    this.#set(at, { type: "documentValue", document, path: this.#pathNumber(path) });
  }

  #addItems(value: unknown, traced: Traced, at: string): void {
    const items = itemsOf(traced);
    if (!Array.isArray(value) || value.length !== items?.length) return;
    for (const [index, item] of items.entries()) this.add(value[index], item, `${at}[${index}]`);
  }

  #addFields(value: unknown, traced: Traced, at: string): void {
    if (!isObject(value)) return;
    for (const [name, field] of Object.entries(value)) {
      const segment = attributeSegment(name);
      if (segment !== undefined) this.add(field, fieldOf(traced, name), `${at}${segment}`);
    }
  }

  #set(at: string, source: Source): void {
    this.map.mappings[at] = { type: "value", source };
  }

  #numberOf(document: LakeDocument): number {
    const _id = storedIdOf(document);
    const known = this.#documents.get(_id);
    if (known !== undefined) return known;
    const number = this.map.documents.push({ _id, _type: document._type }) - 1;
    this.#documents.set(_id, number);
    return number;
  }

  #pathNumber(path: string): number {
    const known = this.#paths.get(path);
    if (known !== undefined) return known;
    const number = this.map.paths.push(path) - 1;
    this.#paths.set(path, number);
    return number;
  }
}

/** Returns the id under which a document is stored. In a perspective, a draft has the id of the published document. */
function storedIdOf(document: LakeDocument): string {
  const original = document["_originalId"];
  return typeof original === "string" ? original : document._id;
}

/**
 * Returns whether the stored document has this value at this place. A perspective replaces the attribute `_id` of a draft
 * and adds `_originalId`.
 */
function isStoredAs({ document, path }: Origin, value: unknown): boolean {
  if (path?.before || !("_originalId" in document)) return true;
  return path?.step === "_id" ? value === storedIdOf(document) : path?.step !== "_originalId";
}
