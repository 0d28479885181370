import * as z from "zod";
import { checkLinkTarget, linkTargetFields, linkTargetProjection } from "../link/link.contract.ts";
import { option } from "../option.contract.ts";
import { pictureProjection, requiredPicture } from "../picture/picture.contract.ts";
import { optionalText, requiredText, textFields } from "../text.contract.ts";

/** Paragraph styles: body text, three levels of heading, block quote. */
export const textStyles = ["normal", "h2", "h3", "h4", "blockquote"] as const;

export const listKinds = ["bullet", "number"] as const;

export const figureSpans = ["reading", "wide", "full"] as const;

/** Validation rule of a code sample's text, shared with the studio's form. */
export const sampleCode = requiredText(20_000, "Enter or paste the code.");

/** Validation rule of a code sample's language, shared with the studio's form. */
export const sampleLanguage = optionalText(40);

/** Validation rule of a figure's caption, shared with the studio's form. */
export const figureCaption = optionalText(400);

const spanShape = z.strictObject({
  _key: z.string(),
  _type: z.literal("span"),
  text: z.string(),
  /** Decorators (`strong`, `em`, `code`) and keys of `markDefs`. */
  marks: z
    .array(z.string())
    .nullable()
    .transform((marks) => marks ?? []),
});

const markShape = z
  .strictObject({ _key: z.string(), _type: z.literal("link"), ...linkTargetFields })
  .check(checkLinkTarget);

/** Maximum nesting level of lists, the same as in Sanity's editor. */
const DEEPEST = 10;

// Limits the nesting level of a list item. Renderers create one list per level, so a level such as
// 1e25 would exhaust the memory.
const depthOf = (level: number | null) => Math.min(DEEPEST, Math.max(1, Math.trunc(level ?? 1)));

const paragraphShape = z
  .strictObject({
    _key: z.string(),
    _type: z.literal("block"),
    style: option(textStyles),
    listItem: option(listKinds).nullable(),
    level: z.number().nullable(),
    children: z
      .array(spanShape)
      .nullable()
      .transform((spans) => spans ?? []),
    markDefs: z
      .array(markShape)
      .nullable()
      .transform((marks) => marks ?? []),
  })
  // Removes `listItem` if it is null. Portable Text renderers treat every paragraph that has this key as a list item.
  .transform(({ listItem, level, ...paragraph }) =>
    listItem === null ? paragraph : { ...paragraph, listItem, level: depthOf(level) },
  );

const figureShape = z.strictObject({
  _key: z.string(),
  _type: z.literal("figure"),
  picture: requiredPicture("Select an image, or remove the empty image from the text."),
  caption: figureCaption,
  span: option(figureSpans),
});

const codeSampleShape = z.strictObject({
  _key: z.string(),
  _type: z.literal("codeSample"),
  /** Programming language, for display and syntax highlighting. */
  language: sampleLanguage,
  code: sampleCode,
});

const entryShape = z.discriminatedUnion("_type", [paragraphShape, figureShape, codeSampleShape]);

const blankParagraph = z.looseObject({
  _type: z.literal("block"),
  children: z.array(z.looseObject({ text: z.string().regex(/^\s*$/).nullish() })).nullish(),
});

// Whether the rich text has content. Blank paragraphs don't count, because Sanity stores one as
// soon as an editor clicks into the field.
const holdsSomething = (entries: readonly unknown[]) =>
  entries.some((entry) => !blankParagraph.safeParse(entry).success);

export const optionalRichText = z
  .array(entryShape)
  .nullable()
  .register(textFields, { kind: "richText", hasPlaceholder: true });

/**
 * Returns the shape of rich text that must contain words, a figure or a code sample. `missing` is
 * the error message for rich text that doesn't.
 */
export const requiredRichText = (missing: string) =>
  z
    .array(entryShape, { error: missing })
    .refine(holdsSomething, { error: missing })
    .register(textFields, { kind: "richText" });

/**
 * Returns the form rule for required rich text. The rule checks only that the text isn't blank,
 * because forms store references where the site reads resolved values.
 */
export const richTextRule = (missing: string) =>
  z.array(z.unknown(), { error: missing }).refine(holdsSomething, { error: missing });

/** GROQ projection of rich text. Append it to the name of the rich text's field. */
export const richTextProjection = `[]{
  _key,
  _type,
  _type == "block" => {
    "style": coalesce(style, "normal"),
    listItem,
    level,
    "children": children[]{ _key, _type, "text": coalesce(text, ""), marks },
    "markDefs": markDefs[]{ _key, _type, ${linkTargetProjection} }
  },
  _type == "figure" => {
    "picture": picture${pictureProjection},
    caption,
    "span": coalesce(span, "reading")
  },
  _type == "codeSample" => { language, code }
}`;
