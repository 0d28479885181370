import sharp from "sharp";
import { expect, test } from "vitest";
import { decodePicture, type Picture } from "../../content/pictures/decode-picture.ts";
import { plainLook } from "../../content/settings/plain-look.ts";
import { picture, shownPage } from "../displayed-page.fixture.ts";
import { type Card, cardOf, cardPath } from "./card.ts";
import { drawCard } from "./draw-card.ts";

/** A light panel with dark text, so that the tests can find text by its brightness. */
const style: Card["style"] = {
  ...cardOf(shownPage()).style,
  panel: "#ffc940",
  title: "#15131a",
  paper: "#faf6ee",
  ink: "#15131a",
  dim: "#5a5563",
};
const english: Card = {
  title: "The lamplighter",
  name: "Nightlight",
  tagline: "A festival of short films",
  direction: "ltr",
  style,
};

const noImage = (): Promise<Picture> => Promise.reject(new Error("There is no image."));
const draw = (card: Card, readPicture: Parameters<typeof drawCard>[1] = noImage) =>
  drawCard(card, readPicture);

type Part = Record<"left" | "top" | "width" | "height", number>;

/** Returns the fraction of an area's pixels, from 0 to 1, that are darker than the backgrounds of the text. */
async function inkIn(png: Uint8Array, part: Part): Promise<number> {
  const red = await sharp(png).extract(part).extractChannel("red").raw().toBuffer();
  return red.filter((level) => level < 200).length / red.length;
}

/** Returns the color of a pixel as `r,g,b`. */
async function colorAt(png: Uint8Array, left: number, top: number): Promise<string> {
  const part = { left, top, width: 1, height: 1 };
  return [...(await sharp(png).removeAlpha().extract(part).raw().toBuffer())].join();
}

const titleArea = { left: 72, top: 60, width: 1056, height: 378 };

test("[PAGE-8][I18N-2] mirrors an Arabic image and joins its letters in our own font", async () => {
  const faces: Card["style"] = { ...style, display: ["anton", "lalezar"] };
  const arabic: Card = { ...english, title: "مهرجان الأفلام", direction: "rtl", style: faces };
  const png = await draw(arabic);
  expect(await inkIn(png, { ...titleArea, left: 600, width: 528 })).toBeGreaterThan(0.05);
  // If the text engine joins Arabic letters, a zero-width joiner changes nothing. A zero-width non-joiner separates
  // them, which changes the image.
  const apart = await draw({ ...arabic, title: Array.from(arabic.title).join("\u200c") });
  const joined = await draw({ ...arabic, title: arabic.title.replace("مه", "م\u200dه") });
  expect(Buffer.compare(png, joined)).toBe(0);
  expect(Buffer.compare(png, apart)).not.toBe(0);
});

test.each([
  ["as long as a title may be", "A title that goes on and on, ".repeat(5).slice(0, 120)],
  ["one word", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"],
  ["one letter", "M"],
  ["markup", `<span size="900pt">&amp; </span> <b>"'`],
  ["controls and pictographs", "Night\u0000\u0007\u001b light \u{1f4a1}\ud800"],
])(
  "[PAGE-8] draws an image of 1200 by 630 pixels with the whole title in its area: %s",
  async (_what, title) => {
    const png = await draw({ ...english, title });
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.byteLength).toBeLessThan(100_000);
    expect(await inkIn(png, titleArea)).toBeGreaterThan(0.005);
    // Outside the text area, the panel contains no text.
    expect(await inkIn(png, { left: 1130, top: 0, width: 70, height: 498 })).toBe(0);
    expect(await inkIn(png, { left: 0, top: 0, width: 1200, height: 58 })).toBe(0);
    expect(await inkIn(png, { left: 0, top: 440, width: 1200, height: 58 })).toBe(0);
  },
);

test("[THEME-1] has the theme's colors, and the background around a panel with round corners", async () => {
  const square = await draw(english);
  expect(await colorAt(square, 2, 2)).toBe("255,201,64");
  expect(await colorAt(square, 2, 627)).toBe("250,246,238");
  const round = await draw({ ...english, style: { ...style, corners: "round" } });
  expect(await colorAt(round, 2, 2)).toBe("250,246,238");
});

test("[THEME-1] draws the title in the theme's typeface", async () => {
  const inkOf = async (id: "newsreader" | "anton") => {
    const light: Card["style"] = { ...style, display: [id], weight: "light" };
    return inkIn(await draw({ ...english, title: "Salt", style: light }), titleArea);
  };
  // Anton has far thicker letters than the light weight of Newsreader.
  expect(await inkOf("anton")).toBeGreaterThan(1.3 * (await inkOf("newsreader")));
});

test("[THEME-1] has the logo in place of the name, and the name if the logo can't be read", async () => {
  const red = { width: 600, height: 60, channels: 3, background: "#ff0000" } as const;
  const logo = await sharp({ create: red }).png().toBuffer();
  const branded = { ...english, style: { ...style, logo: "https://cdn.sanity.io/logo.png" } };
  const png = await draw(branded, (_url, options) => decodePicture(logo, options));
  expect(await colorAt(png, 80, 564)).toBe("255,0,0");
  expect(Buffer.compare(await draw(branded), await draw(english))).toBe(0);
});

test("[THEME-1] has another address when the theme's colors, shape, typefaces or logo change", () => {
  const address = (look: typeof plainLook) =>
    cardPath(shownPage({ look }).page, cardOf(shownPage({ look })));
  const looks = [
    plainLook,
    { ...plainLook, tones: { ...plainLook.tones, primary: plainLook.tones.inverted } },
    { ...plainLook, shape: { ...plainLook.shape, corners: "round" as const } },
    { ...plainLook, typefaces: { ...plainLook.typefaces, display: ["anton" as const] } },
    { ...plainLook, logo: { light: picture, dark: null } },
  ];
  expect(new Set(looks.map(address)).size).toBe(looks.length);
  expect(address(plainLook)).toBe(address({ ...plainLook }));
});

test("[PAGE-8] omits a name and a tagline in a script that the typefaces lack", () => {
  const { page, settings } = shownPage();
  const [words] = settings.site.languages;
  const languages = words ? [{ ...words, tagline: "短編映画祭" }] : [];
  const site = { ...settings.site, name: "夜の灯", languages };
  const card = cardOf({ page, settings: { ...settings, site } });
  expect(card).toMatchObject({ name: null, tagline: null });
});
