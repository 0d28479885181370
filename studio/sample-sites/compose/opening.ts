import type { Versioned, Written } from "./block.ts";
import type { Keyed } from "./keyed.ts";
import type { Link } from "./link.ts";
import type { Picture, PictureCut } from "./picture.ts";

/** A Lottie file that is uploaded with the site. */
export type LottieFile = {
  _type: "lottieFile";
  source: "file";
  file: { _type: "file"; _sanityAsset: string };
};

/** The hero block: a title with a picture or an animation. */
export type Hero = Versioned<"heroAnimation"> & {
  heading: string;
  text?: string;
  actions: (Link & Keyed)[];
  animation?: LottieFile;
  animationLabel?: string;
  poster?: Picture;
  phonePoster?: PictureCut;
  loop: boolean;
  autoplay: boolean;
  speed: number;
  playOn: "load" | "scroll" | "hover";
  layout: "split" | "full" | "title";
};

/** The announcement block: one line of news. */
export type Announcement = Versioned<"announcement"> & {
  label?: string;
  text: string;
  link?: Link;
};

/** Returns the value of an animation field. `file` is the name of a file in the `assets` folder. */
export function animationFile(file: string): LottieFile {
  return {
    _type: "lottieFile",
    source: "file",
    file: { _type: "file", _sanityAsset: `file@file://./assets/${file}` },
  };
}

/** Builds a hero. Default layout: full screen. */
export function hero(
  _key: string,
  fields: Written<Hero, "actions" | "loop" | "autoplay" | "speed" | "playOn" | "layout" | "tone">,
): Hero {
  return {
    _key,
    _type: "heroAnimation",
    version: 2,
    actions: [],
    loop: false,
    autoplay: true,
    speed: 1,
    playOn: "load",
    layout: "full",
    tone: "inverted",
    ...fields,
  };
}

/** Builds an announcement. Default tone: secondary. */
export function announcement(_key: string, fields: Written<Announcement, "tone">): Announcement {
  return { _key, _type: "announcement", version: 2, tone: "secondary", ...fields };
}
