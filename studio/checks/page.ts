import { getPublishedId } from "@sanity/client/csm";
import { pagePath } from "../page-address.ts";
import { fieldAt, objectsIn, type StoredObject, textAt } from "./stored.ts";

/** A page as the form holds it, as far as the checks read it. */
export type CheckedPage = {
  /** Id of the published document, whether there is one or not. */
  id: string;
  /** Name of the release that it is a version in; null for the page that is published by itself. */
  release: string | null;
  language: string;
  slug: string;
  /** Its address on the site as a path; null while it has none. */
  address: string | null;
  /** The whole stored document. */
  value: unknown;
  /** Every object in its blocks, containers before what they hold. */
  objects: readonly StoredObject[];
};

/** Name of the release that a page as it is stored is a version in; null for one that is published by itself. */
export const releaseOf = (value: unknown): string | null =>
  /^versions\.([^.]+)\./.exec(textAt(value, "_id"))?.[1] ?? null;

/** Reads a page as the form holds it; what is missing is empty. */
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
