const email = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#.]{2,}$/;
const phone = /^\+?\(?\d[\d\s().-]{4,}$/;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** Endings of file names. A lone name such as `menu.pdf` is a file, not a domain. */
const file = /^[^/?#]+\.(?:pdf|html?|php|docx?|xlsx?|jpe?g|png|gif|svg|webp|zip)$/i;

/**
 * Adds the missing scheme to an email address, a phone number or a domain. Returns other texts
 * unchanged.
 */
export function completeAddress(text: string): string {
  if (email.test(text)) return `mailto:${text}`;
  if (phone.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, "")}`;
  if (domain.test(text) && !file.test(text)) return `https://${text}`;
  return text;
}
