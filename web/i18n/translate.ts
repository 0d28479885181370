import type english from "./shipped/en/interface.json";

/** Suffixes of i18next's plural forms: `films_one` and `films_other` both belong to the key `films`. */
type PluralEnding = "zero" | "one" | "two" | "few" | "many" | "other";

type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralEnding}` ? Base : K;

/** Converts the type `{ a: { b: string } }` to `"a.b"`. */
type DottedKeys<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${DottedKeys<T[K]>}`;
}[keyof T & string];

/** The shape of the English file. */
export type InterfaceTexts = typeof english;

/** Removes the singular forms, which languages such as Japanese don't have. */
type WithoutSingular<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string
    ? string
    : WithoutSingular<T[K]>;
};

/** The keys that every shipped language has. */
export type ShippedTexts = WithoutSingular<InterfaceTexts>;

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
