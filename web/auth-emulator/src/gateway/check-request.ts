import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** The client of a request that passed the checks. */
export interface Visitor {
  /** Whether the request carries the gateway's secret, as those of the site's server and launcher do. */
  isOwner: boolean;
  /** The `Origin` header, if any. Pages of this origin may read the response. */
  origin: string | null;
  /** Whether the request comes from the gateway's own page for choosing an identity. */
  isOwnPage: boolean;
  /** Path and query, without the prefix that contains the gateway's secret. */
  target: string;
}

export interface Refusal {
  status: 403 | 421;
  reason: string;
}

export interface RequestCheckOptions {
  /** Host names with port that this gateway serves. Other names are rejected, which prevents DNS rebinding. */
  hosts: readonly string[];
  /** The site's origins. No other page in the same browser may call this gateway. */
  origins: readonly string[];
  secret: string;
  /** Paths that any page may load in an iframe here. The response's `frame-ancestors` restricts them. */
  framed: readonly string[];
}

export interface Arrival {
  url: string;
  headers: IncomingHttpHeaders;
}

/**
 * firebase-admin always authenticates to an emulator as `Bearer owner`, without a secret. But it accepts a path in the
 * emulator's host: `localhost:9099/owner/<secret>`.
 */
const ownerPrefix = /^\/owner\/([^/?]+)(?=\/)/u;

/** Accepts or rejects a request by its host, origin and secret alone. */
export function checkRequest(arrival: Arrival, options: RequestCheckOptions): Visitor | Refusal {
  const { headers } = arrival;
  if (!options.hosts.includes(headers.host ?? "")) {
    return refuse(
      421,
      `This sign-in service accepts only requests for ${options.hosts.join(" or ")}.`,
    );
  }
  const origin = headers.origin ?? null;
  const isOwnPage = origin === `http://${headers.host}`;
  if (origin !== null && !isOwnPage && !options.origins.includes(origin)) {
    return refuse(
      403,
      `Pages of ${origin} may not use this sign-in service. Start it with --origin to allow them.`,
    );
  }
  const isFramed = options.framed.includes(arrival.url.split("?")[0] ?? "");
  if (origin === null && isSubresourceOfAPage(headers, isFramed)) {
    return refuse(403, "Pages must not embed this sign-in service.");
  }
  return withSecret(arrival, { origin, isOwnPage }, options.secret);
}

/**
 * Whether a page of another origin loads this URL as a subresource, such as an image, a script or an iframe. Browsers
 * send `Sec-Fetch-*` headers with such requests, but no `Origin`.
 */
function isSubresourceOfAPage(headers: IncomingHttpHeaders, isFramed: boolean): boolean {
  const site = headers["sec-fetch-site"];
  if (site === undefined || site === "none" || site === "same-origin") return false;
  const destination = headers["sec-fetch-dest"];
  const isPage = destination === "document" || (isFramed && destination === "iframe");
  return headers["sec-fetch-mode"] !== "navigate" || !isPage;
}

function withSecret(
  { url, headers }: Arrival,
  { origin, isOwnPage }: Pick<Visitor, "origin" | "isOwnPage">,
  secret: string,
) {
  const prefix = ownerPrefix.exec(url);
  const target = prefix ? url.slice(prefix[0].length) : url;
  const bearer = /^Bearer (.+)$/iu.exec(headers.authorization ?? "")?.[1];
  const hasSecret = isSame(prefix?.[1], secret) || isSame(bearer, secret);
  if (hasSecret && origin === null) return { isOwner: true, origin, isOwnPage, target };
  if (hasSecret || prefix || headers.authorization !== undefined) {
    return refuse(
      403,
      "Owner requests need this sign-in service's secret and must not come from a page.",
    );
  }
  return { isOwner: false, origin, isOwnPage, target };
}

/** Compares in constant time, even when the lengths differ. */
function isSame(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(secret));
}

function refuse(status: Refusal["status"], reason: string): Refusal {
  return { status, reason };
}
