import { type LinkTarget, toPage } from "../compose/link.ts";
import { pageBuilder } from "../compose/page.ts";
import { type Picture, type PictureCut, pictureCutOf, pictureOf } from "../compose/picture.ts";
import { alternativeTexts as english } from "./content/en/pictures.ts";
import { alternativeTexts as japanese } from "./content/ja/pictures.ts";
import { pictures, type PictureName, type StillName } from "./content/pictures.ts";

/** The languages of the site. The first is the default. */
export const languages = ["en", "ja"] as const;

export type Language = (typeof languages)[number];

const pageId = (language: Language, name: string) => `page-kernmass-${language}-${name}`;

/** Builds a page with an id such as `page-kernmass-en-home`. */
export const page = pageBuilder(languages, pageId);

/** Returns a link target for a page in a language. */
export const to = (language: Language, name: string): LinkTarget => toPage(pageId(language, name));

/** The alt text of each picture in each language. */
const alternativeTexts: Record<Language, Record<StillName, string>> = {
  en: english,
  ja: japanese,
};

/** Builds a picture with its alt text in the page's language. */
export function picture(name: StillName, language: Language): Picture {
  const { file, focus } = pictures[name];
  return pictureOf(file, focus, alternativeTexts[language][name]);
}

/** Builds the crop that replaces a picture on phones. */
export function pictureCut(name: PictureName): PictureCut {
  const { file, focus } = pictures[name];
  return pictureCutOf(file, focus);
}

/** Time zone and address of the laboratory, for every schedule. */
export const laboratory = {
  timeZone: "Europe/Zurich",
  address: "Prüfgasse 28, 8400 Winterthur",
};
