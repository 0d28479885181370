import { lookup as resolveName, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Why the outbound door did not deliver. `kind` is for code, the message for people and logs. */
export class OutboundError extends Error {
  override name = "OutboundError";
  readonly kind: "refused" | "unreachable" | "timeout" | "tooLarge";
  constructor(kind: OutboundError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** All that is given out of the newer addresses; what lies beside it may hold an older one, `::127.0.0.1` say. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/** Public means unicast of the open internet: no loopback, private, link-local, metadata, multicast or mapped one. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const isKnown = !(parsed instanceof ipaddr.IPv6) || parsed.match(GIVEN_OUT);
  return isKnown && parsed.range() === "unicast";
}

/**
 * Whether a request may go to this address at all. `allow` holds `host:port` entries that may be reached although
 * they are neither https nor public: the embedded services, and stand-ins in tests. Throws an OutboundError.
 */
export function checkAddress(
  address: string,
  allow: readonly string[],
): { url: URL; trusted: boolean } {
  const url = URL.parse(address);
  if (!url) throw new OutboundError("refused", `"${address.slice(0, 200)}" is not an address.`);
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  if (allow.includes(`${url.hostname}:${port}`)) return { url, trusted: true };
  if (url.protocol !== "https:") {
    throw new OutboundError("refused", `${url.href} is refused: only https addresses are fetched.`);
  }
  if (url.username || url.password) {
    throw new OutboundError("refused", `${url.origin} is refused: the address holds a user name.`);
  }
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal) && !isPublicAddress(literal)) {
    throw new OutboundError("refused", `${url.href} is refused: it is not on the public internet.`);
  }
  return { url, trusted: false };
}

const asList = (found: string | LookupAddress[]): LookupAddress[] =>
  typeof found === "string" ? [{ address: found, family: found.includes(":") ? 6 : 4 }] : found;

/**
 * Resolves a name for one connection and refuses it when any of its addresses is not public. It is the lookup that
 * the connection itself uses, so a name can't answer differently the second time (DNS rebinding).
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, found) => {
    const first = error ? undefined : asList(found)[0];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), "", 4);
    const closed = asList(found).find(({ address }) => !isPublicAddress(address));
    if (closed) {
      const message = `${hostname} is refused: it leads to ${closed.address}, which is not on the public internet.`;
      return callback(new OutboundError("refused", message), "", 4);
    }
    return options.all
      ? callback(null, asList(found))
      : callback(null, first.address, first.family);
  });
};
