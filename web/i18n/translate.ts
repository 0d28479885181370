import type english from "./shipped/en/interface.json";

/** Suffixes of i18next's plural forms: `films_one` and `films_other` both belong to the key `films`. */
type PluralEnding = "zero" | "one" | "two" | "few" | "many" | "other";

type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralEnding}` ? Base : K;

/** Converts the type `{ a: { b: string } }` to `"a.b"`. */
type DottedKeys<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${DottedKeys<T[K]>}`;
}[keyof T & string];

/** The shape of every shipped language, defined by the English file. */
export type InterfaceTexts = typeof english;

/** Key of an interface text, such as `consent.acceptAll`. A key missing from the English file does not compile. */
export type TextKey = DottedKeys<InterfaceTexts>;

/** Attributes of an element whose text is not in the page's language. */
export type OtherLanguage = { lang: string; dir: "auto" };

/** Translates keys to the texts of one language. */
export type Translate = {
  /** Returns the text of a key; `values` fill its `{{placeholders}}`. Returns plain text, never HTML. */
  (key: TextKey, values?: Record<string, string | number>): string;
  /** Returns the attributes for a text that comes from a fallback language; null if it is in the page's language. */
  otherLanguage: (key: TextKey) => OtherLanguage | null;
};
