import {
  externalLinkFixture,
  internalLinkFixture,
  longLinkFixtures,
  scriptAddress,
} from "../../fields/link/link.fixture.ts";
import { arabicPictureFixture, pictureFixture } from "../../fields/picture/picture.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

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

export const callToActionFixture: ProductFixture<"callToAction"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    text: wordsOf(400),
    actions: longLinkFixtures,
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
  broken: brokenBlocks(full, {
    headingMissing: ["heading", null],
    headingTooLong: ["heading", wordsOf(121)],
    textTooLong: ["text", wordsOf(401)],
    noAction: ["actions", []],
    actionsMissing: ["actions", null],
    threeActions: ["actions", copiesOf(externalLinkFixture, 3)],
    scriptAction: ["actions.0.href", scriptAddress],
    silentPicture: ["picture.alt", null],
  }),
};
