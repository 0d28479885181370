import { isIP } from "node:net";

/**
 * Whether a request comes from a page of the site, or from a client that is not a browser. Browsers
 * send `Origin` with every POST and DELETE. So a request with neither `Origin` nor `Sec-Fetch-Site`
 * is not from a page of another site.
 */
export function isFromSite(request: Request, site: string): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite !== null && fetchSite !== "same-origin") return false;
  const origin = request.headers.get("origin");
  if (origin !== null) return origin === site;
  // Browsers send no `Origin` with a GET to their page's own origin.
  return fetchSite === null || isGetOrHead(request);
}

const isGetOrHead = ({ method }: Request) => method === "GET" || method === "HEAD";

/**
 * Whether a browser sent a request from a page of the host that it addresses, whatever the site's own address is. A page
 * of another site can't do that. It says nothing about the host, so it is no check for sessions.
 */
export function isFromSameHost(request: Request): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite !== null && fetchSite !== "same-origin") return false;
  const host = URL.parse(request.headers.get("origin") ?? "")?.host;
  return host !== undefined && host === request.headers.get("host");
}

/** Returns the ID token in a request's `Authorization` header, or null if there is none. */
export const bearerOf = (request: Request): string | null =>
  /^Bearer ([\w.-]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;

/**
 * Returns the client that a request is counted for: the last address in `X-Forwarded-For`, which
 * the host's own proxy wrote. A client can forge only the addresses before it. Without a proxy,
 * Next.js writes the connection's address. An IPv6 client owns a whole /64 network, so the result
 * is that network.
 */
export function clientOf(request: { headers: Pick<Headers, "get"> }): string {
  const forwarded = request.headers.get("x-forwarded-for") ?? "";
  const written = forwarded.split(",").at(-1)?.trim() ?? "";
  // A dual-stack server sees an IPv4 client as an IPv4-mapped IPv6 address.
  const address = written.replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  const whole = [
    ...groups,
    ...Array.from({ length: missing }, () => "0"),
    ...(tail ?? "").split(":"),
  ];
  return `${whole.slice(0, 4).join(":")}::/64`;
}
