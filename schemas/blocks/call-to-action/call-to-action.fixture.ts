import {
  externalLinkFixture,
  internalLinkFixture,
  scriptLinkFixture,
} from "../../fields/link/link.fixture.ts";
import {
  arabicPictureFixture,
  pictureFixture,
  silentPictureFixture,
} from "../../fields/picture/picture.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "call-to-action",
  _type: "callToAction" as const,
  version: 2,
  heading: "Take a seat",
  text: null,
  actions: [externalLinkFixture],
  picture: null,
  emphasis: "quiet",
  tone: "primary",
  motion: "none",
};

const full = {
  ...empty,
  heading: "Row C has the best sound",
  text: "Twelve at the door, eight if you are young, old or broke. Nobody checks.",
  actions: [externalLinkFixture, internalLinkFixture],
  picture: pictureFixture,
  emphasis: "loud",
  tone: "secondary",
  motion: "stagger",
};

export const callToActionFixture: BlockFixture<"callToAction"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    text: wordsOf(400),
    actions: [
      { ...externalLinkFixture, label: wordsOf(80) },
      { ...internalLinkFixture, label: wordsOf(80) },
    ],
    tone: "tertiary",
  },
  rightToLeft: {
    ...full,
    heading: "خذ مقعدك في الصف الثالث",
    text: "اثنا عشر عند الباب، وثمانية للصغار والكبار ومن ضاقت به الحال.",
    actions: [
      { ...externalLinkFixture, label: "اشترِ تذكرة" },
      { ...internalLinkFixture, label: "شاهد البرنامج" },
    ],
    picture: arabicPictureFixture,
    tone: "inverted",
  },
  broken: {
    headingMissing: { path: ["heading"], block: { ...full, heading: null } },
    headingTooLong: { path: ["heading"], block: { ...full, heading: wordsOf(121) } },
    textTooLong: { path: ["text"], block: { ...full, text: wordsOf(401) } },
    noAction: { path: ["actions"], block: { ...full, actions: [] } },
    actionsMissing: { path: ["actions"], block: { ...full, actions: null } },
    threeActions: {
      path: ["actions"],
      block: { ...full, actions: [...full.actions, { ...internalLinkFixture, _key: "third" }] },
    },
    scriptAction: {
      path: ["actions", 0, "href"],
      block: { ...full, actions: [scriptLinkFixture] },
    },
    silentPicture: {
      path: ["picture", "alt"],
      block: { ...full, picture: silentPictureFixture },
    },
    unknownEmphasis: { path: ["emphasis"], block: { ...full, emphasis: "shrill" } },
    unknownTone: { path: ["tone"], block: { ...full, tone: "neon" } },
    unknownMotion: { path: ["motion"], block: { ...full, motion: "spin" } },
  },
};
