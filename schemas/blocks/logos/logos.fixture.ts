import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

const mimeTypes = { svg: "image/svg+xml", png: "image/png" } as const;

function logoFile(digit: number, width: number, height: number, kind: "svg" | "png" = "svg") {
  const name = `${`${digit}`.repeat(40)}-${width}x${height}`;
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
  picture: logoFile(1, 320, 120),
  href: null,
};
const bakery = { ...first, _key: "tallow", picture: logoFile(2, 200, 200) };
const friends = { ...first, _key: "meridian", picture: logoFile(3, 640, 80) };

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
    { ...bakery, name: "Tallow Street Bakery", href: "https://tallow.example/bread" },
    { ...friends, name: "Friends of the Meridian" },
    { ...first, _key: "harbour", name: "Harbour Trams", picture: logoFile(4, 240, 300) },
    {
      ...first,
      _key: "printed",
      name: "Calder & Daughters, printers",
      picture: logoFile(5, 600, 400, "png"),
    },
  ],
  motion: "stagger",
};

/** Fixture of the logos block. One of the logos has an opaque background, so the site can't recolor it. */
export const logosFixture: ProductFixture<"logos"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    logos: copiesOf(first, 24).map(({ _key }, index) => ({
      _key,
      name: wordsOf(80),
      picture: logoFile((index % 5) + 1, 300, 80 + 60 * (index % 4)),
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
      { ...bakery, name: "مخبز شارع الشموع", href: "https://tallow.example/ar" },
      { ...friends, name: "أصدقاء الميريديان" },
    ],
    tone: "secondary",
  },
  broken: brokenBlocks(full, {
    noLogos: ["logos", []],
    logosMissing: ["logos", null],
    nameMissing: ["logos.0.name", null],
    nameBlank: ["logos.0.name", " "],
    fileMissing: ["logos.0.picture", null],
    scriptLink: ["logos.0.href", "javascript:alert(1)"],
    tooMany: ["logos", copiesOf(first, 25)],
    headingTooLong: ["heading", wordsOf(121)],
  }),
};
