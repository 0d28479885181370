import { asciiDigits } from "./ascii-digits.ts";

/** The most digits that a number has by E.164, and the fewest that one with its country code has. */
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * A phone number as someone typed it, in the form that the provider takes (`+442079460123`); null where it is none, or
 * has no country code. Digits of any keyboard, spaces and the usual signs between them, `00` for `+`.
 */
export function internationalNumber(typed: string): string | null {
  const plain = asciiDigits(typed)
    .replace(/[\s\u200E\u200F\u2066-\u2069().\-/]/g, "")
    .replace(/^(?:00|＋)/, "+");
  return E164.test(plain) ? plain : null;
}

/** The end of a number, as much as its owner needs to know it: the provider hides the rest too. */
export const lastDigits = (number: string): string => `•••• ${number.slice(-4)}`;
