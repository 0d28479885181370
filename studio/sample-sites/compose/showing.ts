import type { Motion, Versioned, Written } from "./block.ts";
import { keyed, type Keyed } from "./keyed.ts";
import type { Picture, PictureCut } from "./picture.ts";
import type { RichText } from "./rich-text.ts";

export type Image = Versioned<"imageBlock"> & {
  picture: Picture;
  phonePicture?: PictureCut;
  caption?: string;
  credit?: string;
  width: "reading" | "wide" | "full";
  enlargeable?: boolean;
  motion: Motion;
};

type GalleryPicture = Omit<Picture, "_type"> & {
  _type: "galleryPicture";
  caption?: string;
} & Keyed;

/** The gallery block: pictures that open enlarged. */
export type Gallery = Versioned<"gallery", 3> & {
  heading?: string;
  pictures: GalleryPicture[];
  layout: "strip" | "wall";
  motion: Motion;
};

type VideoSettings = typeof playerDefaults;

/** The video block: a Vimeo or YouTube video. */
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

/** Builds an image block. By default, the image is wider than the text. */
export function image(_key: string, fields: Written<Image, "width" | "tone" | "motion">): Image {
  return {
    _key,
    _type: "imageBlock",
    version: 2,
    width: "wide",
    tone: "default",
    motion: "arrive",
    ...fields,
  };
}

/** Builds a gallery from pairs of picture and caption. Default layout: strip. */
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
    version: 3,
    layout: "strip",
    tone: "inverted",
    motion: "arrive",
    ...fields,
    pictures: keyed(
      "picture",
      pictures.map(([picture, caption]) => ({ ...picture, _type: "galleryPicture", caption })),
    ),
  };
}

/** Builds a video with the default player settings. */
export function video(
  _key: string,
  fields: Written<Video, "settings" | "width" | "tone" | "hasCaptions">,
): Video {
  return {
    _key,
    _type: "video",
    version: 2,
    hasCaptions: false,
    settings: playerDefaults,
    width: "wide",
    tone: "inverted",
    ...fields,
  };
}

/**
 * Builds a logos block from the file name and the owner's name of each logo. Default color: the
 * block's text color.
 */
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
    version: 2,
    colours: "ink",
    tone: "default",
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
