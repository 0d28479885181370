/**
 * The programs that read files of strangers and contributors, as paths in the site's folder. The image of the site
 * contains them (`server/image/collect-files.ts`).
 */
export const filePrograms = {
  picture: "content/pictures/picture-program.ts",
  font: "content/typefaces/font-program.ts",
  animation: "content/animation/animation-program.ts",
} as const;

/** Exit code of a program that refuses its file, with the reason on standard error. */
export const REFUSED = 65;
