import { lookup as resolveName, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Messages by kind. They never contain a URL, because the target of a redirect may be secret. The
 * caller knows the URL that it requested.
 */
const messages = {
  refused: "The address is refused: only https addresses on the public internet are fetched.",
  unreachable: "The address can't be reached.",
  timeout: "The host did not answer in time.",
  tooLarge: "The answer is too large.",
} as const;

/** A failed outbound request. `kind` is for code, the message for logs. `detail` is a fixed sentence without a URL. */
export class OutboundError extends Error {
  override name = "OutboundError";
  readonly kind: keyof typeof messages;
  constructor(kind: keyof typeof messages, detail = "", options?: ErrorOptions) {
    super(detail === "" ? messages[kind] : `${messages[kind]} ${detail}`, options);
    this.kind = kind;
  }
}

/** The global unicast range of IPv6. Other ranges can embed IPv4 addresses, such as `::127.0.0.1`. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address is global unicast: not loopback, private, link-local, cloud metadata or multicast. IPv4-mapped
 * addresses are checked as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  const isKnown = !(parsed instanceof ipaddr.IPv6) || parsed.match(GIVEN_OUT);
  return isKnown && parsed.range() === "unicast";
}

/** Returns the `host:port` of a URL, the format of the `allow` list of {@link checkAddress}. */
export const hostAndPort = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port || (protocol === "https:" ? "443" : "80")}`;

/**
 * Parses a URL and checks that it may be requested. `allow` lists `host:port` entries that are
 * exempt from the checks, for URLs that the site itself built. Returns the parsed URL, and whether
 * it was exempt (`trusted`). Throws an OutboundError if the URL may not be requested.
 */
export function checkAddress(
  address: string,
  allow: readonly string[],
): { url: URL; trusted: boolean } {
  const url = URL.parse(address);
  if (!url) throw new OutboundError("refused", "It is not an address.");
  if (allow.includes(hostAndPort(url))) return { url, trusted: true };
  if (url.protocol !== "https:") throw new OutboundError("refused", "It is not https.");
  if (url.username || url.password) {
    throw new OutboundError("refused", "It holds a user name.");
  }
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal) && !isPublicAddress(literal)) {
    throw new OutboundError("refused", "It is not on the public internet.");
  }
  return { url, trusted: false };
}

const asList = (found: string | LookupAddress[]): LookupAddress[] =>
  typeof found === "string" ? [{ address: found, family: found.includes(":") ? 6 : 4 }] : found;

/**
 * Resolves a host name for one connection, and fails when any of its addresses is not public. The
 * connection uses the addresses that were checked, which prevents DNS rebinding.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, found) => {
    const first = error ? undefined : asList(found)[0];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), "", 4);
    const closed = asList(found).some(({ address }) => !isPublicAddress(address));
    if (closed) {
      return callback(
        new OutboundError("refused", "Its name is not on the public internet."),
        "",
        4,
      );
    }
    return options.all
      ? callback(null, asList(found))
      : callback(null, first.address, first.family);
  });
};
