import { getPublishedId } from "@sanity/client/csm";
import { pagePath } from "../../page-address.ts";
import { fieldAt, objectsIn, type StoredObject, textAt } from "./stored.ts";

/** A page as the form holds it, parsed for the checks. */
export type CheckedPage = {
  /** The published document's id, even if the page isn't published. */
  id: string;
  /** Name of the release that this version belongs to; null for a draft or published document. */
  release: string | null;
  language: string;
  slug: string;
  /** Path on the site; null while language or slug are missing. */
  address: string | null;
  /** The whole stored document. */
  value: unknown;
  /** Every object in its blocks, parents before children. */
  objects: readonly StoredObject[];
};

/** Returns the name of the release that a stored version belongs to, or null for a draft or published document. */
export const releaseOf = (value: unknown): string | null =>
  /^versions\.([^.]+)\./.exec(textAt(value, "_id"))?.[1] ?? null;

/** Parses a page as the form holds it. Missing texts become empty strings. */
export function checkedPage(value: unknown): CheckedPage {
  const language = textAt(value, "language");
  const slug = textAt(fieldAt(value, "slug"), "current");
  return {
    id: getPublishedId(textAt(value, "_id")),
    release: releaseOf(value),
    language,
    slug,
    address: pagePath({ language, slug }),
    value,
    objects: [...objectsIn(fieldAt(value, "blocks"), ["blocks"])],
  };
}
