import {
  homeSlug,
  lookOf,
  namedTopics,
  pageAboveShape,
  pageShape,
  plainTheme,
} from "@marquee/schemas/contract";
import type { ListedPage, Look, Page, ReadOwnFields } from "@marquee/schemas/types";
import * as z from "zod";
import { fieldLabel } from "./field-label.ts";
import { type ParsedBlock, parseBlocks } from "./parse-blocks.ts";
import { readOwnFields } from "./own-fields.ts";
import type { DocumentProblem } from "./problems.ts";
import { type StoredPath, valueAt } from "../addresses/stored-path.ts";
import { parseTolerantly } from "./tolerant-parse.ts";

/**
 * A page whose blocks are parsed. `look` is the look of the page's own theme. It is null if the
 * page has no theme of its own.
 */
export type PageContent = Omit<Page, "blocks" | "own" | "theme" | "topics"> & {
  /** The fields that only the owner's documents have; null for a page. */
  own: ReadOwnFields | null;
  topics: ListedPage["topics"];
  blocks: readonly ParsedBlock[];
  look: Look | null;
};

/** A page (null if there is none), and its fields that can't be used as they are stored. */
export type TolerantPage = { page: PageContent | null; problems: readonly DocumentProblem[] };

/** Converts a text to a slug of letters, digits and hyphens. */
const slugOf = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 200);

/**
 * Returns the last segment of a slug as words: `programme/the-last-tram` becomes `The last tram`.
 */
const slugLabel = (slug: string) => fieldLabel((slug.split("/").at(-1) ?? "").replaceAll("-", " "));

/**
 * Placeholder title of a home page that has no title. Other pages without a title get the words of
 * their slug as their title, but every home page has the slug `index`. `readSitePage` replaces the
 * placeholder with the site's name.
 */
export const untitled = "…";

/**
 * Returns the titles to try for a page without a title: its SEO title, the words of its slug, and
 * {@link untitled}.
 */
export function titlesFor(root: unknown): unknown[] {
  const slug = String(valueAt(root, ["slug"]) ?? "");
  return [valueAt(root, ["seo", "title"]), slug === homeSlug ? null : slugLabel(slug), untitled];
}

/** Returns the replacements to try for an invalid field of a page, the best one first. */
function pageFields([field, inner]: StoredPath, root: unknown): unknown[] {
  if (field === "title") return titlesFor(root);
  // The query filters by language, so only a malformed response needs this fallback.
  if (field === "language") return ["en"];
  if (field === "slug") {
    return [slugOf(String(valueAt(root, ["slug"]) ?? "")), "page-without-address"];
  }
  if (field === "_type") return ["page"];
  if (field === "theme" && inner !== undefined) return [valueAt(plainTheme, [inner])];
  // Fails safe: the editor may have meant to exclude the page from search engines.
  return field === "seo" && inner === "noindex" ? [true] : [];
}

/** Parses a page field by field and its blocks one by one [TOL-1]. Fails only if the response is not a page at all. */
const parsePage = (isEditing: boolean) =>
  z.unknown().transform((raw, context): TolerantPage => {
    const parsed = parseTolerantly(pageShape, raw, { fallbacks: pageFields });
    if (!parsed.ok) {
      for (const { field, message } of parsed.problems) {
        context.addIssue({ code: "custom", message: `${field}: ${message}` });
      }
      return z.NEVER;
    }
    if (parsed.value === null) return { page: null, problems: [] };
    const { blocks: raws, own: rawFields, theme, topics: stored, ...page } = parsed.value;
    const { _id: documentId, _type: documentType } = page;
    const { own, problems } = readOwnFields(documentType, rawFields);
    const fields = [...parsed.problems, ...problems];
    const blocks = parseBlocks(raws, { documentId, documentType, path: "blocks", isEditing });
    return {
      page: {
        ...page,
        own,
        topics: namedTopics(stored, page.language),
        blocks,
        look: theme === null ? null : lookOf(theme),
      },
      problems: fields.length === 0 ? [] : [{ documentId, documentType, fields }],
    };
  });

/** Parses a page as visitors and members see it. */
export const tolerantPage = parsePage(false);

/** Parses a page for an editor, who sees placeholders where a block lacks an essential part. */
export const editedPage = parsePage(true);

/** A parent page in a page's address. */
export type PageAbove = { slug: string; title: string };

function readPageAbove(raw: unknown): PageAbove[] {
  const fallbacks = ([field]: StoredPath, root: unknown) =>
    field === "title" ? titlesFor(root) : [];
  const parsed = parseTolerantly(pageAboveShape, raw, { fallbacks, essential: ["slug"] });
  return parsed.ok ? [{ slug: parsed.value.slug, title: parsed.value.title }] : [];
}

/** Parses the parent pages of a page. Drops parent pages that have no valid slug. */
export const tolerantPagesAbove = z
  .array(z.unknown())
  .nullable()
  .transform((pages) => (pages ?? []).flatMap(readPageAbove));
