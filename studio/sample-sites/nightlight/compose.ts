import { pageBuilder } from "../compose/page.ts";
import { type Picture, type PictureCut, pictureCutOf, pictureOf } from "../compose/picture.ts";
import { alternativeTexts as arabic } from "./content/ar/pictures.ts";
import { alternativeTexts as german } from "./content/de/pictures.ts";
import { alternativeTexts as english } from "./content/en/pictures.ts";
import { alternativeTexts as french } from "./content/fr/pictures.ts";
import { pictures, type PictureName, type StillName } from "./content/pictures.ts";

/** The languages of the site. The first is the default. */
export const languages = ["en", "de", "fr", "ar"] as const;

export type Language = (typeof languages)[number];

/** Builds a page with an id such as `page-en-home`. */
export const page = pageBuilder(languages, (language, name) => `page-${language}-${name}`);

/** The alt text of each picture in each language. */
const alternativeTexts: Record<Language, Record<StillName, string>> = {
  en: english,
  de: german,
  fr: french,
  ar: arabic,
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

/** Time zone, name and address of the cinema, for every schedule. */
export const meridian = {
  timeZone: "Europe/London",
  venue: "The Meridian",
  address: "9 Tallow Street, Tallowby",
};
