import * as z from "zod";
import { languageCode } from "../../fields/language.contract.ts";
import { identifier } from "../../fields/identifier.contract.ts";
import { optionalList } from "../../fields/list.contract.ts";
import { stripMarks } from "../../fields/rich-text/strip-marks.ts";

/** Maximum number of texts of one language. Arabic, which has six plural forms, has 480 texts. */
export const mostTexts = 1_000;

/** Maximum length in characters. The longest built-in text has 435. */
const longestText = 1_000;

const mostLanguages = 50;

const emptyText = "Enter a text, or reset it to use the default text.";

export const interfaceTextRules = {
  key: identifier(
    (key) => /^\w{1,64}(?:\.\w{1,64}){0,3}$/.test(key),
    "This is not the key of an interface text.",
  ),
  // Doesn't use `requiredText`, because the site may shorten texts that have that rule. A shortened
  // message would mislead visitors.
  text: z
    .string({ error: emptyText })
    .transform(stripMarks)
    .pipe(
      z
        .string()
        .max(longestText, {
          error: `The text is too long: shorten it to ${longestText} characters or fewer.`,
        })
        .refine((text) => text.trim() !== "", { error: emptyText }),
    ),
};

/** An editor's interface texts in one language, which replace the site's default texts. [I18N-1] */
export const interfaceTextsShape = z.strictObject({
  _id: z.string(),
  language: languageCode,
  texts: optionalList(
    z.strictObject({
      _key: z.string(),
      /** Dotted key, such as `errors.notFoundHeading`. */
      key: interfaceTextRules.key,
      /** Plain text with the `{{placeholders}}` of the default text. */
      text: interfaceTextRules.text,
    }),
    mostTexts,
  ),
});

const projection = "{ _id, language, texts[]{ _key, key, text } }";

/**
 * GROQ query for the interface texts of each language, which {@link interfaceTextsShape} parses. Skips
 * documents whose ID doesn't contain their language, so that no language has two documents.
 */
export const interfaceTextsQuery = `*[_type == "interfaceTexts" && _id == "interfaceTexts-" + language][0...${mostLanguages}]${projection}`;

/** GROQ query for one language's interface texts. `$id` is the ID of their document. */
export const interfaceTextsByIdQuery = `*[_type == "interfaceTexts" && _id == $id][0]${projection}`;

const ID_START = "interfaceTexts-";

export const interfaceTextsId = (language: string): string => `${ID_START}${language}`;

/** Returns the language of a document with interface texts, by its published ID. Null for another document. */
export const languageOfTexts = (id: string): string | null =>
  id.startsWith(ID_START) ? id.slice(ID_START.length) : null;

/**
 * Returns the placeholders of an interface text, sorted. Spaces count, so `{{ name }}` and
 * `{{name}}` are two different placeholders.
 */
export const placeholdersIn = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\{.*?\}\}/gs))].toSorted();
