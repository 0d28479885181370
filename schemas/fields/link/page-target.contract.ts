import * as z from "zod";
import { identifier } from "../identifier.contract.ts";

const missing =
  "The linked page has no slug: add a slug to the linked page, or select another page.";
const present = identifier((text) => text !== "", missing);

/** The target page of a reference. Null if the page was deleted or is not published. */
export const pageTargetShape = z.strictObject({ language: present, slug: present }).nullable();

/** GROQ: the fields that {@link pageTargetShape} reads, appended to a dereferenced page (`page->`). */
export const pageTargetProjection = `{ language, "slug": slug.current }`;
