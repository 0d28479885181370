/** The reasons why a file is refused. German versions are in `studio/i18n/german/site-problems.ts`. */
export const fontProblems = {
  notWoff2: "The file is not a WOFF2 font: convert the font to WOFF2, and upload it again.",
  collection: "The file contains several fonts: upload a file with one font.",
  damaged: "The font file is damaged: export it again.",
  tooComplex:
    "The font takes too long to read: remove characters that the site doesn't need from it.",
  tooLarge: "The file is larger than 1 MB: remove characters that the site doesn't need from it.",
  restricted:
    "The license in the font file forbids use on websites (OS/2 fsType): buy a web font license, and upload the file that comes with it.",
  noScript:
    "The font lacks letters of every script that the site knows, for example A–Z and a–z: use another font.",
} as const;
