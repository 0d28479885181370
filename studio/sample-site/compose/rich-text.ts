import { keyed, type Keyed } from "./keyed.ts";
import type { LinkTarget } from "./link.ts";
import type { Picture } from "./picture.ts";

type Mark = "strong" | "em" | "code";
type Style = "normal" | "h2" | "h3" | "h4" | "blockquote";
type Inline = string | { text: string; mark: Mark } | { text: string; target: LinkTarget };
type Span = { _type: "span"; text: string; marks: string[] } & Keyed;
type MarkDef = { _type: "link" } & LinkTarget & Keyed;

/** A paragraph, heading, quotation or list item in Sanity's portable text. */
export type TextBlock = {
  _type: "block";
  style: Style;
  listItem?: "bullet" | "number";
  level?: number;
  markDefs: MarkDef[];
  children: Span[];
};

/** A picture between two paragraphs. */
export type Figure = {
  _type: "figure";
  picture: Picture;
  caption?: string;
  span: "reading" | "wide" | "full";
};

/** Lines to be copied as they are. */
export type CodeSample = { _type: "codeSample"; language: string; code: string };

/** One item of a rich text. */
export type RichTextItem = TextBlock | Figure | CodeSample;

/** A rich text with the keys of its items. */
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

/** Words that carry weight. */
export const strong = (text: string): Inline => ({ text, mark: "strong" });
/** A title of a film, or a word leaned on. */
export const em = (text: string): Inline => ({ text, mark: "em" });
/** Something to be typed as it stands. */
export const code = (text: string): Inline => ({ text, mark: "code" });
/** Words that lead somewhere. */
export const linked = (text: string, target: LinkTarget): Inline => ({ text, target });

/** A paragraph. */
export const p = (...inlines: Inline[]): TextBlock => textBlock("normal", inlines);
/** A heading of the third rank. */
export const h3 = (text: string): TextBlock => textBlock("h3", [text]);
/** A heading of the fourth rank. */
export const h4 = (text: string): TextBlock => textBlock("h4", [text]);

/** A bulleted item. */
export const bullet = (...inlines: Inline[]): TextBlock => ({
  ...textBlock("normal", inlines),
  listItem: "bullet",
  level: 1,
});

/** A numbered item. */
export const step = (...inlines: Inline[]): TextBlock => ({
  ...textBlock("normal", inlines),
  listItem: "number",
  level: 1,
});

/** A picture in the text: as wide as the lines, wider, or from edge to edge. */
export function figure(picture: Picture, span: Figure["span"], caption?: string): Figure {
  return { _type: "figure", picture, span, ...(caption === undefined ? {} : { caption }) };
}

/** Lines to be copied, such as a command. */
export const codeSample = (language: string, lines: string): CodeSample => ({
  _type: "codeSample",
  language,
  code: lines,
});

/** Puts the items of a rich text in order and gives them their keys. */
export function rich(...items: RichTextItem[]): RichText {
  return keyed("item", items);
}
