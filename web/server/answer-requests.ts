import { randomBytes } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { LanguageSettings } from "../i18n/languages.ts";
import type { PageAddress } from "../members/variants/member-pages.server.ts";
import { hasMemberRouteCookie, isMadePerRequest, sessionCookieIn } from "../page/member-route.ts";
import type { AnswerByNext } from "./ask-next.ts";
import { encodingFor } from "./page-cache/encoding.ts";
import type { PageFinisher } from "./page-cache/finish-page.ts";
import { guardAnswer, type Verdict } from "./policy/guard-answer.ts";
import { ASK_EACH_TIME, isForEveryone, timeToKeep } from "./page-cache/cache-time.ts";
import { finishRedirect } from "./page-cache/finish-redirect.ts";
import type { ErrorPages, ErrorStatus } from "./error-pages.ts";
import type { MemberPages } from "./member-pages.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { noPage } from "./page-cache/render-order.ts";
import type { AddressList } from "./routing/known-addresses.ts";
import { dropHeaders, hasNextQuery } from "./internals/next-request.ts";
import { type Decision, routeRequest } from "./routing/route-request.ts";
import { sendErrorPage } from "./send-error-page.ts";
import { asKept, type PackedPage, packPage, sendPage } from "./page-cache/send-page.ts";
import type { FindRoute } from "./routing/site-routes.ts";
import { siteRuntime } from "../runtime/site-runtime.ts";

/**
 * The endpoint that expires pages in the cache of Next.js. Once Next.js has responded, the serving
 * layer expires its own caches too.
 */
const RENEWAL = "/api/revalidate";

