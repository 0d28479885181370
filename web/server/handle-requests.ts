import { randomBytes } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { LanguageSettings } from "../i18n/languages.ts";
import type { PageAddress } from "../content/addresses/page-address.ts";
import {
  hasMemberRouteCookie,
  isMadePerRequest,
  parseSessionCookie,
} from "../page/member-route.ts";
import type { NextHandler } from "./request-from-next.ts";
import { encodingFor } from "./page-cache/encoding.ts";
import type { PageFinisher } from "./page-cache/finish-page.ts";
import { interceptResponse, type ResponseDecision } from "./policy/intercept-response.ts";
import { REVALIDATE_ALWAYS, isForEveryone, cacheTimeOf } from "./page-cache/cache-time.ts";
import { finishRedirect } from "./page-cache/finish-redirect.ts";
import type { ErrorPages, ErrorStatus } from "./error-pages.ts";
import type { MemberPages } from "./send-member-pages.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { nonPagePath } from "./page-cache/render-order.ts";
import type { AddressList } from "./routing/known-addresses.ts";
import { dropHeaders, hasNextQuery } from "./internals/next-request.ts";
import { type Decision, routeRequest } from "./routing/route-request.ts";
import { sendErrorPage } from "./send-error-page.ts";
import { sendLiveStream } from "./send-live-stream.ts";
import { asCacheHit, type PackedPage, packPage, sendPage } from "./page-cache/send-page.ts";
import type { FindRoute } from "./routing/site-routes.ts";
import { siteRuntime } from "../runtime/site-runtime.ts";

/**
 * The endpoint that expires pages in the cache of Next.js. Once Next.js has responded, the serving
 * layer expires its own caches too.
 */
const REVALIDATE_PATH = "/api/revalidate";

/** The endpoint of open pages. Next.js would take some ms for each of them, also when they all connect again at once. */
const LIVE_PATH = "/api/live";

export type RequestHandlerParts = {
  nextHandler: NextHandler;
  pages: PageCache<PackedPage>;
  memberPages: MemberPages;
  errorPages: ErrorPages;
  addresses: AddressList;
  findRoute: FindRoute;
  /** Languages of error pages until the site's own languages have been read. */
  languages: LanguageSettings;
  finisher: PageFinisher;
  /** Called when the pages of Next.js have expired. */
  onExpiry: () => void;
  /** Headers of every response. */
  headers: readonly { key: string; value: string }[];
};

/** State of a request, needed when its response is handled. */
type RequestState = {
  isGetOrHead: boolean;
  isPayload: boolean;
  key: string | null;
  nonce: string | null;
  generation: number;
  /** The published page that is requested; null if it is none. */
  page: PageAddress | null;
};

const isGetOrHead = (method: string | undefined): boolean => method === "GET" || method === "HEAD";

const pathOf = (url: string) => url.split("?", 1)[0] ?? url;

/**
 * Returns the key of the requested page in the page cache. Null if the page cache can't serve the
 * request, for example because a member sent it.
 */
function cacheKeyOf({ method, url = "", headers }: IncomingMessage): string | null {
  const isCacheable =
    isGetOrHead(method) &&
    headers["rsc"] === undefined &&
    !hasMemberRouteCookie(headers.cookie) &&
    !hasNextQuery(url);
  return isCacheable ? `${encodingFor(headers["accept-encoding"])} ${pathOf(url)}` : null;
}

/** Returns the status of the error page that replaces a response of Next.js, or null when nothing replaces it. */
function errorOf(status: number, type: string): ErrorStatus | null {
  if (!/^(?:$|text\/(?:html|plain))/.test(type)) return null;
  if (status === 404) return 404;
  return status >= 500 ? 503 : null;
}

