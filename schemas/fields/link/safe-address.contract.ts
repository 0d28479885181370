import * as z from "zod";
import { stripMarks } from "../rich-text/strip-marks.ts";
import { parseEmail } from "../email-address.ts";
import { invisible } from "../invisible.ts";

const explanation =
  "Enter a full URL that begins with https://, http://, mailto: or tel: and contains no spaces. To link to a page of this site, select the page instead.";

const sectionExplanation =
  "To link to a section of a page, select “Page on this site”, then the page and its section.";

const mailto = /^mailto:[^@\s]+@[^@\s]+$/i;
const tel = /^tel:\+?[\d().-]+(;[\w=.+-]+)*$/i;

// Characters that an address must not contain. Browsers drop tabs and line breaks inside an address ("java\nscript:")
// and control characters before it. Without these characters, `URL` reads the scheme exactly as a browser does.
// eslint-disable-next-line no-control-regex -- the pattern must match control characters
const hidden = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/;

/**
 * Whether a link may use the address. It must have the scheme https, http, mailto or tel, and must contain neither
 * spaces nor invisible characters nor credentials.
 */
export function isSafeAddress(address: string): boolean {
  if (hidden.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  switch (url.protocol) {
    case "https:":
    case "http:":
      return /^https?:\/\//i.test(address) && url.username === "" && url.password === "";
    case "mailto:":
      return mailto.test(address);
    case "tel:":
      return tel.test(address);
    default:
      return false;
  }
}

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

const cleaned = z
  .string({ error: explanation })
  .max(2000, { error: "The URL is longer than 2,000 characters: enter a shorter URL." })
  .transform((address) => stripMarks(address).trim());

/** The address of an external link [SEC-2]. An email address, phone number or domain gets its scheme. */
export const safeAddress = cleaned
  .refine((address) => !address.startsWith("#"), { error: sectionExplanation, abort: true })
  .transform(completeAddress)
  .refine(isSafeAddress, { error: explanation });

/** The https URL of a file on another host. The site fetches such files only from public hosts. */
export const fileAddress = cleaned.refine(
  (address) => isSafeAddress(address) && new URL(address).protocol === "https:",
  { error: "Enter the full URL of the file, beginning with https://." },
);
