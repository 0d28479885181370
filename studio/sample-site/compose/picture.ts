import { alternativeTexts as arabic } from "../content/ar/pictures.ts";
import { alternativeTexts as german } from "../content/de/pictures.ts";
import { alternativeTexts as english } from "../content/en/pictures.ts";
import { alternativeTexts as french } from "../content/fr/pictures.ts";
import { pictures, type PictureName, type StillName } from "../content/pictures.ts";
import type { Language } from "./language.ts";

/** The alt text of each picture in each language. */
export const alternativeTexts: Record<Language, Record<StillName, string>> = {
  en: english,
  de: german,
  fr: french,
  ar: arabic,
};

/** A stored picture. The importer replaces `_sanityAsset` with a reference to the uploaded asset. */
export type Picture = {
  _type: "picture";
  _sanityAsset: string;
  alt: string;
  decorative: false;
  hotspot: { _type: "sanity.imageHotspot"; x: number; y: number; width: number; height: number };
  crop: { _type: "sanity.imageCrop"; top: number; bottom: number; left: number; right: number };
};

/**
 * The crop that replaces a picture on phones. It needs no alt text, because it shows the same
 * subject as the picture.
 */
export type PictureCut = Omit<Picture, "_type" | "alt" | "decorative"> & { _type: "image" };

type Framed = Pick<Picture, "_sanityAsset" | "hotspot" | "crop">;

/** Returns a picture's file reference, hotspot and crop. */
function framed(name: PictureName): Framed {
  const { file, focus } = pictures[name];
  const [x, y, size] = focus;
  return {
    _sanityAsset: `image@file://./assets/${file}`,
    hotspot: { _type: "sanity.imageHotspot", x, y, width: size, height: size },
    crop: { _type: "sanity.imageCrop", top: 0, bottom: 0, left: 0, right: 0 },
  };
}

/** Builds a picture with its alt text in the page's language. */
export function picture(name: StillName, language: Language): Picture {
  const alt = alternativeTexts[language][name];
  return { _type: "picture", alt, decorative: false, ...framed(name) };
}

/** Builds the crop that replaces a picture on phones. */
export function pictureCut(name: PictureName): PictureCut {
  return { _type: "image", ...framed(name) };
}
