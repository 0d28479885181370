import { type SchemaType, useSchema } from "sanity";
import * as z from "zod";
import { useMemo } from "react";
import type { ReadsTheSame } from "./compare-pages.ts";

export type LabeledText = { label: string; text: string };

const record = z.record(z.string(), z.unknown());
const paragraph = z.looseObject({
  _type: z.literal("block"),
  children: z.array(z.looseObject({ text: z.string().catch("") })),
});

/** Whether a string is translatable: it contains letters and is neither a URL nor a path. */
const isTranslatable = (text: string) =>
  /\p{L}/u.test(text) && !/^(?:[a-z][a-z+.-]*:\S*|\/\S*)$/i.test(text);

const isChoice = (type: SchemaType) => Object(type.options).list !== undefined;

function textsOfList(type: SchemaType, value: readonly unknown[]): LabeledText[] {
  const label = type.title ?? type.name;
  return value.flatMap((member) => {
    const written = paragraph.safeParse(member).data;
    if (written) return translatable(label, written.children.map(({ text }) => text).join(""));
    if (typeof member === "string") return translatable(label, member);
    const name = record.safeParse(member).data?.["_type"];
    const of = type.jsonType === "array" ? type.of : [];
    const memberType = of.find((each) => each.name === name) ?? of[0];
    return memberType ? textsOf(memberType, member) : [];
  });
}

const translatable = (label: string, text: string): LabeledText[] =>
  isTranslatable(text) ? [{ label, text }] : [];

/**
 * Returns the translatable texts of a value and of its nested blocks, in the order of the form's
 * fields. Skips URLs, references, and fields whose value the editor selects from a list.
 */
export function textsOf(type: SchemaType, value: unknown): LabeledText[] {
  if (typeof value === "string") {
    return type.jsonType === "string" && !isChoice(type)
      ? translatable(type.title ?? type.name, value)
      : [];
  }
  if (Array.isArray(value)) return textsOfList(type, value);
  const fields = record.safeParse(value).data;
  if (fields === undefined || type.jsonType !== "object" || "_ref" in fields) return [];
  return type.fields.flatMap((field) => textsOf(field.type, fields[field.name]));
}

export type TextsOfPart = (part: "title" | "seo" | "block", value: unknown) => LabeledText[];

/** Returns a function that reads the texts of a page's parts. The schema types determine which fields are texts. */
export function useTextsOfPart(): TextsOfPart {
  const schema = useSchema();
  return useMemo(() => {
    const page = schema.get("page");
    const fieldType = (name: string): SchemaType | undefined =>
      page?.jsonType === "object"
        ? page.fields.find((field) => field.name === name)?.type
        : undefined;
    const typeOf = (part: "title" | "seo" | "block", value: unknown) =>
      part === "block" ? schema.get(String(Object(value)._type)) : fieldType(part);
    return (part, value) => {
      const type = typeOf(part, value);
      return type ? textsOf(type, value) : [];
    };
  }, [schema]);
}

const serializeTexts = (texts: readonly LabeledText[]) =>
  JSON.stringify(texts.map(({ text }) => text));

/**
 * Returns a function that checks whether a part has the same texts in the source and in the
 * translation. The function returns false for a part without texts.
 */
export const readsTheSame =
  (textsOfPart: TextsOfPart): ReadsTheSame =>
  (part, source, target) => {
    const texts = textsOfPart(part, source);
    return texts.length > 0 && serializeTexts(texts) === serializeTexts(textsOfPart(part, target));
  };
