/**
 * First of the characters that stand for an empty text in a preview: variation selectors, which
 * browsers don't draw. No text of a site begins with such a character.
 */
const FIRST = 0xfe_00;

const DIGITS = 16;

/**
 * Returns the invisible letters that stand for an empty text of a block. They differ for each
 * `number`.
 */
export const emptySign = (number: number): string =>
  String.fromCharCode(
    ...Array.from(number.toString(DIGITS), (digit) => FIRST + Number.parseInt(digit, DIGITS)),
  );

/**
 * Returns the invisible letters at the start of a text that stand for an empty text; null for any
 * other text. The title of the text's field may follow them.
 */
export const emptySignOf = (text: string): string | null =>
  /^[\uFE00-\uFE0F]+/.exec(text.trim())?.[0] ?? null;

/** Whether invisible letters stand for an empty text. */
export const isEmptySign = (text: string): boolean => emptySignOf(text) !== null;

/** Whether a text is displayed: it is neither missing nor an empty text with a placeholder. */
export const hasText = (text: string | null): text is string => text !== null && !isEmptySign(text);
