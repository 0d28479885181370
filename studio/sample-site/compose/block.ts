import type { Keyed } from "./keyed.ts";
import type { Link } from "./link.ts";
import type { Picture } from "./picture.ts";
import type { RichText } from "./rich-text.ts";

type Tone = "house" | "ink" | "lamp" | "gold" | "sea";
type Versioned<T extends string> = { _type: T; version: 1; tone: Tone } & Keyed;

/** An animation that is uploaded with the site. */
export type LottieFile = {
  _type: "lottieFile";
  source: "file";
  file: { _type: "file"; _sanityAsset: string };
};

/** An opening: a title before a picture or an animation. */
export type Hero = Versioned<"heroAnimation"> & {
  heading: string;
  text?: string;
  actions: (Link & Keyed)[];
  animation?: LottieFile;
  animationLabel?: string;
  poster: Picture;
  loop: boolean;
  autoplay: boolean;
  speed: number;
  playOn: "load" | "scroll" | "hover";
  layout: "split" | "full";
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

/** Something to read. */
export type Text = Versioned<"textBlock"> & {
  heading?: string;
  layout: "article" | "aside" | "statement";
  body: RichText;
};

/** Every block that may stand inside a gate. */
type OpenBlock = Hero | Video | Text;

/** A curtain: what everyone sees before it, what members see behind it. */
export type Gate = Versioned<"signInGate"> & {
  heading: string;
  promise: string;
  buttonLabel?: string;
  rules: { emailVerified: boolean; secondFactor: boolean };
  teaser: OpenBlock[];
  blocks: OpenBlock[];
};

/** Every block of the sample site. */
export type Block = OpenBlock | Gate;

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

type Written<T, Given extends keyof T> = Omit<T, "_type" | "_key" | "version" | Given> &
  Partial<Pick<T, Extract<Given, keyof T>>>;

/** An animation among the sample site's own files. */
export function animationFile(file: string): LottieFile {
  return {
    _type: "lottieFile",
    source: "file",
    file: { _type: "file", _sanityAsset: `file@file://./assets/${file}` },
  };
}

/** An opening; its picture fills the screen unless the layout says otherwise. */
export function hero(
  _key: string,
  fields: Written<Hero, "actions" | "loop" | "autoplay" | "speed" | "playOn" | "layout" | "tone">,
): Hero {
  return {
    _key,
    _type: "heroAnimation",
    version: 1,
    actions: [],
    loop: false,
    autoplay: true,
    speed: 1,
    playOn: "load",
    layout: "full",
    tone: "ink",
    ...fields,
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

/** Something to read; an article on the quiet ground unless said otherwise. */
export function text(_key: string, fields: Written<Text, "layout" | "tone">): Text {
  return { _key, _type: "textBlock", version: 1, layout: "article", tone: "house", ...fields };
}

/** A curtain that opens for whoever is signed in. */
export function gate(_key: string, fields: Written<Gate, "rules" | "tone">): Gate {
  return {
    _key,
    _type: "signInGate",
    version: 1,
    rules: { emailVerified: false, secondFactor: false },
    tone: "ink",
    ...fields,
  };
}
