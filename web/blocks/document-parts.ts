import type { OwnDocumentType, OwnFields } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import type { Translate } from "../i18n/translate.ts";
import { writtenLocale } from "../i18n/written-locale.ts";
import type { JsonLd } from "../seo/json-ld-data.ts";

/** What the site displays, and tells search engines, of the fields that the owner's documents have and pages don't. */
export type DocumentParts<Type extends OwnDocumentType> = PartsOf<OwnFields<Type>>;

/**
 * Renders the facts of a document in one line, such as its date and its place: above the blocks of the document, and in
 * lists. Each fact is a `span` or a `time`.
 */
export type FactsOf<Fields> = (props: { fields: Fields; context: FactsContext }) => ReactNode;

export type PartsOf<Fields> = {
  // Methods, because only these accept the parts of every type in one list.
  Facts(this: void, props: { fields: Fields; context: FactsContext }): ReactNode;
  /** Returns the schema.org data of a document, such as an event. */
  jsonLd?(this: void, page: DocumentFacts, fields: Fields): JsonLd;
};

export type FactsContext = {
  /** Locale of dates and numbers, such as `en-GB`. */
  formats: string;
  /** Time zone of the dates on the site (IANA). */
  timeZone: string;
  /** Returns interface texts in the page's language, by key. */
  t: Translate;
};

/** Returns a time (ms since 1970) as a date with the time of day, in the page's language and the site's time zone. */
export const writtenDate = (at: number, { formats, timeZone }: FactsContext): string =>
  new Intl.DateTimeFormat(writtenLocale(formats), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(at);

/** What schema.org data can be made from besides the own fields. `address` and `image` are absolute URLs. */
export type DocumentFacts = {
  title: string;
  description: string | null;
  address: string;
  image: string | null;
};
