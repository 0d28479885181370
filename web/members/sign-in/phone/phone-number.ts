/** E.164 allows 15 digits at most; a number with its country code has at least 7. */
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Returns a typed phone number in the provider's format (`+442079460123`). Returns null if the text is not a phone
 * number or lacks the country code. Accepts Arabic and Persian digits, spaces and the usual separators, and `00` for
 * `+`.
 */
export function internationalNumber(typed: string): string | null {
  const plain = asciiDigits(typed)
    .replace(/[\s\u200E\u200F\u2066-\u2069().\-/]/g, "")
    .replace(/^(?:00|＋)/, "+");
  return E164.test(plain) ? plain : null;
}

/**
 * Returns a phone number with all but its last four digits masked. The owner recognizes the number
 * by these four, and the provider hides the other digits too.
 */
export const lastDigits = (number: string): string => `•••• ${number.slice(-4)}`;

/** Replaces Arabic and Persian digits with 0 to 9, which the provider expects. */
export const asciiDigits = (text: string): string =>
  // The last four bits of an Arabic or Persian digit's code point are its value.
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
