import { isIP } from "node:net";

/** Browsers name the origin of every POST and DELETE; what names none is no page, and holds its own token. */
export function isFromSite(request: Request, site: string): boolean {
  const asker = request.headers.get("sec-fetch-site");
  if (asker !== null && asker !== "same-origin") return false;
  const origin = request.headers.get("origin");
  return origin === null ? asker === null : origin === site;
}

/**
 * Whom to count a request for: the last address that it was forwarded from, which the host's own proxy wrote (what a
 * client wrote itself stands before it; where there is no proxy, Next writes the connection's). An IPv6 client has a
 * whole network of addresses, and is its network.
 */
export function clientOf(request: Request): string {
  const forwarded = request.headers.get("x-forwarded-for") ?? "";
  const written = forwarded.split(",").at(-1)?.trim() ?? "";
  // A server that listens on both kinds of address sees an IPv4 client so.
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
