import { blockContracts, textFields } from "@marquee/schemas/contract";
import * as z from "zod";
import { keepUnits, unitPieces } from "../../i18n/keep-units.ts";
import type { ContentBlock } from "./parse-blocks.ts";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const spanShape = z.looseObject({ text: z.string(), marks: z.array(z.string()).nullish() });

/** Returns the spans of a paragraph. A unit may be in another span than its number, so the spans are read as one text. */
function keepInSpans(spans: readonly unknown[]): readonly unknown[] {
  const texts = spans.map((span) => spanShape.safeParse(span).data?.text ?? "");
  const pieces = unitPieces(texts.join(""));
  if (pieces === null) return spans;
  let end = 0;
  return spans.map((span, index) => {
    const start = end;
    end += texts[index]?.length ?? 0;
    const { data } = spanShape.safeParse(span);
    const isCode = data?.marks?.includes("code") === true;
    return data === undefined || isCode
      ? span
      : { ...data, text: pieces.slice(start, end).join("") };
  });
}

function keepInEntry(entry: unknown): unknown {
  if (!isFields(entry)) return entry;
  const { children, caption } = entry;
  if (Array.isArray(children)) return { ...entry, children: keepInSpans(children) };
  return typeof caption === "string" ? { ...entry, caption: keepUnits(caption) } : entry;
}

function keepIn(shape: unknown, value: unknown): unknown {
  if (value === null || value === undefined || !(shape instanceof z.ZodType)) return value;
  const kind = textFields.get(shape)?.kind;
  if (kind === "text") return typeof value === "string" ? keepUnits(value) : value;
  if (kind === "richText") return Array.isArray(value) ? value.map(keepInEntry) : value;
  if (shape instanceof z.ZodNullable) return keepIn(shape.unwrap(), value);
  if (shape instanceof z.ZodPipe) return keepIn(shape.in, value);
  if (shape instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry: unknown) => keepIn(shape.element, entry));
  }
  if (!(shape instanceof z.ZodObject) || !isFields(value)) return value;
  const fields = Object.entries(shape.shape).filter(([name]) => name in value);
  return {
    ...value,
    ...Object.fromEntries(fields.map(([name, field]) => [name, keepIn(field, value[name])])),
  };
}

/**
 * Returns a parsed block in whose texts no line breaks between a number, its sign and its unit. Call it only to render a
 * page that is not edited: what editors type and store has no such marks.
 */
export function keepUnitsOfBlock<T extends ContentBlock>(block: T): T {
  const fields = keepIn(blockContracts[block._type].shape, block);
  return isFields(fields) ? { ...block, ...fields } : block;
}
