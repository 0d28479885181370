import { keyed, type Keyed } from "./keyed.ts";
import type { LinkTarget } from "./link.ts";
import type { Picture } from "./picture.ts";

type Mark = "strong" | "em" | "code";
type Style = "normal" | "h2" | "h3" | "h4" | "blockquote";
type Inline = string | { text: string; mark: Mark } | { text: string; target: LinkTarget };
type Span = { _type: "span"; text: string; marks: string[] } & Keyed;
type MarkDef = { _type: "link" } & LinkTarget & Keyed;

/** A paragraph, heading, quotation or list item in Portable Text. */
export type TextBlock = {
  _type: "block";
  style: Style;
  listItem?: "bullet" | "number";
  level?: number;
  markDefs: MarkDef[];
  children: Span[];
};

/** A picture between paragraphs. */
export type Figure = {
  _type: "figure";
  picture: Picture;
  caption?: string;
  span: "reading" | "wide" | "full";
};

export type CodeSample = { _type: "codeSample"; language: string; code: string };

export type RichTextItem = TextBlock | Figure | CodeSample;

/** A rich text, whose items have keys. */
export type RichText = (RichTextItem & Keyed)[];

function textBlock(style: Style, inlines: readonly Inline[]): TextBlock {
  const markDefs: MarkDef[] = [];
  const children = inlines.map((inline, index): Span => {
    const _key = `span-${index + 1}`;
    if (typeof inline === "string") return { _key, _type: "span", text: inline, marks: [] };
    if ("mark" in inline) return { _key, _type: "span", text: inline.text, marks: [inline.mark] };
    const name = `link-${index + 1}`;
    markDefs.push({ _key: name, _type: "link", ...inline.target });
    return { _key, _type: "span", text: inline.text, marks: [name] };
  });
  return { _type: "block", style, markDefs, children };
}

export const strong = (text: string): Inline => ({ text, mark: "strong" });
/** Italic text, such as the title of a film. */
export const em = (text: string): Inline => ({ text, mark: "em" });
export const code = (text: string): Inline => ({ text, mark: "code" });
export const linked = (text: string, target: LinkTarget): Inline => ({ text, target });

/** A paragraph. */
export const p = (...inlines: Inline[]): TextBlock => textBlock("normal", inlines);
export const h3 = (text: string): TextBlock => textBlock("h3", [text]);
export const h4 = (text: string): TextBlock => textBlock("h4", [text]);

/** An item of a bulleted list. */
export const bullet = (...inlines: Inline[]): TextBlock => ({
  ...textBlock("normal", inlines),
  listItem: "bullet",
  level: 1,
});

/** An item of a numbered list. */
export const step = (...inlines: Inline[]): TextBlock => ({
  ...textBlock("normal", inlines),
  listItem: "number",
  level: 1,
});

/** A picture in the text: as wide as the text, wider, or full width. */
export function figure(picture: Picture, span: Figure["span"], caption?: string): Figure {
  return { _type: "figure", picture, span, ...(caption === undefined ? {} : { caption }) };
}

/** Builds a code sample, such as a command. */
export const codeSample = (language: string, lines: string): CodeSample => ({
  _type: "codeSample",
  language,
  code: lines,
});

/** Builds a rich text and adds the keys of its items. */
export function rich(...items: RichTextItem[]): RichText {
  return keyed("item", items);
}
