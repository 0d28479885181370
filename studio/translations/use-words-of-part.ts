import { useMemo } from "react";
import { useSchema } from "sanity";
import type { SchemaType } from "sanity";
import type { ReadsTheSame } from "./compare-pages.ts";
import { type Words, wordsOf } from "./words-of.ts";

/** What visitors read of a part of a page, top to bottom. */
export type WordsOfPart = (part: "title" | "seo" | "block", value: unknown) => Words[];

/** Reads the words of a page's parts by their forms. */
export function useWordsOfPart(): WordsOfPart {
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
      return type ? wordsOf(type, value) : [];
    };
  }, [schema]);
}

const textsOf = (words: readonly Words[]) => JSON.stringify(words.map(({ text }) => text));

/** Takes a reader of words, gives the judge of whether two parts read the same. */
export const readsTheSame =
  (wordsOfPart: WordsOfPart): ReadsTheSame =>
  (part, source, target) => {
    const words = wordsOfPart(part, source);
    return words.length > 0 && textsOf(words) === textsOf(wordsOfPart(part, target));
  };
