/** Isolates a number or an address as left-to-right text, for sentences that run from right to left. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
