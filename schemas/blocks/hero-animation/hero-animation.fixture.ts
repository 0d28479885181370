import {
  externalLinkFixture,
  internalLinkFixture,
  scriptLinkFixture,
} from "../../fields/link/link.fixture.ts";
import {
  arabicPictureFixture,
  pictureCutFixture,
  pictureFixture,
  silentPictureFixture,
} from "../../fields/picture/picture.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "hero",
  _type: "heroAnimation" as const,
  version: 2,
  heading: "Nightlight",
  text: null,
  actions: null,
  animation: null,
  animationLabel: null,
  poster: null,
  phonePoster: null,
  loop: false,
  autoplay: true,
  speed: 1,
  playOn: "load",
  tone: "inverted",
  layout: "title",
};

const full = {
  ...empty,
  text: "Five short films in a house with the lights off.",
  actions: [internalLinkFixture, externalLinkFixture],
  animation: {
    source: "file",
    fileUrl: "https://cdn.sanity.io/files/marquee/production/aperture.json",
    address: null,
  },
  animationLabel: "Six blades open onto a lit screen",
  poster: pictureFixture,
  phonePoster: pictureCutFixture,
  loop: true,
  speed: 1.5,
  playOn: "scroll",
  tone: "primary",
  layout: "split",
};

export const heroAnimationFixture: BlockFixture<"heroAnimation"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    text: wordsOf(400),
    animationLabel: wordsOf(200),
    actions: [
      { ...internalLinkFixture, label: wordsOf(80) },
      { ...externalLinkFixture, label: wordsOf(80) },
    ],
  },
  rightToLeft: {
    ...full,
    heading: "ضوء الليل",
    text: "خمسة أفلام قصيرة في بيت أُطفئت أنواره.",
    animationLabel: "ستّ شفرات تنفتح على شاشة مضيئة",
    actions: [
      {
        ...internalLinkFixture,
        label: "شاهد البرنامج",
        page: { language: "ar", slug: "البرنامج" },
      },
    ],
    poster: arabicPictureFixture,
    phonePoster: null,
    layout: "full",
  },
  broken: {
    headingMissing: { path: ["heading"], block: { ...full, heading: null } },
    headingBlank: { path: ["heading"], block: { ...full, heading: "   " } },
    headingTooLong: { path: ["heading"], block: { ...full, heading: wordsOf(121) } },
    posterMissing: { path: ["poster"], block: { ...full, poster: null } },
    posterSilent: { path: ["poster", "alt"], block: { ...full, poster: silentPictureFixture } },
    threeActions: {
      path: ["actions"],
      block: {
        ...full,
        actions: [internalLinkFixture, externalLinkFixture, { ...externalLinkFixture, _key: "c" }],
      },
    },
    scriptAction: {
      path: ["actions", 0, "href"],
      block: { ...full, actions: [scriptLinkFixture] },
    },
    actionWithoutAddress: {
      path: ["actions", 0, "href"],
      block: { ...full, actions: [{ ...externalLinkFixture, href: null }] },
    },
    animationUnlabelled: { path: ["animationLabel"], block: { ...full, animationLabel: null } },
    animationInsecure: {
      path: ["animation", "address"],
      block: {
        ...full,
        animation: { source: "address", fileUrl: null, address: "http://lottie.example/a.json" },
      },
    },
    tooFast: { path: ["speed"], block: { ...full, speed: 12 } },
    unknownTone: { path: ["tone"], block: { ...full, tone: "purple" } },
  },
};
