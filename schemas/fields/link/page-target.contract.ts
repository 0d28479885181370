import * as z from "zod";
import { identifier } from "../identifier.contract.ts";

const missing =
  "The linked page has no slug: add a slug to the linked page, or select another page.";
const present = identifier((text) => text !== "", missing);

/** The target page of a reference. Null if the page was deleted or is not published. */
export const pageTargetShape = z.strictObject({ language: present, slug: present }).nullable();

/**
 * GROQ projection that {@link pageTargetShape} parses. Append it to a dereferenced page, such as
 * `page->`.
 */
export const pageTargetProjection = `{ language, "slug": slug.current }`;
