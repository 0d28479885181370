import { defineField } from "@sanity/types";
import * as z from "zod";
import { mustObey } from "./custom-from-zod.ts";
import { hasEachOnce, languageCode } from "./language.contract.ts";
import { translate } from "./translate.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /** The studio offers the languages of the site for this field. */
    isSiteLanguage?: boolean;
  }
}

/** The language of an entry in a settings list. */
export const languageField = defineField({
  name: "language",
  title: "Language",
  type: "string",
  description: "One of the languages in the language settings.",
  options: { isSiteLanguage: true },
  validation: mustObey(languageCode),
});

/** Returns a language's name in the language itself (“Deutsch”). Returns `code` if it isn't a language code. */
export function nameOfLanguage(code: unknown): string {
  const written = String(code ?? "");
  if (!languageCode.safeParse(written).success) return written || translate("No language yet");
  return new Intl.DisplayNames([written], { type: "language" }).of(written) ?? written;
}

const withLanguage = z.array(z.looseObject({ language: z.string().catch("") })).catch([]);

/** Form rule that rejects a list with two entries for the same language. */
export const isOncePerLanguage = (entries: unknown): true | string =>
  hasEachOnce(withLanguage.parse(entries).map(({ language }) => language)) ||
  "A language is listed twice: remove one of the entries.";