export type AnswerParts = {
  answerByNext: AnswerByNext;
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
type Asked = {
  isRead: boolean;
  isPayload: boolean;
  key: string | null;
  nonce: string | null;
  age: number;
  /** The published page that is requested; null if it is none. */
  page: PageAddress | null;
};

const readMethods: readonly (string | undefined)[] = ["GET", "HEAD"];

const pathOf = (url: string) => url.split("?", 1)[0] ?? url;

/**
 * Returns the key of the requested page in the page cache. Null if the page cache can't serve the
 * request, for example because a member sent it.
 */
function keyOf({ method, url = "", headers }: IncomingMessage): string | null {
  const mayBeKept =
    readMethods.includes(method) &&
    headers["rsc"] === undefined &&
    !hasMemberRouteCookie(headers.cookie) &&
    !hasNextQuery(url);
  return mayBeKept ? `${encodingFor(headers["accept-encoding"])} ${pathOf(url)}` : null;
}

/** Returns the status of the error page that replaces a response of Next.js, or null when nothing replaces it. */
function errorOf(status: number, type: string): ErrorStatus | null {
  if (!/^(?:$|text\/(?:html|plain))/.test(type)) return null;
  if (status === 404) return 404;
  return status >= 500 ? 503 : null;
}

/** The two ways to respond: from the page cache, and by rendering. */
export type Answers = {
  /**
   * Sends the requested page if it is cached. Returns false if it is not. The result is a promise
   * if the request has a session cookie.
   */
  fromMemory(request: IncomingMessage, answer: ServerResponse): boolean | Promise<boolean>;
  /**
   * Handles a request that `fromMemory` did not answer. Sends an error page for an unknown address,
   * and passes other requests to Next.js. Adds a content security policy to each page, and replaces
   * failed pages with an error page. [SEC-4]
   */
  otherwise(request: IncomingMessage, answer: ServerResponse): Promise<void>;
};

export function createAnswers(parts: AnswerParts): Answers {
  const { answerByNext, pages, memberPages, errorPages, addresses, finisher } = parts;
  const languages = () => addresses.current()?.languages ?? parts.languages;

  const sendError = (request: IncomingMessage, answer: ServerResponse, status: ErrorStatus) =>
    sendErrorPage(request, answer, status, { errorPages, headers: parts.headers, languages });

  const pageInstead = (
    request: IncomingMessage,
    answer: ServerResponse,
    { key, age, page: address }: Asked,
  ) => ({
    instead(html: string) {
      const time = timeToKeep(answer);
      // A CDN caches what the page cache does, and for as long.
      if (address !== null && key !== null && time !== null) {
        const lines = siteRuntime().find("cdnHeaders")?.(address, time / 1_000) ?? [];
        for (const [name, value] of lines) answer.setHeader(name, value);
      }
      const kept = isForEveryone(answer)
        ? ASK_EACH_TIME
        : String(answer.getHeader("cache-control"));
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const page = packPage(finisher.finish(html), encoding, answer.getHeaders(), kept);
      for (const name of answer.getHeaderNames()) answer.removeHeader(name);
      if (key !== null && time !== null) pages.keep(key, asKept(page), time, age);
      sendPage(request, answer, page);
    },
  });

  function judge(
    request: IncomingMessage,
    answer: ServerResponse,
    asked: Asked,
    status: number,
  ): Verdict {
    const type = String(answer.getHeader("content-type") ?? "");
    const error = asked.isRead && !asked.isPayload ? errorOf(status, type) : null;
    if (error !== null) return { instead: () => void sendError(request, answer, error) };
    const isPage = type.startsWith("text/html");
    if (isPage && status === 200 && asked.nonce === null)
      return pageInstead(request, answer, asked);
    finishRedirect(request, answer);
    if (isForEveryone(answer)) answer.setHeader("cache-control", ASK_EACH_TIME);
    if (isPage) {
      answer.setHeader("content-security-policy", finisher.policyFor(asked.nonce));
    }
    return "goes on";
  }

  function renew(): Verdict {
    parts.onExpiry();
    pages.drop();
    memberPages.drop();
    errorPages.expire();
    return "goes on";
  }

  function byNext(
    request: IncomingMessage,
    answer: ServerResponse,
    page: PageAddress | null = null,
  ): void {
    const { headers, method, url = "/" } = request;
    const path = pathOf(url);
    dropHeaders(headers, path);
    if (path === RENEWAL) guardAnswer(answer, renew);
    if (noPage.test(path)) {
      // This path is a file or an endpoint, so it has no RSC payload. Drops the header that requests a
      // payload, because Next.js would redirect such a request to the same path with another query.
      delete headers["rsc"];
      return void answerByNext(request, answer);
    }
    const isRead = readMethods.includes(method);
    const nonce = isRead && isMadePerRequest(path, headers.cookie) ? newNonce() : null;
    const isPayload = headers["rsc"] !== undefined;
    const asked = { isRead, isPayload, key: keyOf(request), nonce, age: pages.age(), page };
    // Next.js reads the nonce from a policy header of the request, so clients must not be able to send one.
    delete headers["content-security-policy-report-only"];
    delete headers["content-security-policy"];
    if (nonce !== null) headers["content-security-policy"] = `script-src 'nonce-${nonce}'`;
    // Next.js gets a GET request instead of HEAD, because the headers are computed from the page's HTML. Node.js omits
    // the body of a HEAD response by itself.
    if (method === "HEAD") request.method = "GET";
    guardAnswer(answer, (status) => judge(request, answer, asked, status));
    void answerByNext(request, answer);
  }

  /** Sends a visitor's page from the cache. Returns false if it is not cached. */
  function fromPages(request: IncomingMessage, answer: ServerResponse): boolean {
    const key = keyOf(request);
    const page = key === null ? undefined : pages.find(key);
    if (page === undefined) return false;
    siteRuntime()
      .find("pageRenewal")
      ?.noteVisit(pathOf(request.url ?? "/"));
    sendPage(request, answer, page);
    return true;
  }

  /** Sends a response that is not a page. */
  function sendShort(
    answer: ServerResponse,
    { status, head, text = "" }: { status: number; head: OutgoingHttpHeaders; text?: string },
  ): void {
    for (const { key, value } of parts.headers) answer.setHeader(key, value);
    answer.writeHead(status, head).end(text);
  }

  function sendMoved(answer: ServerResponse, location: string): void {
    sendShort(answer, { status: 308, head: { location, "cache-control": ASK_EACH_TIME } });
  }

  function sendUnsupported(answer: ServerResponse, methods: readonly string[]): void {
    const allow = methods.join(", ");
    const head = {
      allow,
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      // This response is plain text, so it may load and run nothing.
      "content-security-policy": "default-src 'none'; sandbox",
    };
    sendShort(answer, { status: 405, head, text: `Method not allowed. Use ${allow}.` });
  }

  /** Answers a visitor's, a member's or an editor's request for a published page. */
  async function answerPage(
    request: IncomingMessage,
    answer: ServerResponse,
    page: { address: PageAddress; url: string },
  ): Promise<void> {
    const { method, headers } = request;
    const isMember = readMethods.includes(method) && sessionCookieIn(headers.cookie) !== null;
    const outcome = isMember ? await memberPages.respond(request, answer, page) : "dynamic";
    if (outcome === "sent" || answer.destroyed) return;
    if (fromPages(request, answer)) return;
    siteRuntime().find("pageRenewal")?.noteVisit(pathOf(page.url));
    byNext(request, answer, page.address);
  }

  function follow(request: IncomingMessage, answer: ServerResponse, decision: Decision) {
    if (decision.kind === "moved") return sendMoved(answer, decision.location);
    if (decision.kind === "unsupported") return sendUnsupported(answer, decision.methods);
    if (decision.kind === "refused") return sendError(request, answer, 400);
    if (decision.kind === "unknown") return sendError(request, answer, 404);
    if (decision.kind === "undecided") return sendError(request, answer, 503);
    const { url, page } = decision;
    request.url = url;
    if (page !== null) return answerPage(request, answer, { address: page, url });
    byNext(request, answer);
  }

  return {
    fromMemory: (request, answer) =>
      sessionCookieIn(request.headers.cookie) === null
        ? fromPages(request, answer)
        : memberPages.fromMemory(request, answer),
    async otherwise(request, answer) {
      const decision = await routeRequest(request, parts);
      // The client may have disconnected by now.
      if (!answer.destroyed) await follow(request, answer, decision);
    },
  };
}

const newNonce = () => randomBytes(16).toString("base64");
