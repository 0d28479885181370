import { parseEmail } from "../email-address.ts";
import { invisible } from "../invisible.ts";

const phone = /^\+?\(?\d[\d\s().\p{Pd}-]{4,}$/u;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** Endings of file names. A lone name such as `menu.pdf` is a file, not a domain. */
const file = /^[^/?#]+\.(?:pdf|html?|php|docx?|xlsx?|jpe?g|png|gif|svg|webp|zip)$/i;

/** Returns the address of an email as RFC 6068 encodes it, because a question mark would begin its headers. */
function mailtoOf(address: string): string {
  const at = address.lastIndexOf("@");
  return `mailto:${encodeURIComponent(address.slice(0, at)).replaceAll("%2B", "+")}${address.slice(at)}`;
}

/** Returns the digits of a phone number, without the zero that is dialled only inside the country: `+44 (0)20 …`. */
function telOf(text: string): string {
  const digits = text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    // The last four bits of an Arabic or Persian digit's code point are its value.
    String(digit.charCodeAt(0) & 15),
  );
  return `tel:${digits.replace(/^(\+[^(]*)\(0\)/, "$1").replaceAll(/[^\d+]/g, "")}`;
}

/**
 * Adds the missing scheme to an email address, a phone number or a domain. Returns other texts
 * unchanged.
 */
export function completeAddress(text: string): string {
  const address = text.includes(":") ? null : parseEmail(text);
  if (address !== null) return mailtoOf(address);
  const plain = text.normalize("NFKC").replaceAll(invisible, "");
  if (phone.test(plain.replaceAll(/\p{Nd}/gu, "0"))) return telOf(plain);
  if (domain.test(text) && !file.test(text)) return `https://${text}`;
  return text;
}
