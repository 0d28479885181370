import { useMemo } from "react";
import { useSchema } from "sanity";
import type { SchemaType } from "sanity";
import type { ReadsTheSame } from "./compare-pages.ts";
import { type Words, wordsOf } from "./words-of.ts";

/** Returns the texts of a part of a page, in form order. */
export type WordsOfPart = (part: "title" | "seo" | "block", value: unknown) => Words[];

/** Returns a function that reads the texts of a page's parts by their schema types. */
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

/** Creates the function that compares the texts of two parts. */
export const readsTheSame =
  (wordsOfPart: WordsOfPart): ReadsTheSame =>
  (part, source, target) => {
    const words = wordsOfPart(part, source);
    return words.length > 0 && textsOf(words) === textsOf(wordsOfPart(part, target));
  };
