/** Keeps a number or an address in its own order where the text around it runs from right to left. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
