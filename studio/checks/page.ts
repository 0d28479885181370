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

/** Reads a page as the form holds it; what is missing is empty. */
export function checkedPage(value: unknown): CheckedPage {
  const language = textAt(value, "language");
  const slug = textAt(fieldAt(value, "slug"), "current");
  const stored = textAt(value, "_id");
  return {
    id: getPublishedId(stored),
    release: /^versions\.([^.]+)\./.exec(stored)?.[1] ?? null,
    language,
    slug,
    address: pagePath({ language, slug }),
    value,
    objects: [...objectsIn(fieldAt(value, "blocks"), ["blocks"])],
  };
}
