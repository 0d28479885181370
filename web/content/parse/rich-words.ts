import * as z from "zod";
import { OBJECT_SIGN } from "./object-sign.ts";

const words = z.string().nullish();

const entry = z.discriminatedUnion("_type", [
  z.object({
    _type: z.literal("block"),
    style: words,
    children: z.array(z.object({ text: z.string() })),
  }),
  z.object({ _type: z.literal("figure"), caption: words }),
  z.object({ _type: z.literal("codeSample"), language: words, code: words }),
]);

type Entry = z.output<typeof entry>;

function wordsOf(each: Entry): string {
  switch (each._type) {
    case "block":
      return each.children.map(({ text }) => text).join("");
    case "figure":
      return `${OBJECT_SIGN}${each.caption ?? ""}`;
    case "codeSample":
      return `${OBJECT_SIGN}${each.language ?? ""}${each.code ?? ""}`;
  }
}

/**
 * Returns the letters that a rich text displays in its paragraphs, captions and code samples,
 * without spaces. The page finds the rich text by these letters. Returns null for any other value.
 */
export function richWords(value: unknown): string | null {
  const entries = z.array(entry).safeParse(value);
  return entries.success ? entries.data.map(wordsOf).join("").replaceAll(/\s+/g, "") : null;
}

/** A paragraph, caption or code sample of a rich text. */
export type RichLine = { isHeading: boolean; text: string };

/** Returns the texts that a rich text displays, one per paragraph; none for any other value. */
export function richLines(value: unknown): RichLine[] {
  const entries = z.array(entry).safeParse(value);
  return (entries.data ?? []).map((each) => ({
    isHeading: each._type === "block" && /^h\d$/.test(each.style ?? ""),
    text: wordsOf(each).replaceAll(OBJECT_SIGN, "").replaceAll(/\s+/g, " ").trim(),
  }));
}
