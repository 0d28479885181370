import { isSafeAddress } from "../../link/safe-address.contract.ts";

/** Maximum length of a link's address, the same as in its form. */
const LONGEST = 2_000;

const isLinkable = (address: string): boolean =>
  address.length <= LONGEST && isSafeAddress(address);

/** Returns the address that one of Google's redirects leads to; other addresses unchanged. */
function withoutRedirect(address: string): string {
  if (!/^https:\/\/www\.google\.[a-z.]+\/url\?/.test(address)) return address;
  return new URL(address).searchParams.get("q") ?? address;
}

export function linkableAddress(href: string): string | null {
  const address = href.trim();
  if (isLinkable(address)) {
    const target = withoutRedirect(address);
    return isLinkable(target) ? target : address;
  }
  // Encodes characters such as spaces, as a browser does when it follows the link.
  const encoded = URL.canParse(address) ? new URL(address).href : "";
  return isLinkable(encoded) ? encoded : null;
}

/** Returns the address if a pasted text is nothing else. */
export function pastedAddress(text: string): string | null {
  const address = text.trim();
  return isLinkable(address) ? address : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function completeLink(mark: unknown): unknown {
  if (!isObject(mark) || mark["_type"] !== "link") return mark;
  const { kind, href } = mark;
  return kind === undefined && typeof href === "string" ? { ...mark, kind: "external" } : mark;
}

/**
 * Returns an entry in which each link with an address but no kind is an external link. Other studios
 * and Markdown have links without a kind, which the form would show without their address.
 */
export function completeLinks<T extends object>(entry: T): T {
  const marks: unknown = Object(entry).markDefs;
  return Array.isArray(marks) ? { ...entry, markDefs: marks.map(completeLink) } : entry;
}
