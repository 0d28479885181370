import { Perspectives, type Perspective } from "../../src/dataset/perspectives.ts";
import { inOnePart, type InParts } from "../../src/in-parts.ts";
import type { TextHits } from "../../src/store/search-index.ts";
import { isObject, type JsonObject, type LakeDocument } from "../../src/document.ts";
import { storedPage, timestamp } from "./sample-documents.ts";
import { runQuery, type QueryContext } from "../../src/query/run-query.ts";
import type { ItemSelector } from "../../src/query/source-map/json-path.ts";

type Source =
  | { type: "documentValue"; document: number; path: number }
  | { type: "literal" | "unknown" };

/** A Content Source Map, as Sanity's clients read it. */
export interface SourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, { type: "value"; source: Source }>;
}

export const document = (id: string, _type: string, fields: JsonObject): LakeDocument =>
  storedPage(id, { _type, ...fields });

export function perspectivesOf(documents: readonly LakeDocument[]): Perspectives {
  const perspectives = new Perspectives();
  for (const one of documents) perspectives.apply(one._id, one);
  return perspectives;
}

export const contextOf = (perspectives: Perspectives, perspective: Perspective): QueryContext =>
  contextIn(perspectives.view(perspective));

export const searchFor = (ids: readonly string[], isExcluded: boolean): InParts<TextHits> =>
  inOnePart(() => ({ ids, isExcluded }));

export const contextIn = (view: QueryContext["view"]): QueryContext => ({
  view,
  search: () => searchFor([], true),
  identity: "me",
  now: new Date(timestamp),
  projectId: "p",
  dataset: "d",
});

export async function evaluate(
  query: string,
  perspectives: Perspectives,
  perspective: Perspective = "raw",
  sourceMap: ItemSelector = "key",
): Promise<{ result: unknown; map: SourceMap }> {
  const context = { ...contextOf(perspectives, perspective), sourceMap };
  const output = await runQuery(query, {}, context);
  return { result: JSON.parse(output.json), map: JSON.parse(output.sourceMap ?? "null") };
}

type Segment = string | number | { key: string };

/** Parses a normalized JSONPath, apart from escapes. */
const segmentsOf = (path: string): Segment[] =>
  [...path.matchAll(/\['(.*?)'\]|\[(\d+)\]|\[\?\(@\._key=='(.*?)'\)\]/g)].map(
    ([, name, index, key = ""]) => name ?? (index === undefined ? { key } : Number(index)),
  );

export const partAt = (value: unknown, path: string): unknown =>
  segmentsOf(path).reduce<unknown>((part, segment) => {
    if (Array.isArray(part)) {
      const items: unknown[] = part;
      if (typeof segment === "number") return items[segment];
      const key = isObject(segment) ? segment["key"] : undefined;
      return items.find((item) => isObject(item) && item["_key"] === key);
    }
    return isObject(part) && typeof segment === "string" ? part[segment] : undefined;
  }, value);
