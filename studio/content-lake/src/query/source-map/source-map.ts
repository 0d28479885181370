import { isDeepStrictEqual } from "node:util";
import { isObject, type LakeDocument } from "../../document.ts";
import { JsonPaths, attributeSegment, type ItemSelector } from "./json-path.ts";
import { fieldOf, itemsOf, type Origin, type Traced } from "./traced.ts";

/** The JSON of a map without mappings, for a result whose origins aren't known. */
export const noOrigins = '{"documents":[],"paths":[],"mappings":{}}';

/**
 * Writes the Content Source Map of a query's result: the origin of the values, by JSONPath in the result. A value that
 * comes from one place with all its parts has one mapping. Values whose traced value differs from the result have no
 * mapping, nor has null.
 */
export class SourceMapWriter {
  readonly #paths: JsonPaths;
  /** Called with the number of characters of each mapping. */
  readonly #addText: (length: number) => void;
  readonly #mappings: string[] = [];
  readonly #documents: string[] = [];
  readonly #documentNumbers = new Map<LakeDocument, number>();
  /** Attribute names as segments of JSONPaths, written as JSON. Undefined for names that can't be in a path. */
  readonly #segments = new Map<string, string | undefined>();

  constructor(selector: ItemSelector, addText: (length: number) => void) {
    this.#paths = new JsonPaths(selector);
    this.#addText = addText;
  }

  /** Adds the mappings of a value. `at` is its JSONPath in the result, escaped as in a JSON string. */
  add(value: unknown, traced: Traced, at: string): void {
    if (value === null || value === undefined) return;
    if (traced.kind === "source") return this.#addSource(value, traced.origin, traced, at);
    if (traced.kind === "list") return this.#addItems(value, traced, at);
    if (traced.kind === "object") return this.#addFields(value, traced, at);
    if (typeof value !== "object" && value === traced.value) this.#write(at, `"${traced.kind}"`);
  }

  json(): string {
    const paths = this.#paths.all.map((path) => JSON.stringify(path));
    return `{"documents":[${this.#documents.join()}],"paths":[${paths.join()}],"mappings":{${this.#mappings.join()}}}`;
  }

  #addSource(value: unknown, origin: Origin, traced: Traced & { kind: "source" }, at: string) {
    if (!origin.path) return this.#addFields(value, traced, at);
    // The lake computes the documents of this type from its users.
    if (origin.document._type === "system.group") return;
    if (!isStoredAs(origin, value) || !isDeepStrictEqual(value, traced.value)) return;
    const path = this.#paths.numberOf(origin.path);
    if (path === undefined) return;
    this.#write(at, `"documentValue","document":${this.#numberOf(origin.document)},"path":${path}`);
  }

  #addItems(value: unknown, traced: Traced, at: string): void {
    const items = itemsOf(traced);
    if (!Array.isArray(value) || value.length !== items?.length) return;
    for (const [index, item] of items.entries()) this.add(value[index], item, `${at}[${index}]`);
  }

  #addFields(value: unknown, traced: Traced, at: string): void {
    if (!isObject(value)) return;
    for (const name in value) {
      const segment = this.#segmentOf(name);
      if (segment !== undefined) this.add(value[name], fieldOf(traced, name), at + segment);
    }
  }

  #write(at: string, source: string): void {
    const mapping = `"${at}":{"type":"value","source":{"type":${source}}}`;
    this.#addText(mapping.length);
    this.#mappings.push(mapping);
  }

  #segmentOf(name: string): string | undefined {
    if (this.#segments.has(name)) return this.#segments.get(name);
    const segment = attributeSegment(name);
    const written = segment === undefined ? undefined : JSON.stringify(segment).slice(1, -1);
    this.#segments.set(name, written);
    return written;
  }

  #numberOf(document: LakeDocument): number {
    const known = this.#documentNumbers.get(document);
    if (known !== undefined) return known;
    const entry = { _id: storedIdOf(document), _type: document._type };
    const number = this.#documents.push(JSON.stringify(entry)) - 1;
    this.#documentNumbers.set(document, number);
    return number;
  }
}

/** Returns the id under which a document is stored. In a perspective, a draft has the id of the published document. */
function storedIdOf(document: LakeDocument): string {
  const original = document["_originalId"];
  return typeof original === "string" ? original : document._id;
}

/** A perspective replaces the attribute `_id` of a draft and adds `_originalId`. */
function isStoredAs({ document, path }: Origin, value: unknown): boolean {
  if (path?.before || !("_originalId" in document)) return true;
  return path?.step === "_id" ? value === storedIdOf(document) : path?.step !== "_originalId";
}
