import {
  externalLinkFixture,
  internalLinkFixture,
  longLinkFixtures,
  scriptAddress,
} from "../../fields/link/link.fixture.ts";
import {
  arabicPictureFixture,
  pictureCutFixture,
  pictureFixture,
} from "../../fields/picture/picture.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

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

export const heroAnimationFixture: ProductFixture<"heroAnimation"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    text: wordsOf(400),
    animationLabel: wordsOf(200),
    actions: longLinkFixtures.toReversed(),
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
    ...brokenBlocks(full, {
      headingMissing: ["heading", null],
      headingBlank: ["heading", "   "],
      headingTooLong: ["heading", wordsOf(121)],
      posterMissing: ["poster", null],
      posterSilent: ["poster.alt", null],
      threeActions: ["actions", copiesOf(externalLinkFixture, 3)],
      scriptAction: ["actions.1.href", scriptAddress],
      actionWithoutAddress: ["actions.1.href", null],
      animationUnlabelled: ["animationLabel", null],
      tooFast: ["speed", 12],
    }),
    ...brokenBlocks(
      { ...full, animation: { source: "address", fileUrl: null, address: null } },
      {
        animationInsecure: ["animation.address", "http://lottie.example/a.json"],
      },
    ),
  },
};
