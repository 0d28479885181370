/** Replaces Arabic and Persian digits with 0 to 9, which the provider expects. */
export const asciiDigits = (text: string): string =>
  // The last four bits of such a digit's code point are its value.
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
