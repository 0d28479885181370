import { textFields } from "@marquee/schemas/contract";
import * as z from "zod";
import { emptySign } from "./empty-text.ts";
import { paragraphOf } from "./placeholders.ts";
import { richWords } from "./rich-words.ts";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");

/** Returns the kind of a text with a placeholder while it is empty; undefined for any other field. */
function placeholderKind(shape: z.ZodType): "text" | "richText" | undefined {
  const field = shape instanceof z.ZodNullable ? textFields.get(shape) : undefined;
  return field?.hasPlaceholder === true ? field.kind : undefined;
}

/**
 * Returns the shape of a link's fields if a field is a link with a label, also if it is optional.
 * Otherwise undefined.
 */
function linkFields(field: z.ZodType): z.ZodObject | undefined {
  const required = field instanceof z.ZodNullable ? field.unwrap() : field;
  const inner = required instanceof z.ZodPipe ? required.in : required;
  const isLink = inner instanceof z.ZodObject && "label" in inner.shape && "section" in inner.shape;
  return isLink ? inner : undefined;
}

/**
 * The target that a link without one has in a preview. Previews recognize such a link by its section,
 * because no block has this key.
 */
export const missingTarget = {
  kind: "internal",
  href: null,
  page: { language: "en", slug: "missing" },
  section: "missing-target",
};

/** Whether a stored link leads to no page. A link to another site without an address has an error of its own. */
const lacksTarget = ({ kind, page }: Readonly<Record<string, unknown>>) =>
  kind !== "external" && isBlank(page);

/**
 * Returns a stored block in which invisible letters replace the empty optional texts. The block
 * then renders an element for each of these texts, and editors can type in the element. A link
 * without a target gets one, because blocks render no link without a target. Does not fill the label
 * of a link with a target, because that link is invalid, nor texts of pictures, because an empty
 * picture also lacks its file.
 */
export function fillEmptyTexts(shape: z.ZodType, stored: unknown): unknown {
  let count = 0;

  function fill(field: unknown, value: unknown): unknown {
    if (!(field instanceof z.ZodType)) return value;
    const kind = placeholderKind(field);
    if (kind === "text") return isBlank(value) ? emptySign((count += 1)) : value;
    if (kind === "richText") {
      const isEmpty = isBlank(value) || richWords(value) === "";
      return isEmpty ? paragraphOf(emptySign((count += 1))) : value;
    }
    if (field instanceof z.ZodArray && Array.isArray(value)) {
      return value.map((entry: unknown) => fill(field.element, entry));
    }
    const link = linkFields(field);
    if (link !== undefined) {
      const written = isFields(value) ? value : {};
      return lacksTarget(written) ? fillFields(link, { ...written, ...missingTarget }) : value;
    }
    return field instanceof z.ZodObject && isFields(value) ? fillFields(field, value) : value;
  }

  const fillFields = (object: z.ZodObject, value: Readonly<Record<string, unknown>>) => ({
    ...value,
    ...Object.fromEntries(
      Object.entries(object.shape).map(([name, field]) => [name, fill(field, value[name])]),
    ),
  });

  return fill(shape, stored);
}
