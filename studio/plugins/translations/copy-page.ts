import * as z from "zod";
import { fingerprintsOf } from "./compare/fingerprint.ts";
import type { StoredPage } from "./compare/stored-page.ts";

export type Partner = { id: string; type: string; isPublished: boolean };

const record = z.record(z.string(), z.unknown());
const reference = z.looseObject({ _ref: z.string(), _weak: z.boolean().optional() });

export function referencesIn(value: unknown): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((each) => [...referencesIn(each)]));
  const found = reference.safeParse(value).data;
  if (found) return new Set([found._ref]);
  const fields = record.safeParse(value).data ?? {};
  return new Set(Object.values(fields).flatMap((each) => [...referencesIn(each)]));
}

/**
 * Returns a reference to a page. Like the Studio, makes the reference weak until the page is
 * published.
 */
function referTo({ id, type, isPublished }: Partner, from: z.output<typeof reference>) {
  if (isPublished || from._weak === true) return { ...from, _ref: id };
  return { ...from, _ref: id, _weak: true, _strengthenOnPublish: { type } };
}

/**
 * Replaces references to pages by references to the same pages in another language. Keys stay the
 * same.
 */
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

/** Fields that a copy doesn't inherit. */
const own = new Set(["language", "slug", "translations", "translatedFrom"]);

type Copy = {
  id: string;
  language: string;
  slug: string | null;
  /** Counterparts of the pages that the source links to, by the linked page's id. */
  partners: ReadonlyMap<string, Partner>;
};

/**
 * Returns the value of `translatedFrom` for the source's current state. `at` is the time in ISO 8601 when the
 * translation was marked as up to date; null for an unedited copy.
 */
export const recordOf = (source: StoredPage, at: string | null) => ({
  source: { _type: "reference", _ref: source.id, _weak: true },
  ...(at === null ? {} : { at }),
  seen: [...fingerprintsOf(source)].map(([_key, print]) => ({ _key, print })),
});

/** Returns a weak reference to the same page in another language. Its `_key` is the language. */
export const siblingReference = ({ id, language }: { id: string; language: string }) => ({
  _key: language,
  _type: "reference",
  _ref: id,
  _weak: true,
});

/**
 * Returns the draft of a page's copy in another language. Blocks keep their keys. `siblings` are the page's versions in
 * all languages.
 */
export function copyPage(
  source: StoredPage,
  siblings: readonly { id: string; language: string }[],
  { id, language, slug, partners }: Copy,
) {
  const content = Object.entries(source.stored).filter(
    ([name]) => !name.startsWith("_") && !own.has(name),
  );
  const places = new Map([
    ...partners,
    [source.id, { id, type: source._type, isPublished: false }],
  ]);
  return {
    ...Object.fromEntries(content.map(([name, value]) => [name, withPartners(value, places)])),
    _id: `drafts.${id}`,
    _type: source._type,
    language,
    ...(slug === null ? {} : { slug: { _type: "slug", current: slug } }),
    translations: siblings.map(siblingReference),
    translatedFrom: recordOf(source, null),
  };
}
