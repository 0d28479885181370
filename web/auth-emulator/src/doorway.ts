import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Who a request comes from, once it was let in. */
export interface Visitor {
  /** Holds the gateway's secret: the site's server and its launcher. */
  isOwner: boolean;
  /** The site's origin where a browser named it: the answer may be read by that page. */
  origin: string | null;
  /** A page of this gateway asks: that on which an identity is chosen. */
  isOwnPage: boolean;
  /** The request's path and query without the owner's prefix. */
  target: string;
}

/** Why a request was not let in. */
export interface Refusal {
  status: 403 | 421;
  reason: string;
}

/** What the door needs to know. */
export interface DoorwayOptions {
  /** Hosts this gateway answers to, with port: a page that rebinds its own name to this machine is refused. */
  hosts: readonly string[];
  /** Origins of the site. No other page in the same browser may talk to this gateway. */
  origins: readonly string[];
  secret: string;
  /** Paths that the site's pages may show in a frame; the answer says so to the browser, which holds others off. */
  framed: readonly string[];
}

/** The part of a request that decides. */
export interface Arrival {
  url: string;
  headers: IncomingHttpHeaders;
}

/**
 * firebase-admin authenticates itself to an emulator as `Bearer owner` and can't be told anything else,
 * but it lets the emulator's host end in a path. So the secret is that path: `localhost:9099/owner/<secret>`.
 */
const ownerPrefix = /^\/owner\/([^/?]+)(?=\/)/u;

/** Decides who may come in, from host, origin and secret alone. */
export function answerTheDoor(arrival: Arrival, options: DoorwayOptions): Visitor | Refusal {
  const { headers } = arrival;
  if (!options.hosts.includes(headers.host ?? "")) {
    return refuse(421, `This sign-in service answers to ${options.hosts.join(", ")} only.`);
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
    return refuse(403, "Pages may not load this sign-in service as part of themselves.");
  }
  return withSecret(arrival, { origin, isOwnPage }, options.secret);
}

/** Browsers leave the origin out of simple loads (an image, a script), but say that it is one. */
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
      "Owner requests need this sign-in service's secret, and may not come from a page.",
    );
  }
  return { isOwner: false, origin, isOwnPage, target };
}

/** Compares in constant time, whatever the lengths. */
function isSame(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(secret));
}

function refuse(status: Refusal["status"], reason: string): Refusal {
  return { status, reason };
}
