import { createHash } from "node:crypto";
import type { Look, TypefaceId } from "@marquee/schemas/types";
import { isVector } from "../../design/images/loader.ts";
import { framePicture } from "../../design/images/crop.ts";
import { plainLook } from "../../content/settings/plain-look.ts";
import { firstGrapheme } from "../../i18n/first-grapheme.ts";
import { drawableTypefaces, isDrawableIn } from "../drawing/scripts.ts";

/** Width and height of each icon in pixels. `favicon.ico` contains three sizes, of which 48 is the largest. */
export const iconFiles = {
  "favicon.ico": 48,
  "icon-32.png": 32,
  "icon-192.png": 192,
  "icon-512.png": 512,
  "maskable-192.png": 192,
  "maskable-512.png": 512,
  "apple-icon.png": 180,
} as const;

export type IconFile = keyof typeof iconFiles;

export const isIconFile = (name: string): name is IconFile => Object.hasOwn(iconFiles, name);

/** The data of the site's icons: the theme's icon, or the first letter of the site's name. */
export type SiteIcon = {
  /** The theme's icon at the content service, with the editor's crop in pixels. Null if there is none. */
  picture: {
    url: string;
    crop: { left: number; top: number; width: number; height: number } | null;
  } | null;
  /** The first letter of the site's name; empty if the typefaces for drawings lack it. */
  letter: string;
  display: readonly TypefaceId[];
  weight: Look["shape"]["headingWeight"];
  corners: Look["shape"]["corners"];
  /** Colors of the background and of the letter. */
  ground: string;
  text: string;
  /** Background of a theme's icon on systems that require an icon without transparency. */
  paper: string;
};

/** Version of the icons' design. Increment it when the design changes. It is part of each address. */
const DRAWN = 1;

/** Returns the data of a site's icons. [THEME-1] */
export function iconOf({ site, look }: { site: { name: string }; look: Look }): SiteIcon {
  const { icon, typefaces, shape, tones } = look;
  const display = drawableTypefaces(typefaces.display);
  const letter = firstGrapheme(site.name, /[\p{L}\p{N}]/u).toUpperCase();
  return {
    picture: icon && {
      url: icon.asset.url,
      crop: isVector(icon.asset.url) ? null : framePicture(icon.asset, icon.crop, null).rect,
    },
    letter: isDrawableIn(letter, display) ? letter : "",
    display,
    weight: shape.headingWeight,
    corners: shape.corners,
    ground: tones.primary.light.ground,
    text: tones.primary.light.text,
    paper: tones.default.light.ground,
  };
}

/** The data of the icons while the content service is down: the colors of the plain theme, and no letter. */
export const plainIcon: SiteIcon = iconOf({ site: { name: "" }, look: plainLook });

/** Returns a hash of the icons' data, so that changed icons get new addresses. */
export const versionOf = (icon: SiteIcon): string =>
  createHash("sha256")
    .update(JSON.stringify([DRAWN, icon]))
    .digest("base64url")
    .slice(0, 16);

/** Returns the address of an icon. */
export const iconPath = (icon: SiteIcon, file: IconFile): string =>
  `/icons/${versionOf(icon)}/${file}`;
