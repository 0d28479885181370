import { pageLinkFixture, scriptAddress, siteLinkFixture } from "../../fields/link/link.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks } from "../block-fixture.ts";

const empty = {
  _key: "announcement",
  _type: "announcement" as const,
  version: 2,
  label: null,
  text: "Doors open at eight.",
  link: null,
  tone: "secondary",
};

const full = {
  ...empty,
  label: "Tonight",
  text: "A sixth film, found behind the screen, runs after the fifth.",
  link: pageLinkFixture,
};

export const announcementFixture: ProductFixture<"announcement"> = {
  full,
  empty,
  longest: {
    ...full,
    label: wordsOf(30),
    text: wordsOf(240),
    link: { ...pageLinkFixture, label: wordsOf(80) },
    tone: "primary",
  },
  rightToLeft: {
    ...full,
    label: "الليلة",
    text: "فيلمٌ سادس عُثر عليه خلف الشاشة يُعرض بعد الخامس.",
    link: { ...pageLinkFixture, label: "شاهدوا البرنامج" },
    tone: "tertiary",
  },
  broken: {
    ...brokenBlocks(full, {
      textMissing: ["text", null],
      textBlank: ["text", "   "],
      textTooLong: ["text", wordsOf(241)],
      labelTooLong: ["label", wordsOf(31)],
      linkWithoutWords: ["link.label", null],
    }),
    ...brokenBlocks(
      { ...full, link: siteLinkFixture },
      {
        linkWithoutAddress: ["link.href", null],
        scriptLink: ["link.href", scriptAddress],
      },
    ),
  },
};