/** The two ways to respond: from the page cache, and by rendering. */
export type RequestHandler = {
  /**
   * Sends the requested page if it is cached. Returns false if it is not. The result is a promise
   * if the request has a session cookie.
   */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean>;
  /**
   * Handles a request that `sendCached` did not handle. Sends an error page for an unknown address,
   * and passes other requests to Next.js. Adds a content security policy to each page, and replaces
   * failed pages with an error page. [SEC-4]
   */
  handleUncached(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

export function createRequestHandler(parts: RequestHandlerParts): RequestHandler {
  const { nextHandler, pages, memberPages, errorPages, addresses, finisher } = parts;
  const languages = () => addresses.current()?.languages ?? parts.languages;

  const sendError = (request: IncomingMessage, response: ServerResponse, status: ErrorStatus) =>
    sendErrorPage(request, response, status, { errorPages, headers: parts.headers, languages });

  const replaceWithPage = (
    request: IncomingMessage,
    response: ServerResponse,
    { key, generation, page: address }: RequestState,
  ) => ({
    replace(html: string) {
      const time = cacheTimeOf(response);
      // A CDN caches what the page cache does, and for as long.
      if (address !== null && key !== null && time !== null) {
        const lines = siteRuntime().find("cdnHeaders")?.(address, time / 1_000) ?? [];
        for (const [name, value] of lines) response.setHeader(name, value);
      }
      const cacheControl = isForEveryone(response)
        ? REVALIDATE_ALWAYS
        : String(response.getHeader("cache-control"));
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const page = packPage(finisher.finish(html), encoding, response.getHeaders(), cacheControl);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      if (key !== null && time !== null) pages.set(key, asCacheHit(page), time, generation);
      sendPage(request, response, page);
    },
  });

  function decideResponse(
    request: IncomingMessage,
    response: ServerResponse,
    state: RequestState,
    status: number,
  ): ResponseDecision {
    const type = String(response.getHeader("content-type") ?? "");
    const error = state.isGetOrHead && !state.isPayload ? errorOf(status, type) : null;
    if (error !== null) return { replace: () => void sendError(request, response, error) };
    const isPage = type.startsWith("text/html");
    if (isPage && status === 200 && state.nonce === null)
      return replaceWithPage(request, response, state);
    finishRedirect(request, response);
    if (isForEveryone(response)) response.setHeader("cache-control", REVALIDATE_ALWAYS);
    if (isPage) {
      response.setHeader("content-security-policy", finisher.policyFor(state.nonce));
    }
    return "unchanged";
  }

  function expirePages(): ResponseDecision {
    parts.onExpiry();
    pages.drop();
    memberPages.drop();
    errorPages.expire();
    return "unchanged";
  }

  function passToNext(
    request: IncomingMessage,
    response: ServerResponse,
    page: PageAddress | null = null,
  ): void {
    const { headers, method, url = "/" } = request;
    const path = pathOf(url);
    const admitLive = path === LIVE_PATH ? siteRuntime().find("admitLive") : undefined;
    if (admitLive !== undefined)
      return sendLiveStream(request, response, { admitLive, headers: parts.headers });
    dropHeaders(headers, path);
    if (path === REVALIDATE_PATH) interceptResponse(response, expirePages);
    if (nonPagePath.test(path)) {
      // This path is a file or an endpoint, so it has no RSC payload. Drops the header that requests a
      // payload, because Next.js would redirect such a request to the same path with another query.
      delete headers["rsc"];
      return void nextHandler(request, response);
    }
    const nonce = isGetOrHead(method) && isMadePerRequest(path, headers.cookie) ? newNonce() : null;
    const isPayload = headers["rsc"] !== undefined;
    const state = {
      isGetOrHead: isGetOrHead(method),
      isPayload,
      key: cacheKeyOf(request),
      nonce,
      generation: pages.generation(),
      page,
    };
    // Next.js reads the nonce from a policy header of the request, so clients must not be able to send one.
    delete headers["content-security-policy-report-only"];
    delete headers["content-security-policy"];
    if (nonce !== null) headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
    // Next.js gets a GET request instead of HEAD, because the headers are computed from the page's HTML. Node.js omits
    // the body of a HEAD response by itself.
    if (method === "HEAD") request.method = "GET";
    interceptResponse(response, (status) => decideResponse(request, response, state, status));
    void nextHandler(request, response);
  }

  /** Sends a visitor's page from the cache. Returns false if it is not cached. */
  function sendCachedPage(request: IncomingMessage, response: ServerResponse): boolean {
    const key = cacheKeyOf(request);
    const page = key === null ? undefined : pages.find(key);
    if (page === undefined) return false;
    siteRuntime()
      .find("pageRenewal")
      ?.noteVisit(pathOf(request.url ?? "/"));
    sendPage(request, response, page);
    return true;
  }

  /** Sends a response that is not a page. */
  function sendShort(
    response: ServerResponse,
    { status, head, text = "" }: { status: number; head: OutgoingHttpHeaders; text?: string },
  ): void {
    for (const { key, value } of parts.headers) response.setHeader(key, value);
    response.writeHead(status, head).end(text);
  }

  function sendRedirect(response: ServerResponse, location: string): void {
    sendShort(response, { status: 308, head: { location, "cache-control": REVALIDATE_ALWAYS } });
  }

  function sendMethodNotAllowed(response: ServerResponse, methods: readonly string[]): void {
    const allow = methods.join(", ");
    const head = {
      allow,
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      // This response is plain text, so it may load and run nothing.
      "content-security-policy": "default-src 'none'; sandbox",
    };
    sendShort(response, { status: 405, head, text: `Method not allowed. Use ${allow}.` });
  }

  /** Handles a visitor's, a member's or an editor's request for a published page. */
  async function handlePageRequest(
    request: IncomingMessage,
    response: ServerResponse,
    page: { address: PageAddress; url: string },
  ): Promise<void> {
    const { method, headers } = request;
    const isMember = isGetOrHead(method) && parseSessionCookie(headers.cookie) !== null;
    const outcome = isMember ? await memberPages.respond(request, response, page) : "dynamic";
    if (outcome === "sent" || response.destroyed) return;
    if (sendCachedPage(request, response)) return;
    siteRuntime().find("pageRenewal")?.noteVisit(pathOf(page.url));
    passToNext(request, response, page.address);
  }

  function applyDecision(request: IncomingMessage, response: ServerResponse, decision: Decision) {
    if (decision.kind === "moved") return sendRedirect(response, decision.location);
    if (decision.kind === "unsupported") return sendMethodNotAllowed(response, decision.methods);
    if (decision.kind === "refused") return sendError(request, response, 400);
    if (decision.kind === "unknown") return sendError(request, response, 404);
    if (decision.kind === "undecided") return sendError(request, response, 503);
    const { url, page } = decision;
    request.url = url;
    if (page !== null) return handlePageRequest(request, response, { address: page, url });
    passToNext(request, response);
  }

  return {
    sendCached: (request, response) =>
      parseSessionCookie(request.headers.cookie) === null
        ? sendCachedPage(request, response)
        : memberPages.sendCached(request, response),
    async handleUncached(request, response) {
      const decision = await routeRequest(request, parts);
      // The client may have disconnected by now.
      if (!response.destroyed) await applyDecision(request, response, decision);
    },
  };
}

const newNonce = () => randomBytes(16).toString("base64");
