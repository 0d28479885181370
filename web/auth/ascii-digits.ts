/** A text with Arabic and Persian digits written as 0 to 9, which is what the provider reads. */
export const asciiDigits = (text: string): string =>
  // The last four bits of such a digit are its value.
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
