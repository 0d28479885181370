/**
 * First of the characters that stand for an empty text in a preview: variation selectors, which
 * browsers don't draw. A text never consists of them alone.
 */
const FIRST = 0xfe_00;

const DIGITS = 16;

/** Returns invisible letters for an empty text of a block. Each `number` has its own. */
export const emptySign = (number: number): string =>
  String.fromCharCode(
    ...[...number.toString(DIGITS)].map((digit) => FIRST + Number.parseInt(digit, DIGITS)),
  );

/** Whether a text consists of invisible letters that stand for an empty text. */
export const isEmptySign = (text: string): boolean => /^[\uFE00-\uFE0F]+$/.test(text.trim());

/** Whether a text is displayed: it is neither missing nor an empty text with a placeholder. */
export const hasWords = (text: string | null): text is string =>
  text !== null && !isEmptySign(text);
