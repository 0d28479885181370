/** Returns the number of visible characters: in a preview, a text carries hundreds of invisible ones (stega). */
export const visibleLength = (text: string): number => text.replaceAll(/\p{Cf}/gu, "").length;
