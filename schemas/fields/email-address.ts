// cspell:ignore mller
/** Email addresses, by one rule for the server and every browser. Browsers' own rules for `type="email"` differ. */

import { invisible } from "./invisible.ts";

/** Limits of an address and of the part before the @, in bytes (RFC 5321, section 4.5.3.1). */
const LONGEST = { address: 254, local: 64 };

/** A word before the @: letters, digits and signs in any script (RFC 5322 and RFC 6531). */
const word = /^(?:[\w!#$%&'*+\-/=?^`{|}~]|(?![\p{C}\p{Z}])[^\0-\x7F])+$/u;

/** Whether a text may stand before the @: words, separated by dots. */
const isLocal = (text: string): boolean => text.split(".").every((each) => word.test(each));

/** A domain in ASCII: two labels at least, the last of which is no number. */
const asciiDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z][a-z\d-]{0,61}[a-z\d])$/;

/** Signs that end the host of a URL, or that the URL parser decodes or drops. */
const notInDomain = /[\s/?#@:%\\[\]<>^|]/;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Returns a domain in ASCII and in small letters: `Müller.de` is `xn--mller-kva.de`. Null if it is none. */
function domainInAscii(domain: string): string | null {
  if (notInDomain.test(domain)) return null;
  try {
    // The URL parser of every platform follows the same standard for domains (UTS #46).
    const { hostname } = new URL(`http://${domain}`);
    return asciiDomain.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/**
 * Parses an email address, and returns it in the one form in which the product stores and compares it: the part before
 * the @ as typed, in NFC, and the domain in ASCII. Returns null if the text is no address.
 */
export function parseEmail(typed: string): string | null {
  const text = typed.replaceAll(invisible, "").trim().normalize("NFC");
  if (text.length > LONGEST.address) return null;
  const at = text.lastIndexOf("@");
  const name = text.slice(0, at);
  if (at < 1 || !isLocal(name) || bytesOf(name) > LONGEST.local) return null;
  const domain = domainInAscii(text.slice(at + 1));
  if (domain === null) return null;
  const address = `${name}@${domain}`;
  return bytesOf(address) <= LONGEST.address ? address : null;
}
