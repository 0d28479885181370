import { scriptLinkFixture } from "../../fields/link/link.fixture.ts";
import {
  arabicRichTextFixture,
  paragraphFixture,
  richTextFixture,
} from "../../fields/rich-text/rich-text.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const asked = (_key: string, question: string, ...answer: string[]) => ({
  _key,
  question,
  answer: answer.map((words, place) => paragraphFixture(`${_key}-${place}`, words)),
});

const empty = {
  _key: "faq",
  _type: "faq" as const,
  version: 2,
  heading: null,
  intro: null,
  questions: [asked("cloakroom", "Where is the cloakroom?", "In the foyer.")],
  tone: "default",
  motion: "none",
};

const full = {
  ...empty,
  heading: "Before you ask",
  intro: "Whatever is not here, ask at the bar. They know everything.",
  questions: [
    asked(
      "late",
      "May I come in late?",
      "Between two films, yes. During one, no: the door is beside the screen.",
    ),
    asked("dog", "May I bring my dog?", "Dogs that like the dark are welcome and pay nothing."),
    { _key: "film", question: "Which film is the shortest?", answer: richTextFixture },
    asked(
      "wheels",
      "Is there a way in without stairs?",
      "Yes, through the yard. Ring the bell with the lamp on it.",
      "Six places in row one are kept for wheelchairs until the lights go out.",
    ),
  ],
  motion: "stagger",
};

const { label: _label, ...scriptTarget } = scriptLinkFixture;
const first = asked("first", "May I come in late?", "Yes.");
const withFirst = (question: unknown) => ({ ...full, questions: [question] });

/**
 * Fixture of the FAQ block. `full` has several questions, `empty` has one, and `longest` has forty.
 * One question of `longest` contains `</script>` to test the escaping.
 */
export const faqFixture: BlockFixture<"faq"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    intro: wordsOf(400),
    questions: [
      asked("script", "What does </script><script>alert(1)</script> mean?", "Nothing. & so on."),
      ...Array.from({ length: 39 }, (_, place) =>
        asked(`q${place}`, wordsOf(200), wordsOf(900), wordsOf(900)),
      ),
    ],
    tone: "inverted",
  },
  rightToLeft: {
    ...full,
    heading: "قبل أن تسأل",
    tone: "primary",
    intro: "ما لا تجده هنا اسأل عنه في المقصف.",
    questions: [
      asked("late", "هل يمكنني الدخول متأخرًا؟", "بين فيلمين نعم، وخلال الفيلم لا."),
      { _key: "film", question: "أيّ الأفلام أقصر؟", answer: arabicRichTextFixture },
      asked("dog", "هل أحضر كلبي؟", "الكلاب التي تحب الظلام مرحّب بها."),
    ],
  },
  broken: {
    questionsMissing: { path: ["questions"], block: { ...full, questions: null } },
    noQuestions: { path: ["questions"], block: { ...full, questions: [] } },
    tooManyQuestions: {
      path: ["questions"],
      block: {
        ...full,
        questions: Array.from({ length: 41 }, (_, place) => asked(`q${place}`, "Why?", "Why not.")),
      },
    },
    questionMissing: {
      path: ["questions", 0, "question"],
      block: withFirst({ ...first, question: null }),
    },
    questionTooLong: {
      path: ["questions", 0, "question"],
      block: withFirst({ ...first, question: wordsOf(201) }),
    },
    answerMissing: {
      path: ["questions", 0, "answer"],
      block: withFirst({ ...first, answer: null }),
    },
    answerBlank: {
      path: ["questions", 0, "answer"],
      block: withFirst(asked("blank", "Why?", "")),
    },
    scriptLink: {
      path: ["questions", 0, "answer", 0, "markDefs", 0, "href"],
      block: withFirst({
        ...first,
        answer: [
          { ...paragraphFixture("p", "See"), markDefs: [{ ...scriptTarget, _type: "link" }] },
        ],
      }),
    },
    headingTooLong: { path: ["heading"], block: { ...full, heading: wordsOf(121) } },
    introTooLong: { path: ["intro"], block: { ...full, intro: wordsOf(401) } },
    unknownTone: { path: ["tone"], block: { ...full, tone: "violet" } },
    unknownMotion: { path: ["motion"], block: { ...full, motion: "spin" } },
  },
};
