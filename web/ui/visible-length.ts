/** Takes a text, gives how many characters of it are seen: in a preview it carries hundreds of invisible ones. */
export const visibleLength = (text: string): number => text.replaceAll(/\p{Cf}/gu, "").length;
