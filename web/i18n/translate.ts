import type english from "./shipped/en/interface.json";

/** Endings by which i18next picks a plural form; `films_one` and `films_other` are both the key `films`. */
type PluralEnding = "zero" | "one" | "two" | "few" | "many" | "other";

type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralEnding}` ? Base : K;

/** `{ a: { b: string } }` → `"a.b"`. */
type DottedKeys<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${DottedKeys<T[K]>}`;
}[keyof T & string];

/** The shape that every shipped language must have; the English file is the measure. */
export type InterfaceTexts = typeof english;

/** Name of one interface text, such as `consent.acceptAll`. A key missing from the English file does not compile. */
export type TextKey = DottedKeys<InterfaceTexts>;

/** What an element says of the language of its words, where that is not the page's. */
export type OtherLanguage = { lang: string; dir: "auto" };

/** Gives the texts of one language. */
export type Translate = {
  /** The text of a key; `values` fill its `{{placeholders}}`. Answers plain text, never HTML. */
  (key: TextKey, values?: Record<string, string | number>): string;
  /** For a text that the language lacks: the one that it is said in instead. Null where it is the page's own. */
  otherLanguage: (key: TextKey) => OtherLanguage | null;
};
