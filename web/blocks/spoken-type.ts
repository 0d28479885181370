/**
 * Takes a block's type, gives it in words: "callToAction" becomes "call to action". The studio's own titles are not the
 * site's to know; this comes close.
 */
export const spokenType = (type: string): string =>
  type.replaceAll(/(?=[A-Z])/g, " ").toLowerCase();
