import { alternativeTexts as arabic } from "../content/ar/pictures.ts";
import { alternativeTexts as german } from "../content/de/pictures.ts";
import { alternativeTexts as english } from "../content/en/pictures.ts";
import { alternativeTexts as french } from "../content/fr/pictures.ts";
import { pictures, type PictureName, type StillName } from "../content/pictures.ts";
import type { Language } from "./language.ts";

/** What each drawing shows, in each language. */
export const alternativeTexts: Record<Language, Record<StillName, string>> = {
  en: english,
  de: german,
  fr: french,
  ar: arabic,
};

/** A picture as stored in a document; the importer replaces `_sanityAsset` by a reference to the uploaded asset. */
export type Picture = {
  _type: "picture";
  _sanityAsset: string;
  alt: string;
  decorative: false;
  hotspot: { _type: "sanity.imageHotspot"; x: number; y: number; width: number; height: number };
  crop: { _type: "sanity.imageCrop"; top: number; bottom: number; left: number; right: number };
};

/** Another cut of a picture beside it, which it shares its description with. */
export type PictureCut = Omit<Picture, "_type" | "alt" | "decorative"> & { _type: "image" };

type Framed = Pick<Picture, "_sanityAsset" | "hotspot" | "crop">;

/** A picture's file, with its point of interest set. */
function framed(name: PictureName): Framed {
  const { file, focus } = pictures[name];
  const [x, y, size] = focus;
  return {
    _sanityAsset: `image@file://./assets/${file}`,
    hotspot: { _type: "sanity.imageHotspot", x, y, width: size, height: size },
    crop: { _type: "sanity.imageCrop", top: 0, bottom: 0, left: 0, right: 0 },
  };
}

/** The picture of that name, described in the page's language. */
export function picture(name: StillName, language: Language): Picture {
  const alt = alternativeTexts[language][name];
  return { _type: "picture", alt, decorative: false, ...framed(name) };
}

/** The picture of that name where it stands in for another that says what both show. */
export function pictureCut(name: PictureName): PictureCut {
  return { _type: "image", ...framed(name) };
}
