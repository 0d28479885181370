import {
  externalLinkFixture,
  internalLinkFixture,
  longLinkFixtures,
  scriptAddress,
} from "../../fields/link/link.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

const empty = {
  _key: "countdown",
  _type: "countdown" as const,
  version: 2,
  heading: "The lamp is lit in",
  text: null,
  moment: "2031-11-27T18:30:00.000Z",
  timeZone: null,
  begun: "The lamp is lit.",
  actions: null,
  tone: "inverted",
  motion: "none",
};

const full = {
  ...empty,
  text: "Be in your seat a little before. The dark comes without warning.",
  timeZone: "Europe/Lisbon",
  actions: [externalLinkFixture, internalLinkFixture],
  tone: "primary",
  motion: "arrive",
};

export const countdownFixture: ProductFixture<"countdown"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    text: wordsOf(300),
    begun: wordsOf(120),
    timeZone: "America/Argentina/ComodRivadavia",
    actions: longLinkFixtures,
    tone: "default",
  },
  rightToLeft: {
    ...full,
    heading: "يُضاء المصباح بعد",
    text: "خذ مقعدك قبل الموعد بقليل، فالظلام يأتي بغتةً.",
    begun: "أُضيء المصباح.",
    timeZone: "Asia/Amman",
    actions: [{ ...externalLinkFixture, label: "اشترِ تذكرة" }],
    tone: "secondary",
  },
  broken: brokenBlocks(full, {
    headingMissing: ["heading", null],
    headingTooLong: ["heading", wordsOf(121)],
    momentMissing: ["moment", null],
    momentInWords: ["moment", "tomorrow at eight"],
    momentWithoutTime: ["moment", "2031-11-27"],
    unknownTimeZone: ["timeZone", "Moon/Tycho"],
    begunMissing: ["begun", null],
    begunTooLong: ["begun", wordsOf(121)],
    textTooLong: ["text", wordsOf(301)],
    threeActions: ["actions", copiesOf(externalLinkFixture, 3)],
    scriptAction: ["actions.0.href", scriptAddress],
  }),
};
