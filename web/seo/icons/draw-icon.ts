import sharp from "sharp";
import type { Picture, PictureOptions } from "../../content/pictures/decode-picture.ts";
import { headingFace } from "../drawing/heading-face.ts";
import { setText } from "../drawing/set-text.ts";
import { type IconFile, iconFiles, type SiteIcon } from "./icon.ts";
import { icoOf } from "./ico.ts";

type Png = Uint8Array<ArrayBuffer>;
/** Reads and decodes an uploaded picture. Rejects if it can't be read. */
type ReadPicture = (url: string, options: PictureOptions) => Promise<Picture>;

/**
 * The variant of an icon. `tile`: unchanged, with the theme's corners. `full`: without transparency,
 * for systems that crop the corners themselves. `maskable`: like `full`, but with a wide margin,
 * because Android may crop everything outside a circle of 80% of the side.
 */
type Form = "tile" | "full" | "maskable";

const formOf = (file: IconFile): Form =>
  file.startsWith("maskable") ? "maskable" : file === "apple-icon.png" ? "full" : "tile";

/**
 * Side of an uploaded icon with transparent corners, as a fraction of the side of the icon file that
 * contains it.
 */
const inset = { tile: 1, full: 0.74, maskable: 0.6 } as const;
/** Height of the letter in an icon, as a fraction of the icon's side. */
const letterHeight = { tile: 0.62, full: 0.54, maskable: 0.44 } as const;
/** Radius of a tile's corners as a fraction of the side. */
const radii = { square: 0, soft: 0.16, round: 0.5 } as const;

const LIMIT = { seconds: 5 };

/** Returns the color of an image's first pixel; null if that pixel is transparent. */
async function cornerColor(image: Uint8Array): Promise<string | null> {
  const [red = 0, green = 0, blue = 0, alpha = 0] = await sharp(image)
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return alpha === 255 ? `rgb(${red},${green},${blue})` : null;
}

/** Side of the decoded icon, which all icon files are drawn from. It is that of the largest one. */
const DECODED = 512;

/** Draws the theme's icon. The margin of an opaque icon has the color of its corner. */
async function drawPicture(
  { data, width, height }: Picture,
  { paper }: SiteIcon,
  { side, form }: { side: number; form: Form },
): Promise<Png> {
  const whole = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(side, side, { fit: "contain", background: "#00000000" })
    .png()
    .toBuffer();
  if (form === "tile") return new Uint8Array(whole);
  const color = await cornerColor(whole);
  const isFull = color !== null && form === "full";
  const inner = Math.round(side * (isFull ? 1 : inset[form]));
  const drawn = await sharp({
    create: { width: side, height: side, channels: 3, background: color ?? paper },
  })
    .composite([{ input: await sharp(whole).resize(inner, inner).toBuffer() }])
    .png()
    .toBuffer();
  return new Uint8Array(drawn);
}

/** Draws the letter on a tile of the primary color; without a letter, a plain shape. */
async function drawLetter(
  icon: SiteIcon,
  { side, form }: { side: number; form: Form },
): Promise<Png> {
  const { letter, ground, text, corners } = icon;
  const radius = form === "tile" ? radii[icon.corners] * side : 0;
  const height = Math.round(side * letterHeight[form]);
  const mark = side * 0.36;
  const shape =
    letter === ""
      ? `<rect x="${(side - mark) / 2}" y="${(side - mark) / 2}" width="${mark}" height="${mark}" rx="${radii[corners] * mark}" fill="${text}"/>`
      : "";
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${ground}"/>${shape}</svg>`;
  const set =
    letter === ""
      ? null
      : await setText({
          text: letter,
          face: await headingFace(icon),
          colour: text,
          direction: "ltr",
          // Includes sizes above the letter's height, because a font's size includes space above its
          // capitals. `setText` uses the largest size that fits.
          sizes: [1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7].map((share) =>
            Math.round(height * share),
          ),
          area: { width: Math.round(height * 1.1), height },
          leading: 1,
        });
  const drawn = await sharp(Buffer.from(tile))
    .composite(set === null ? [] : [{ input: set.data, gravity: "centre" }])
    .png()
    .timeout(LIMIT)
    .toBuffer();
  return new Uint8Array(drawn);
}

/**
 * Draws an icon of the site as PNG, or as ICO with three sizes. Rejects if the theme's icon can't be
 * read or isn't an image.
 */
export async function drawIcon(
  icon: SiteIcon,
  file: IconFile,
  readPicture: ReadPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  const { picture } = icon;
  const options = { crop: picture?.crop ?? null, width: DECODED, height: DECODED };
  const image = picture && (await readPicture(picture.url, options));
  const form = formOf(file);
  const draw = (side: number) =>
    image ? drawPicture(image, icon, { side, form }) : drawLetter(icon, { side, form });
  if (file !== "favicon.ico") return draw(iconFiles[file]);
  const sides = [16, 32, iconFiles[file]];
  return icoOf(await Promise.all(sides.map(async (side) => ({ side, png: await draw(side) }))));
}
