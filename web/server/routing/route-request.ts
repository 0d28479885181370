import type { IncomingMessage } from "node:http";
import { furtherPageOf } from "@marquee/schemas/contract";
import { type SiteAddresses, siteAddresses } from "../../content/addresses/site-addresses.ts";
import { createPageTable, createRedirectTable } from "../../content/page-index/page-table.ts";
import { slugOfPath } from "../../content/addresses/slug-of-path.ts";
import { currentCode } from "../../i18n/languages.ts";
import { isMadePerRequest, mayPreviewDrafts } from "../../page/member-route.ts";
import type { PageAddress } from "../../content/addresses/page-address.ts";
import { sitemapSize } from "../../seo/sitemap-files.ts";
import { pagePath } from "../../design/ui/page-path.ts";
import type { AddressList } from "./known-addresses.ts";
import { readTarget, type RequestTarget } from "./request-target.ts";
import { areRouterHeaders } from "../internals/next-request.ts";
import { methodsOf } from "./route-methods.ts";
import { type FindRoute, PAGE_ROUTE } from "./site-routes.ts";

/** The outcome of routing a request. */
export type Decision =
  /**
   * Next.js responds. `url` is the normalized address, so that each page is cached only once.
   * `page` is the address of a published page; null for everything else.
   */
  | { kind: "next"; url: string; page: PageAddress | null }
  | { kind: "moved"; location: string }
  | { kind: "refused" }
  | { kind: "unknown" }
  /** The route accepts only `methods`, and the request has another method. */
  | { kind: "unsupported"; methods: readonly string[] }
  /** The address is unknown, but it may have been published since the content service failed. */
  | { kind: "undecided" };

type Path = Extract<RequestTarget, { kind: "path" }>;

const unknown: Decision = { kind: "unknown" };

const LANGUAGE_ROUTE = "/[locale]";
const MEMBER_ROUTE = "/[locale]/member/[[...path]]";
/**
 * Routes of error pages and member variants. Only the serving layer may request them
 * (`error-pages.ts`, `send-member-pages.ts`). A request from outside gets a 404. [MEM-3]
 */
const internalRoutes: readonly string[] = [
  "/[locale]/notice/[status]",
  "/[locale]/member-variant/[variant]/[[...path]]",
];

const encoded = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/** Whether a page, or a further page of its list, exists at an address. */
function isPageAt(known: SiteAddresses, language: string, slug: string): boolean {
  if (known.hasPage(language, slug)) return true;
  const further = furtherPageOf(slug);
  return further !== null && known.mayHaveListPage(language, further.slug, further.number);
}

/** Routes a path below a language: a page, a redirect, or a page of the site itself such as sign-in. */
function decideBelowLanguage(
  { path, segments, search }: Path,
  route: string,
  known: SiteAddresses,
): Decision {
  const [language = ""] = segments;
  const { languages } = known.languages;
  const isOffered = languages.some(({ code }) => code === language);
  const isMember = route === MEMBER_ROUTE;
  const isInternal = internalRoutes.includes(route);
  const hasContent = isMember || route === PAGE_ROUTE;
  const rest = path.split("/").slice(isMember ? 3 : 2);
  if (isOffered && hasContent) {
    const slug = slugOfPath(rest);
    // Home pages always go to Next.js: on an empty site they show how to get started.
    const isPage = slug !== null && (rest.length === 0 || isPageAt(known, language, slug));
    if (isPage && isMember) return { kind: "next", url: path + search, page: null };
    if (isPage) {
      const page = { language, slug };
      return { kind: "next", url: pagePath(page) + search, page };
    }
  }
  if (isOffered && !hasContent) {
    return isInternal ? unknown : { kind: "next", url: path + search, page: null };
  }
  const redirect = known.redirectFrom(isMember ? `/${language}/${rest.join("/")}` : path);
  if (redirect !== null && isMember) return { kind: "next", url: path + search, page: null };
  if (redirect !== null) return { kind: "next", url: encoded(redirect) + search, page: null };
  const code = currentCode(language, known.languages);
  if (code === null) return unknown;
  return { kind: "moved", location: `/${[code, ...path.split("/").slice(2)].join("/")}${search}` };
}

/**
 * Checks for routes whose path names content. Each check returns whether that content exists.
 * Requests for missing content get a 404 without a query to the content service.
 */
const isKnownFile: Record<string, (segments: readonly string[], known: SiteAddresses) => boolean> =
  {
    "/calendar/[page]/[block]": ([, id = "", file = ""], known) =>
      known.hasDocument(id) && file.endsWith(".ics"),
    "/feeds/[page]/[file]": ([, id = "", file = ""], known) =>
      known.hasDocument(id) && /\.(?:xml|json)$/.test(file),
    "/social/[...address]": ([, language = "", ...rest], known) => {
      const path = rest.slice(0, -1).map(encodeURIComponent);
      const slug = slugOfPath(path);
      return rest.length > 0 && slug !== null && known.hasPage(language, slug);
    },
    "/sitemaps/[part]": ([, part = ""], known) => {
      const number = /^([1-9]\d{0,4})\.xml$/.exec(part)?.[1];
      return Number(number) <= Math.max(1, Math.ceil(known.countPages() / sitemapSize));
    },
  };

/**
 * Routes a request by the known addresses. With `isPreview`, all addresses go to Next.js, because a draft may exist at
 * any of them.
 */
function decide(
  target: Path,
  { route, known, isPreview }: { route: string; known: SiteAddresses; isPreview: boolean },
): Decision {
  const asRequested: Decision = { kind: "next", url: target.path + target.search, page: null };
  if (isPreview) return asRequested;
  if (route.startsWith(LANGUAGE_ROUTE)) return decideBelowLanguage(target, route, known);
  const isKnown = isKnownFile[route]?.(target.segments, known) ?? true;
  return isKnown ? asRequested : unknown;
}

/**
 * Used until the list of addresses has been read. The routing then treats the site as if nothing
 * were published.
 */
const nothing = siteAddresses(
  { pages: createPageTable(), redirects: createRedirectTable() },
  { languages: { languages: [], defaultLanguage: "" }, isCurrent: false },
);

/**
 * Routes a request before it reaches Next.js, which would render and cache a page for every address
 * below `/[locale]`, existing or not. If `addresses` lacks the address, reads the latest changes, because
 * the page may just have been published. If no addresses can be read, Next.js handles the request.
 * Rejects requests with a target or router headers that no browser sends. Next.js would respond to
 * them with a 500, or with an RSC payload that was not requested.
 */
export async function routeRequest(
  { method = "GET", url = "/", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
  { findRoute, addresses }: { findRoute: FindRoute; addresses: AddressList },
): Promise<Decision> {
  const target = readTarget(url);
  if (target.kind !== "path") return target;
  if (!areRouterHeaders(headers)) return { kind: "refused" };
  const route = findRoute(target.path);
  if (route === null) return unknown;
  const methods = methodsOf(route);
  if (!methods.includes(method)) return { kind: "unsupported", methods };
  const { cookie } = headers;
  const isPreview = mayPreviewDrafts(cookie) && isMadePerRequest(target.path, cookie);
  const by = (known: SiteAddresses) => decide(target, { route, known, isPreview });
  const decision = by(addresses.current() ?? nothing);
  if (decision.kind !== "unknown") return decision;
  const known = await addresses.reread();
  if (known === null) return { kind: "next", url: target.path + target.search, page: null };
  const newer = by(known);
  return newer.kind === "unknown" && !known.isCurrent ? { kind: "undecided" } : newer;
}
