import type { ComposeRequest } from "@marquee/schemas/editing";
import type { ArraySchemaType, Schema } from "sanity";
import { placeOf, valueAt } from "./block-path.ts";
import type { Beside } from "./change-blocks.ts";
import { listsIn, listTypeAt } from "./list-types.ts";

/** A list that a new block may go to: its path, title and type, and beside what in it; null: at its end. */
export type Choice = { list: string; title: string; type: ArraySchemaType; to: Beside | null };

/** The requests that open the insert menu. */
export type AddRequest = Extract<ComposeRequest, { ask: "addFirst" | "addBeside" | "addInside" }>;

const typeName = (value: unknown): string =>
  typeof value === "object" && value !== null && "_type" in value ? String(value._type) : "";

/** The lists that a new block may go to, for what a page asks; none where what it names is gone. */
export function choicesFor(schema: Schema, page: unknown, request: AddRequest): Choice[] {
  const pageType = schema.get("page");
  if (!pageType) return [];
  if (request.ask === "addInside") {
    const holder = schema.get(typeName(valueAt(page, request.path)));
    const lists = holder ? listsIn(holder) : [];
    return lists.map(({ name, ...of }) => ({ ...of, list: `${request.path}.${name}`, to: null }));
  }
  const [list, to] =
    request.ask === "addFirst"
      ? ["blocks", null]
      : [placeOf(request.path).list, { beside: request.path, side: request.side }];
  const type = listTypeAt(pageType, page, list);
  return type === null ? [] : [{ list, title: type.title ?? list, type, to }];
}
