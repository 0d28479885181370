import { pageBuilder } from "../compose/page.ts";
import { type Picture, type PictureCut, pictureCutOf, pictureOf } from "../compose/picture.ts";
import { alternativeTexts as english } from "./content/en/pictures.ts";
import { alternativeTexts as spanish } from "./content/es/pictures.ts";
import { pictures, type PictureName, type PlateName } from "./content/pictures.ts";

/** The languages of the site. The first is the default. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

/** Returns the id of a page, such as `page-tidewater-en-home`. */
const pageId = (language: Language, name: string) => `page-tidewater-${language}-${name}`;

/** Builds a page of the museum. */
export const page = pageBuilder(languages, pageId);

/** The alt text of each picture in each language. */
const alternativeTexts: Record<Language, Record<PlateName, string>> = {
  en: english,
  es: spanish,
};

/** Builds a picture with its alt text in the page's language. */
export function picture(name: PlateName, language: Language): Picture {
  const { file, focus } = pictures[name];
  return pictureOf(file, focus, alternativeTexts[language][name]);
}

/** Builds the crop that replaces a picture on phones. */
export function pictureCut(name: PictureName): PictureCut {
  const { file, focus } = pictures[name];
  return pictureCutOf(file, focus);
}

/** The venue of every walk and talk. */
export const customsHouse = {
  timeZone: "Europe/London",
  venue: "Tidewater",
  address: "The Customs House, Quay Street, Orlemouth",
} as const;
