import * as z from "zod";
import { stripMarks } from "../../fields/rich-text/strip-marks.ts";
import { isSafeAddress } from "../../fields/link/safe-address.contract.ts";
import { homeSlug, reservedSegments } from "../page/page-slug.contract.ts";

/** Maximum length of a redirect's path, in characters. */
const MAX_PATH = 400;

// Invisible and control characters, which the path of a redirect must not contain. Spaces are valid, because old URLs
// may contain them.
// eslint-disable-next-line no-control-regex -- the pattern must match control characters
const hidden = /[\u0000-\u001f\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/;
const separators = /[/\\?#]/;

function decoded(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment).toLowerCase().normalize("NFC");
    const isPlain = text !== "" && text !== "." && text !== "..";
    return isPlain && !hidden.test(text) && !separators.test(text) ? text : null;
  } catch {
    return null;
  }
}

/**
 * Normalizes a requested or entered path to the form in which redirects are stored: decoded, lower
 * case, no trailing slash. Returns null for `/`, for a path that is too long, and for a path with
 * an invalid segment.
 */
export function redirectPathOf(path: string): string | null {
  if (!path.startsWith("/") || path.length > MAX_PATH * 9) return null;
  const segments = path.slice(1).replace(/\/$/, "").split("/").map(decoded);
  const plain = segments.filter((segment) => segment !== null);
  const whole = `/${plain.join("/")}`;
  return plain.length < segments.length || whole.length > MAX_PATH ? null : whole;
}

/**
 * Splits a path into the language of a page (in lower case) and the page's slug, even if no such
 * page exists.
 */
export function pageAtPath(path: string): { language: string; slug: string } {
  const [language = "", ...slug] = path.slice(1).split("/");
  return { language, slug: slug.length === 0 ? homeSlug : slug.join("/") };
}

/** First path segments of internal routes. */
const machinery = ["_next", "__", "api", "auth"];
/** First path segments of public routes that aren't pages. */
const endpoints = ["calendar", "cdn", "feeds", "icons", "sitemaps", "social", "typefaces"];
const ownSegments = new Set<string>([...machinery, ...endpoints, ...reservedSegments]);
const ownScreens = new Set<string>(reservedSegments);
const ownFiles = new Set([
  "favicon.ico",
  "manifest.webmanifest",
  "robots.txt",
  "sitemap.xml",
  "speculation-rules.json",
]);

function isOfTheSite(path: string): boolean {
  const [first = "", second = ""] = path.slice(1).split("/");
  return ownSegments.has(first) || ownFiles.has(path.slice(1)) || ownScreens.has(second);
}

const notAPath =
  "Enter a path that begins with “/”, such as “/en/old-page”, without the domain, “?” or “#”.";

function problemOfFrom(path: string): string | null {
  const normal = redirectPathOf(path.trim());
  if (normal === null) return notAPath;
  if (normal !== path)
    return `Paths have no capital letters, no codes such as “%20” and no final “/”: enter “${normal}” instead.`;
  return isOfTheSite(path) ? `The site itself uses “${path}”: enter a different path.` : null;
}

/**
 * The old path, in the form that {@link redirectPathOf} returns. It must not be one of the site's
 * own routes.
 */
export const redirectFrom = z
  .string({ error: notAPath })
  .transform(stripMarks)
  .superRefine((path, context) => {
    const problem = problemOfFrom(path);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });

/** Placeholder host for `URL`, which parses a path as a browser does. */
const here = "http://site.invalid";

/**
 * Parses a path with query and fragment as a browser does, and returns the path percent-encoded.
 * Returns null if the path leads to another host (`//…`, `/\…`, `/.//…`) or to the site's internal
 * routes [SEC-2].
 */
export function sitePathOf(address: string): string | null {
  if (!address.startsWith("/") || address.startsWith("//") || address.includes("\\")) return null;
  if (hidden.test(address) || !URL.canParse(address, here)) return null;
  const { origin, pathname, search, hash } = new URL(address, here);
  const first = pathname.split("/")[1] ?? "";
  const isOurs = origin === here && !pathname.startsWith("//") && !machinery.includes(first);
  return isOurs ? `${pathname}${search}${hash}` : null;
}

/** Whether a redirect may lead to the address: a path of this site, or a safe URL. */
const mayLeadTo = (address: string) =>
  sitePathOf(address) !== null || (/^https?:/i.test(address) && isSafeAddress(address));

const notATarget =
  "Enter a full URL that begins with https:// or http://, or a path on this site, beginning with “/”.";

/** Address that a redirect leads to if its target isn't a page [SEC-2]. */
export const redirectTarget = z
  .string({ error: notATarget })
  .max(2000, { error: "The URL is longer than 2,000 characters: enter a shorter URL." })
  .transform((address) => stripMarks(address).trim())
  .refine(mayLeadTo, { error: notATarget });
