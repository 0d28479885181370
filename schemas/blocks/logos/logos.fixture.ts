import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

type File = { digit: string; width: number; height: number; kind?: "svg" | "png" };

const mimeTypes = { svg: "image/svg+xml", png: "image/png" } as const;

function logoFile({ digit, width, height, kind = "svg" }: File) {
  const name = `${digit.repeat(40)}-${width}x${height}`;
  const asset = {
    _id: `image-${name}-${kind}`,
    url: `https://cdn.sanity.io/images/marquee/production/${name}.${kind}`,
    width,
    height,
    mimeType: mimeTypes[kind],
    isOpaque: kind === "png",
  };
  return { asset, hotspot: null, crop: null };
}

const first = {
  _key: "northlight",
  name: "Northlight Press",
  picture: logoFile({ digit: "1", width: 320, height: 120 }),
  href: null,
};

const empty = {
  _key: "logos",
  _type: "logos" as const,
  version: 2,
  heading: null,
  logos: [first],
  colours: "ink",
  tone: "default",
  motion: "none",
};

const full = {
  ...empty,
  heading: "With the help of",
  logos: [
    { ...first, href: "https://northlight.example" },
    {
      _key: "tallow",
      name: "Tallow Street Bakery",
      picture: logoFile({ digit: "2", width: 200, height: 200 }),
      href: "https://tallow.example/bread",
    },
    {
      _key: "meridian",
      name: "Friends of the Meridian",
      picture: logoFile({ digit: "3", width: 640, height: 80 }),
      href: null,
    },
    {
      _key: "harbour",
      name: "Harbour Trams",
      picture: logoFile({ digit: "4", width: 240, height: 300 }),
      href: null,
    },
    {
      _key: "printed",
      name: "Calder & Daughters, printers",
      picture: logoFile({ digit: "5", width: 600, height: 400, kind: "png" }),
      href: null,
    },
  ],
  motion: "stagger",
};

/** Fixture of the logos block. One of the logos has an opaque background, so the site can't recolor it. */
export const logosFixture: BlockFixture<"logos"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    logos: Array.from({ length: 24 }, (_, index) => ({
      _key: `logo-${index}`,
      name: wordsOf(80),
      picture: logoFile({ digit: `${(index % 5) + 1}`, width: 300, height: 80 + 60 * (index % 4) }),
      href: `https://partner.example/${wordsOf(40).replaceAll(" ", "-")}`,
    })),
    colours: "own",
    tone: "inverted",
  },
  rightToLeft: {
    ...full,
    heading: "بدعمٍ من",
    logos: [
      { ...first, name: "دار ضوء الشمال" },
      {
        _key: "tallow",
        name: "مخبز شارع الشموع",
        picture: logoFile({ digit: "2", width: 200, height: 200 }),
        href: "https://tallow.example/ar",
      },
      {
        _key: "meridian",
        name: "أصدقاء الميريديان",
        picture: logoFile({ digit: "3", width: 640, height: 80 }),
        href: null,
      },
    ],
    tone: "secondary",
  },
  broken: {
    noLogos: { path: ["logos"], block: { ...full, logos: [] } },
    logosMissing: { path: ["logos"], block: { ...full, logos: null } },
    nameMissing: {
      path: ["logos", 0, "name"],
      block: { ...full, logos: [{ ...first, name: null }] },
    },
    nameBlank: { path: ["logos", 0, "name"], block: { ...full, logos: [{ ...first, name: " " }] } },
    fileMissing: {
      path: ["logos", 0, "picture"],
      block: { ...full, logos: [{ ...first, picture: null }] },
    },
    scriptLink: {
      path: ["logos", 0, "href"],
      block: { ...full, logos: [{ ...first, href: "javascript:alert(1)" }] },
    },
    tooMany: {
      path: ["logos"],
      block: {
        ...full,
        logos: Array.from({ length: 25 }, (_, index) => ({ ...first, _key: `logo-${index}` })),
      },
    },
    headingTooLong: { path: ["heading"], block: { ...full, heading: wordsOf(121) } },
    unknownColours: { path: ["colours"], block: { ...full, colours: "rainbow" } },
    unknownTone: { path: ["tone"], block: { ...full, tone: "purple" } },
    unknownMotion: { path: ["motion"], block: { ...full, motion: "bounce" } },
  },
};
