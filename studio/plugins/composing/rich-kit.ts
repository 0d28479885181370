import type { RichKit } from "@marquee/schemas/editing";
import { isBlockSchemaType, isSpanSchemaType, type SchemaType } from "sanity";
import * as z from "zod";

const choices = z.object({
  options: z.object({ list: z.array(z.object({ value: z.string(), title: z.string() })) }),
});

function choicesOf(type: SchemaType | undefined): RichKit["styles"] {
  const found = choices.safeParse(type);
  if (!found.success) return [];
  return found.data.options.list.map(({ value, title }) => ({ name: value, title }));
}

function objectOf(type: SchemaType): RichKit["objects"][number] {
  const fields = type.jsonType === "object" ? type.fields : [];
  return {
    name: type.name,
    title: type.title ?? type.name,
    fields: fields.map((field) => ({ name: field.name, type: field.type.jsonType })),
  };
}

/**
 * Returns the styles, lists, marks and objects that the form of a rich text allows, with their titles
 * in the studio's language. Returns null if `type` isn't the type of a rich text.
 */
export function richKitOf(type: SchemaType | undefined): RichKit | null {
  if (type?.jsonType !== "array") return null;
  const block = type.of.find((member) => isBlockSchemaType(member));
  if (!isBlockSchemaType(block)) return null;
  const fieldType = (name: string) => block.fields.find((field) => field.name === name)?.type;
  const children = fieldType("children");
  const spans = children?.jsonType === "array" ? children.of : [];
  const span = spans.find((member) => isSpanSchemaType(member));
  const marks = isSpanSchemaType(span) ? span : { decorators: [], annotations: [] };
  return {
    styles: choicesOf(fieldType("style")),
    lists: choicesOf(fieldType("listItem")),
    decorators: marks.decorators.map(({ value, title }) => ({ name: value, title })),
    annotations: marks.annotations.map((annotation) => objectOf(annotation)),
    objects: type.of.filter((member) => member !== block).map((member) => objectOf(member)),
  };
}
