import {
  externalLinkFixture,
  internalLinkFixture,
  scriptLinkFixture,
} from "../../fields/link/link.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

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

export const countdownFixture: BlockFixture<"countdown"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    text: wordsOf(300),
    begun: wordsOf(120),
    timeZone: "America/Argentina/ComodRivadavia",
    actions: [
      { ...externalLinkFixture, label: wordsOf(80) },
      { ...internalLinkFixture, label: wordsOf(80) },
    ],
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
  broken: {
    headingMissing: { path: ["heading"], block: { ...full, heading: null } },
    headingTooLong: { path: ["heading"], block: { ...full, heading: wordsOf(121) } },
    momentMissing: { path: ["moment"], block: { ...full, moment: null } },
    momentInWords: { path: ["moment"], block: { ...full, moment: "tomorrow at eight" } },
    momentWithoutTime: { path: ["moment"], block: { ...full, moment: "2031-11-27" } },
    unknownTimeZone: { path: ["timeZone"], block: { ...full, timeZone: "Moon/Tycho" } },
    begunMissing: { path: ["begun"], block: { ...full, begun: null } },
    begunTooLong: { path: ["begun"], block: { ...full, begun: wordsOf(121) } },
    textTooLong: { path: ["text"], block: { ...full, text: wordsOf(301) } },
    threeActions: {
      path: ["actions"],
      block: { ...full, actions: [...full.actions, { ...internalLinkFixture, _key: "third" }] },
    },
    scriptAction: {
      path: ["actions", 0, "href"],
      block: { ...full, actions: [scriptLinkFixture] },
    },
    unknownTone: { path: ["tone"], block: { ...full, tone: "neon" } },
    unknownMotion: { path: ["motion"], block: { ...full, motion: "spin" } },
  },
};
