import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { pagePath } from "../design/ui/page-path.ts";
import type { PageAddress } from "../content/addresses/page-address.ts";
import { parseSessionCookie } from "../page/member-route.ts";
import type { BufferedResponse } from "./request-from-next.ts";
import { clientOfRequest } from "./client-of-request.ts";
import { isForEveryone, cacheTimeOf } from "./page-cache/cache-time.ts";
import { type Encoding, encodingFor } from "./page-cache/encoding.ts";
import type { PageFinisher } from "./page-cache/finish-page.ts";
import { type OpenPage, packOpenPage, sendOpenPage } from "./page-cache/open-page.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { siteRuntime } from "../runtime/site-runtime.ts";

/**
 * Outcome of a member's request for a page. `sent`: a page variant was sent. `dynamic`: nothing was
 * sent, so Next.js must render the page for this request.
 */
type Outcome = "sent" | "dynamic";

export type MemberPages = {
  /**
   * Answers a request that has a session cookie, if a cached variant fits. Returns false if none
   * fits, or if `respond` has sent no page for this path yet.
   */
  sendCached(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Answers a request for an existing page with its variant for the member, rendered if necessary. */
  respond(
    request: IncomingMessage,
    response: ServerResponse,
    page: { address: PageAddress; url: string },
  ): Promise<Outcome>;
  /** Drops all variants. Called when content changes. */
  drop(): void;
};

export type MemberPageParts = {
  /** Requests a path from Next.js, without the member's cookies and headers. [MEM-1] */
  requestPage: (path: string) => Promise<BufferedResponse>;
  variants: PageCache<OpenPage>;
  finisher: PageFinisher;
};

/** Maximum number of cached page addresses. Each entry maps a URL path to the language and the slug of its page. */
const MAX_ADDRESSES = 5_000;

const pathOf = (url: string) => url.split("?", 1)[0] ?? url;

/** The internal path of a variant. Requests from outside get a 404 for it (`routing/route-request.ts`). [MEM-3] */
function variantPath({ language, slug }: PageAddress, variantId: string): string {
  const path = pagePath({ language, slug });
  return `/${language}/member-variant/${variantId}${path.slice(language.length + 1)}`;
}

/**
 * Creates the handler of members' requests for pages. A page is rendered once for each set of open gates, by a request
 * to Next.js that has neither the member's cookies nor other headers. The member's own data is added to each response.
 */
export function createMemberPages({
  requestPage,
  variants,
  finisher,
}: MemberPageParts): MemberPages {
  const addresses = new LRUCache<string, PageAddress>({ max: MAX_ADDRESSES });
  const rendering = new Map<string, Promise<OpenPage | null>>();

  /** Finds out which page a request gets. Null without a session cookie, or before the site has started. */
  async function find(request: IncomingMessage, address: PageAddress) {
    const cookie = parseSessionCookie(request.headers.cookie);
    const findPage = siteRuntime().find("findMemberPage");
    if (cookie === null || findPage === undefined) return null;
    const client = () => clientOfRequest(request);
    return findPage(cookie, { address, generation: variants.generation(), client });
  }

  const keyOf = (encoding: Encoding, variantId: string, { language, slug }: PageAddress) =>
    `${encoding} ${variantId} ${language}/${slug}`;

  /** Renders a variant. Returns null if Next.js fails, or if its response may not be shared by several members. */
  async function render(path: string, encoding: Encoding, key: string): Promise<OpenPage | null> {
    const generation = variants.generation();
    const rendered = await requestPage(path).catch(() => null);
    const { status, headers, body } = rendered ?? { status: 0, headers: {}, body: "" };
    const response = { getHeader: (name: string) => headers[name] };
    if (status !== 200 || !isForEveryone(response)) return null;
    const page = packOpenPage(finisher.finish(body), encoding, headers);
    const time = cacheTimeOf(response);
    if (time !== null) variants.set(key, page, time, generation);
    return page;
  }

  /** Shares one rendering among all requests that wait for it. */
  function renderOnce(path: string, encoding: Encoding, key: string): Promise<OpenPage | null> {
    const shared = `${variants.generation()} ${key}`;
    const running = rendering.get(shared);
    if (running !== undefined) return running;
    const started = render(path, encoding, key).finally(() => rendering.delete(shared));
    rendering.set(shared, started);
    return started;
  }

  return {
    async sendCached(request, response) {
      const { method = "", url = "", headers } = request;
      const address = addresses.get(pathOf(url));
      const isPage = ["GET", "HEAD"].includes(method) && headers["rsc"] === undefined;
      if (!isPage || address === undefined) return false;
      const found = await find(request, address);
      if (found?.kind !== "variant" || response.destroyed) return false;
      const encoding = encodingFor(headers["accept-encoding"]);
      const page = variants.find(keyOf(encoding, found.variantId, address));
      if (page !== undefined) sendOpenPage(response, page, found.display);
      return page !== undefined;
    },
    async respond(request, response, { address, url }) {
      // A payload is for a page that the framework runs, which is no variant.
      const isPayload = request.headers["rsc"] !== undefined;
      const found = isPayload ? null : await find(request, address);
      // This includes requests with an invalid session. Next.js then renders the page for this
      // request, and shared caches do not store it.
      if (found?.kind !== "variant") return "dynamic";
      const path = variantPath(address, found.variantId);
      siteRuntime().find("pageRenewal")?.noteVisit(path);
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const key = keyOf(encoding, found.variantId, address);
      const page = variants.find(key) ?? (await renderOnce(path, encoding, key));
      if (page === null) return "dynamic";
      addresses.set(pathOf(url), address);
      if (!response.destroyed) sendOpenPage(response, page, found.display);
      return "sent";
    },
    drop: () => variants.drop(),
  };
}
