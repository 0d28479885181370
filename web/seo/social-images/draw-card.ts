import sharp from "sharp";
import type { Picture, PictureOptions } from "../../content/pictures/decode-picture.ts";
import { log } from "../../runtime/log.ts";
import { headingFace } from "../drawing/heading-face.ts";
import { setText } from "../drawing/set-text.ts";
import { loadFamilies } from "../drawing/typefaces.ts";
import { backdrop, panelOf } from "./backdrop.ts";
import { type Card, cardSize } from "./card.ts";

/** Reads and decodes an uploaded picture. Rejects if it can't be read. */
type ReadPicture = (url: string, options: PictureOptions) => Promise<Picture>;

/**
 * Minimum distance in pixels: `MARGIN` between content and the card's edges, `PADDING` between the
 * title and the panel's edges.
 */
const MARGIN = 72;
const PADDING = 60;

/** Maximum size of the logo. */
const logoArea = { width: 340, height: 64 } as const;

/** Maximum height of the site's name, which replaces a missing logo. */
const lineHeight = 48;

/** A PNG with its size in pixels. */
type Image = { data: Buffer; width: number; height: number };

/** Places a picture at the inline start or the inline end of the card, within the margin. */
function placed(
  { data, width }: Image,
  { top, from, direction }: { top: number; from: "start" | "end"; direction: Card["direction"] },
) {
  const isLeft = (from === "start") === (direction === "ltr");
  return {
    input: data,
    top: Math.round(top),
    left: isLeft ? MARGIN : cardSize.width - MARGIN - width,
  };
}

async function drawLogo(url: string, readPicture: ReadPicture): Promise<Image | null> {
  try {
    const { data, width, height } = await readPicture(url, { crop: null, ...logoArea });
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    return { data: png, width, height };
  } catch (error) {
    log.warn(
      `social: the theme's logo can't be drawn, so images have the site's name. Upload the logo again (${String(error)})`,
    );
    return null;
  }
}

async function setTitle(
  { title, direction, style }: Card,
  area: { width: number; height: number },
): Promise<Image> {
  const set = await setText({
    text: title,
    face: await headingFace(style),
    colour: style.title,
    direction,
    leading: direction === "rtl" ? 0.95 : 0.8,
    sizes: [232, 196, 168, 148, 130, 114, 98, 84, 72, 62, 54, 46],
    area,
  });
  if (set === null) throw new Error("The title doesn't fit on a card.");
  return set;
}

/** Renders the name and the tagline, each on one line. Omits a tagline that is too long. */
async function setFoot({ name, tagline, direction, style }: Card, readPicture: ReadPicture) {
  const face = await loadFamilies(style.small);
  const logo = style.logo === null ? null : await drawLogo(style.logo, readPicture);
  const line = { direction, leading: 1 } as const;
  const mark =
    logo ??
    (name === null
      ? null
      : await setText({
          ...line,
          text: name,
          face: `${face} Semi-Bold`,
          colour: style.ink,
          sizes: [36, 30, 24, 20],
          area: { width: cardSize.width - 2 * MARGIN, height: lineHeight },
        }));
  const rest = cardSize.width - 2 * MARGIN - (mark === null ? 0 : mark.width + MARGIN);
  const beside =
    tagline === null || rest <= 0
      ? null
      : await setText({
          ...line,
          text: tagline,
          face,
          colour: style.dim,
          sizes: [26, 22],
          area: { width: rest, height: 36 },
        });
  return { mark, beside };
}

/** Renders a card as PNG, off the main thread. Rejects if it can't be rendered. */
export async function drawCard(
  card: Card,
  readPicture: ReadPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  const { style, direction } = card;
  const panel = panelOf(style);
  const title = await setTitle(card, {
    width: cardSize.width - 2 * MARGIN,
    height: panel.height - 2 * PADDING,
  });
  const { mark, beside } = await setFoot(card, readPicture);
  const bottom = panel.top + panel.height;
  const middle = (bottom + cardSize.height) / 2;
  const inFoot = (picture: Image | null, from: "start" | "end") =>
    picture === null
      ? []
      : [placed(picture, { top: middle - picture.height / 2, from, direction })];
  const png = await sharp(Buffer.from(backdrop(style)))
    .composite([
      placed(title, { top: bottom - PADDING - title.height, from: "start", direction }),
      ...inFoot(mark, "start"),
      ...inFoot(beside, mark === null ? "start" : "end"),
    ])
    .png({ palette: true, colours: 128, dither: 0, effort: 4 })
    .timeout({ seconds: 5 })
    .toBuffer();
  return new Uint8Array(png);
}
