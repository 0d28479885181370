/**
 * Converts a block's type to words: "callToAction" becomes "call to action". The site does not know the studio's
 * titles; this is close to them.
 */
export const spokenType = (type: string): string =>
  type.replaceAll(/(?=[A-Z])/g, " ").toLowerCase();
