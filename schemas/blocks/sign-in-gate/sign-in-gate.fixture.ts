import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks } from "../block-fixture.ts";
import { textFixture } from "../text/text.fixture.ts";

const noRules = { emailVerified: false, secondFactor: false, claim: null };

const empty = {
  _key: "gate",
  _type: "signInGate" as const,
  version: 2,
  heading: "Members’ screening room",
  promise: "A full-length film and the director’s notes.",
  buttonLabel: null,
  rules: noRules,
  teaser: null,
  tone: "inverted",
};

const full = {
  ...empty,
  buttonLabel: "Take a seat",
  rules: { emailVerified: true, secondFactor: true, claim: { name: "plan", value: "patron" } },
  teaser: [textFixture.empty],
  tone: "tertiary",
};

/**
 * Fixture of the sign-in gate, without the members-only blocks, which public queries never return.
 */
export const signInGateFixture: ProductFixture<"signInGate"> = {
  full,
  empty,
  longest: { ...full, heading: wordsOf(120), promise: wordsOf(200), buttonLabel: wordsOf(40) },
  rightToLeft: {
    ...full,
    heading: "قاعة عرض الأعضاء",
    promise: "فيلم طويل وملاحظات المخرجة.",
    buttonLabel: "خُذ مقعدك",
    teaser: [textFixture.rightToLeft],
  },
  broken: {
    ...brokenBlocks(full, {
      headingMissing: ["heading", null],
      promiseMissing: ["promise", null],
      promiseTooLong: ["promise", wordsOf(201)],
      buttonTooLong: ["buttonLabel", wordsOf(41)],
      claimWithoutValue: ["rules.claim.value", null],
      claimWithoutName: ["rules.claim.name", null],
      rulesMissing: [
        "rules",
        null,
        "The projection always answers rules; a gate without them must not open.",
      ],
    }),
    membersBlocks: {
      path: [],
      block: { ...full, blocks: [textFixture.empty] },
      hiddenInForm:
        "Members' blocks in a public answer are the projection's fault, not an editor's.",
    },
  },
};
