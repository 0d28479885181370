import type { Picture } from "@marquee/schemas/types";
import { fieldWords } from "./field-words.ts";
import type { StoredPath } from "../addresses/stored-path.ts";

/** A gray placeholder image that the site serves itself. Only editors see it. */
const missingPicture = {
  asset: {
    _id: "image-missing-1600x900-svg",
    url: "/missing-picture.svg",
    lqip: null,
    width: 1600,
    height: 900,
    mimeType: "image/svg+xml",
  },
  hotspot: null,
  crop: null,
  alt: null,
  decorative: true,
} satisfies Picture;

/**
 * A list with one link, for a block that requires at least one. No block renders the link, because
 * the link has no target.
 */
const missingLinks = [
  { _key: "missing", label: "…", kind: "internal", href: null, page: null, section: null },
];

/**
 * Returns the placeholders to try in a preview for the missing value at a path: first the name of
 * the value's field in brackets, then a placeholder image. The field `actions` gets only a list
 * with one link. Returns no placeholders for a list entry.
 */
export function blockPlaceholders(path: StoredPath): readonly unknown[] {
  const name = path.at(-1);
  if (name === "actions") return [missingLinks];
  return typeof name === "string" ? [`[${fieldWords(name)}]`, missingPicture] : [];
}
