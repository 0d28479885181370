/**
 * Returns the number of visible characters. In a preview, Sanity adds hundreds of invisible ones to each text (stega
 * encoding).
 */
export const visibleLength = (text: string): number => text.replaceAll(/\p{Cf}/gu, "").length;
