import * as z from "zod";
import { fingerprintsOf } from "./fingerprint.ts";
import type { StoredPage } from "./stored-page.ts";

/** The page that takes another's place in a language. */
export type Partner = { id: string; isPublished: boolean };

const record = z.record(z.string(), z.unknown());
const reference = z.looseObject({ _ref: z.string(), _weak: z.boolean().optional() });

/** The ids of everything that a value refers to. */
export function referencesIn(value: unknown): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((each) => [...referencesIn(each)]));
  const found = reference.safeParse(value).data;
  if (found) return new Set([found._ref]);
  const fields = record.safeParse(value).data ?? {};
  return new Set(Object.values(fields).flatMap((each) => [...referencesIn(each)]));
}

/** As the Studio refers to what is not published yet: weakly, until the day it is published. */
function referTo({ id, isPublished }: Partner, from: z.output<typeof reference>) {
  if (isPublished || from._weak === true) return { ...from, _ref: id };
  return { ...from, _ref: id, _weak: true, _strengthenOnPublish: { type: "page" } };
}

/** Takes a value and the pages that take others' places, gives it with references to those instead; keys stay. */
export function withPartners(value: unknown, partners: ReadonlyMap<string, Partner>): unknown {
  if (Array.isArray(value)) return value.map((each) => withPartners(each, partners));
  const found = reference.safeParse(value).data;
  if (found) {
    const partner = partners.get(found._ref);
    return partner ? referTo(partner, found) : found;
  }
  const fields = record.safeParse(value).data;
  if (fields === undefined) return value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [name, withPartners(each, partners)]),
  );
}

/** The fields of the document that are its own: never copied. */
const own = new Set(["language", "slug", "translations", "translatedFrom"]);

/** What a page becomes that is copied into another language. */
type Copy = {
  id: string;
  language: string;
  slug: string | null;
  /** Pages that are linked to, and what stands for them in the other language. */
  partners: ReadonlyMap<string, Partner>;
};

/** What a translation remembers of its source as it is now. `at`: ISO 8601, null for a copy nobody has worked on. */
export const recordOf = (source: StoredPage, at: string | null) => ({
  source: { _type: "reference", _ref: source.id, _weak: true },
  ...(at === null ? {} : { at }),
  seen: [...fingerprintsOf(source)].map(([_key, print]) => ({ _key, print })),
});

/** A reference from a page to the same page in another language, keyed by that. */
export const siblingReference = ({ id, language }: { id: string; language: string }) => ({
  _key: language,
  _type: "reference",
  _ref: id,
  _weak: true,
});

/** Takes a page and the others of its group, gives the draft of its copy in another language, blocks and keys included. */
export function copyPage(
  source: StoredPage,
  siblings: readonly { id: string; language: string }[],
  { id, language, slug, partners }: Copy,
) {
  const content = Object.entries(source.stored).filter(
    ([name]) => !name.startsWith("_") && !own.has(name),
  );
  const places = new Map([...partners, [source.id, { id, isPublished: false }]]);
  return {
    ...Object.fromEntries(content.map(([name, value]) => [name, withPartners(value, places)])),
    _id: `drafts.${id}`,
    _type: "page",
    language,
    ...(slug === null ? {} : { slug: { _type: "slug", current: slug } }),
    translations: siblings.map(siblingReference),
    translatedFrom: recordOf(source, null),
  };
}
