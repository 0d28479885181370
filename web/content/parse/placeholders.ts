import { textFields } from "@marquee/schemas/contract";
import type { Picture } from "@marquee/schemas/types";
import * as z from "zod";
import { fieldLabel } from "./field-label.ts";
import type { StoredPath } from "../addresses/stored-path.ts";

/** Key of the placeholder in a list that has no entry yet. */
export const MISSING_ENTRY = "missing";

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

/** The file that marks a missing picture on the page. */
export const MISSING_FILE = "missing-picture.svg";

const { lqip: _lqip, ...missingFile } = missingPicture.asset;

/** The placeholder of a logo, which has no alt text of its own. */
const missingLogo = {
  asset: { ...missingFile, isOpaque: true },
  hotspot: null,
  crop: null,
};

/** Lists with one placeholder, for a gallery or a row of logos that has no entry yet. */
const missingEntries: Readonly<Record<string, unknown>> = {
  pictures: [{ _key: MISSING_ENTRY, ...missingPicture, caption: null }],
  logos: [{ _key: MISSING_ENTRY, name: "…", picture: missingLogo, href: null }],
};

/**
 * A list with one link, for a block that requires at least one. No block renders the link, because
 * the link has no target.
 */
const missingLinks = [
  { _key: "missing", label: "…", kind: "internal", href: null, page: null, section: null },
];

/** Returns a rich text with one paragraph. */
export const paragraphOf = (text: string) => [
  {
    _key: "missing",
    _type: "block",
    style: "normal",
    listItem: null,
    level: null,
    children: [{ _key: "words", _type: "span", text, marks: [] }],
    markDefs: [],
  },
];

/** Whether `shape` defines the value at a path as rich text. */
function isRichText(shape: unknown, [step, ...rest]: StoredPath): boolean {
  if (step === undefined) {
    return shape instanceof z.ZodType && textFields.get(shape)?.kind === "richText";
  }
  if (shape instanceof z.ZodNullable) return isRichText(shape.unwrap(), [step, ...rest]);
  if (shape instanceof z.ZodArray) return isRichText(shape.element, rest);
  return shape instanceof z.ZodObject && isRichText(shape.shape[step], rest);
}

/** Returns the placeholder of a missing time or day by its field's name: midnight, or today in UTC. */
function missingTime(field: string): readonly string[] {
  const now = new Date().toISOString();
  const times = new Map([
    ["start", "00:00"],
    ["date", now.slice(0, 10)],
    ["moment", now],
  ]);
  const time = times.get(field);
  return time === undefined ? [] : [time];
}

/**
 * Returns the placeholders to try for the missing text or time at `path` of a block: the field's name
 * in brackets, as rich text if the field is rich text, and a time if the field is one. `shape` is the
 * block's shape. Returns an empty list if `path` leads to a list entry.
 */
export function textPlaceholders(shape: z.ZodType, path: StoredPath): readonly unknown[] {
  const name = path.at(-1);
  if (typeof name !== "string") return [];
  const label = nameOf(name);
  return isRichText(shape, path) ? [paragraphOf(label)] : [label, ...missingTime(name)];
}

/**
 * Returns the placeholders to try in a preview for the missing value at a path: those of
 * `textPlaceholders`, then placeholder images. For the field `actions`, and for a block's `pictures`
 * or `logos`, returns only a list with one entry. Returns no placeholders for a list entry.
 */
export function blockPlaceholders(shape: z.ZodType, path: StoredPath): readonly unknown[] {
  const name = path.at(-1);
  if (name === "actions") return [missingLinks];
  if (typeof name !== "string") return [];
  const entries = path.length === 1 ? missingEntries[name] : undefined;
  if (entries !== undefined) return [entries];
  return [...textPlaceholders(shape, path), missingPicture, missingLogo];
}

const nameOf = (field: string) => `[${fieldLabel(field)}]`;

/** Whether a text is the placeholder of the field with this name. */
export const isPlaceholder = (field: string, text: string): boolean => text === nameOf(field);
