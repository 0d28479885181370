import { externalLinkFixture, internalLinkFixture } from "../../fields/link/link.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const { _key: _, ...link } = internalLinkFixture;

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
  link,
};

export const announcementFixture: BlockFixture<"announcement"> = {
  full,
  empty,
  longest: {
    ...full,
    label: wordsOf(30),
    text: wordsOf(240),
    link: { ...link, label: wordsOf(80) },
    tone: "primary",
  },
  rightToLeft: {
    ...full,
    label: "الليلة",
    text: "فيلمٌ سادس عُثر عليه خلف الشاشة يُعرض بعد الخامس.",
    link: { ...link, label: "شاهدوا البرنامج" },
    tone: "tertiary",
  },
  broken: {
    textMissing: { path: ["text"], block: { ...full, text: null } },
    textBlank: { path: ["text"], block: { ...full, text: "   " } },
    textTooLong: { path: ["text"], block: { ...full, text: wordsOf(241) } },
    labelTooLong: { path: ["label"], block: { ...full, label: wordsOf(31) } },
    linkWithoutWords: {
      path: ["link", "label"],
      block: { ...full, link: { ...link, label: null } },
    },
    linkWithoutAddress: {
      path: ["link", "href"],
      block: { ...full, link: { ...link, kind: "external", href: null, page: null } },
    },
    scriptLink: {
      path: ["link", "href"],
      block: {
        ...full,
        link: {
          label: externalLinkFixture.label,
          kind: "external",
          href: "javascript:0",
          page: null,
        },
      },
    },
    unknownTone: { path: ["tone"], block: { ...full, tone: "neon" } },
  },
};
