import type { Motion, Versioned, Written } from "./block.ts";
import { keyed, type Keyed } from "./keyed.ts";
import type { Picture, PictureCut } from "./picture.ts";
import type { RichText } from "./rich-text.ts";

/** One picture with its caption. */
export type Image = Versioned<"imageBlock"> & {
  picture: Picture;
  phonePicture?: PictureCut;
  caption?: string;
  credit?: string;
  width: "reading" | "wide" | "full";
  motion: Motion;
};

type GalleryPicture = Omit<Picture, "_type"> & {
  _type: "galleryPicture";
  caption?: string;
} & Keyed;

/** Several pictures, each of which can be looked at large. */
export type Gallery = Versioned<"gallery", 2> & {
  heading?: string;
  pictures: GalleryPicture[];
  layout: "strip" | "wall";
  motion: Motion;
};

/** The player settings of a video. */
type VideoSettings = typeof playerDefaults;

/** A film of Vimeo or YouTube, played at a click. */
export type Video = Versioned<"video"> & {
  address: string;
  title?: string;
  poster?: Picture;
  caption?: string;
  transcript?: RichText;
  hasCaptions: boolean;
  settings: VideoSettings;
  width: "reading" | "wide" | "full";
};

type Logo = {
  _type: "logo";
  name: string;
  picture: { _type: "image"; _sanityAsset: string };
  href?: string;
} & Keyed;

/** Who stands behind it. */
export type Logos = Versioned<"logos"> & {
  heading?: string;
  logos: Logo[];
  colours: "ink" | "own";
  motion: Motion;
};

const playerDefaults = {
  autopause: true,
  autoplay: false,
  controls: true,
  loop: false,
  muted: false,
  playsInline: true,
  transparent: true,
  keyboard: true,
  pictureInPicture: false,
};

/** One picture, wider than the lines of text. */
export function image(_key: string, fields: Written<Image, "width" | "tone" | "motion">): Image {
  return {
    _key,
    _type: "imageBlock",
    version: 1,
    width: "wide",
    tone: "house",
    motion: "arrive",
    ...fields,
  };
}

/** Pictures in a dark strip. */
export function gallery(
  _key: string,
  {
    pictures,
    ...fields
  }: Written<Omit<Gallery, "pictures">, "layout" | "tone" | "motion"> & {
    pictures: (readonly [picture: Picture, caption: string])[];
  },
): Gallery {
  return {
    _key,
    _type: "gallery",
    version: 2,
    layout: "strip",
    tone: "ink",
    motion: "arrive",
    ...fields,
    pictures: keyed(
      "picture",
      pictures.map(([picture, caption]) => ({ ...picture, _type: "galleryPicture", caption })),
    ),
  };
}

/** A film with the player's usual settings. */
export function video(
  _key: string,
  fields: Written<Video, "settings" | "width" | "tone" | "hasCaptions">,
): Video {
  return {
    _key,
    _type: "video",
    version: 1,
    hasCaptions: false,
    settings: playerDefaults,
    width: "wide",
    tone: "ink",
    ...fields,
  };
}

/** Logos by the names of their files, in the room's own ink. */
export function logos(
  _key: string,
  {
    logos: entries,
    ...fields
  }: Written<Omit<Logos, "logos">, "colours" | "tone" | "motion"> & {
    logos: (readonly [file: string, name: string])[];
  },
): Logos {
  return {
    _key,
    _type: "logos",
    version: 1,
    colours: "ink",
    tone: "house",
    motion: "arrive",
    ...fields,
    logos: keyed(
      "logo",
      entries.map(([file, name]) => ({
        _type: "logo",
        name,
        picture: { _type: "image", _sanityAsset: `image@file://./assets/${file}` },
      })),
    ),
  };
}
