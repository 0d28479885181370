import * as z from "zod";
import { stripMarks } from "../../fields/strip-marks.ts";
import { isSafeAddress } from "../../fields/safe-address.contract.ts";
import { homeSlug, reservedSegments } from "../page/page-slug.contract.ts";

/** The longest path that is looked up; longer ones are nobody's old address. In characters. */
const MAX_PATH = 400;

// What cannot be seen, or means something else to a browser than to a reader; a space is part of some old addresses.
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const unseen = /[\u0000-\u001f\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/;
const separators = /[/\\?#]/;

function decoded(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment).toLowerCase().normalize("NFC");
    const isPlain = text !== "" && text !== "." && text !== "..";
    return isPlain && !unseen.test(text) && !separators.test(text) ? text : null;
  } catch {
    return null;
  }
}

/**
 * Takes the path of an address as it was asked for or typed, gives the one form in which redirects are stored and
 * looked up: decoded, lower case, no slash at the end. Null for what is no path of this site, `/` among it.
 */
export function redirectPathOf(path: string): string | null {
  if (!path.startsWith("/") || path.length > MAX_PATH * 9) return null;
  const segments = path.slice(1).replace(/\/$/, "").split("/").map(decoded);
  const plain = segments.filter((segment) => segment !== null);
  const whole = `/${plain.join("/")}`;
  return plain.length < segments.length || whole.length > MAX_PATH ? null : whole;
}

/** The page that would stand at a path: its language in lower case, and its slug. */
export function pageAtPath(path: string): { language: string; slug: string } {
  const [language = "", ...slug] = path.slice(1).split("/");
  return { language, slug: slug.length === 0 ? homeSlug : slug.join("/") };
}

/** First parts of addresses that are never pages. */
const machinery = ["_next", "__", "api", "auth"];
/** What else the site answers at beside its pages. */
const answers = ["calendar", "cdn", "sitemaps", "social"];
const ownSegments = new Set<string>([...machinery, ...answers, ...reservedSegments]);
const ownScreens = new Set<string>(reservedSegments);
const ownFiles = new Set([
  "apple-icon.png",
  "favicon.ico",
  "icon.svg",
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
  'Write the old address from its first "/" on, such as "/en/old-page": without the site\'s name, "?" or "#".';

function problemOfFrom(path: string): string | null {
  const normal = redirectPathOf(path.trim());
  if (normal === null) return notAPath;
  if (normal !== path)
    return `Write it as "${normal}": capitals and a last "/" make no difference.`;
  return isOfTheSite(path)
    ? `The site itself answers at "${path}". Choose an address that it does not use.`
    : null;
}

/** The address that a redirect leads away from: a path as {@link redirectPathOf} gives it, of no screen of the site's own. */
export const redirectFrom = z
  .string({ error: notAPath })
  .transform(stripMarks)
  .superRefine((path, context) => {
    const problem = problemOfFrom(path);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });

/** Stands for this site's own host while a path is read as a browser would. */
const here = "http://site.invalid";

/**
 * Takes an address that begins with one slash, gives it as a browser reads it, percent-encoded, with its query and
 * fragment; null for what would lead to another host (`//…`, `/\…`, `/.//…`) or to the site's machinery [SEC-2].
 */
export function sitePathOf(address: string): string | null {
  if (!address.startsWith("/") || address.startsWith("//") || address.includes("\\")) return null;
  if (unseen.test(address) || !URL.canParse(address, here)) return null;
  const { origin, pathname, search, hash } = new URL(address, here);
  const first = pathname.split("/")[1] ?? "";
  const isOurs = origin === here && !pathname.startsWith("//") && !machinery.includes(first);
  return isOurs ? `${pathname}${search}${hash}` : null;
}

/** Whether a redirect may lead to an address: a path of this site, or a web address that a link may carry. */
const mayLeadTo = (address: string) =>
  sitePathOf(address) !== null || (/^https?:/i.test(address) && isSafeAddress(address));

const notATarget =
  'Write a whole address that begins with https:// or http://, or one of this site\'s own from its first "/" on. For a page, choose the page instead.';

/** Where a redirect leads that is not to a page [SEC-2]. */
export const redirectTarget = z
  .string({ error: notATarget })
  .max(2000, { error: "This address is longer than 2,000 characters. Use a shorter one." })
  .transform((address) => stripMarks(address).trim())
  .refine(mayLeadTo, { error: notATarget });
