import * as z from "zod";
import { identifier } from "./identifier.contract.ts";

const missing = "The page this leads to has no address yet. Give it one, or choose another page.";
const present = identifier((text) => text !== "", missing);

/** Where a reference to a page leads; null when that page is gone or not published. */
export const pageTargetShape = z.strictObject({ language: present, slug: present }).nullable();

/** GROQ: what {@link pageTargetShape} reads, put behind a dereferenced page (`page->`). */
export const pageTargetProjection = `{ language, "slug": slug.current }`;
