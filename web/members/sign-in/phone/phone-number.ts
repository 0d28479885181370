/**
 * Returns a phone number with all but its last four digits masked. The owner recognizes the number
 * by these four, and the provider hides the other digits too.
 */
export const lastDigits = (number: string): string => `•••• ${number.slice(-4)}`;

/** Code points of the digit 0 in Arabic, Persian, Devanagari, Bengali, Thai and full width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10] as const;

/** Replaces the digits of other scripts with 0 to 9, which the provider expects. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? digit : String(code - zero);
  });
