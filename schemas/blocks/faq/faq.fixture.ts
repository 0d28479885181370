import { paragraphFixture } from "../../fields/rich-text.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "faq",
  _type: "faq" as const,
  version: 1,
  heading: null,
  intro: null,
  questions: [
    {
      _key: "one",
      question: "Where is the cloakroom?",
      answer: [paragraphFixture("a", "In the foyer.")],
    },
  ],
  tone: "house",
  motion: "none",
};

const full = { ...empty };

/** Questions and answers. */
export const faqFixture: BlockFixture<"faq"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    noQuestions: { path: ["questions"], block: { ...full, questions: [] } },
  },
};
