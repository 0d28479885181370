import { scriptAddress } from "../../fields/link/link.fixture.ts";
import {
  arabicRichTextFixture,
  paragraphFixture,
  richTextFixture,
} from "../../fields/rich-text/rich-text.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

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

/**
 * Fixture of the FAQ block. `full` has several questions, `empty` has one, and `longest` has forty.
 * One question of `longest` contains `</script>` to test the escaping.
 */
export const faqFixture: ProductFixture<"faq"> = {
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
  broken: brokenBlocks(full, {
    questionsMissing: ["questions", null],
    noQuestions: ["questions", []],
    tooManyQuestions: ["questions", copiesOf(asked("why", "Why?", "Why not."), 41)],
    questionMissing: ["questions.0.question", null],
    questionTooLong: ["questions.0.question", wordsOf(201)],
    answerMissing: ["questions.0.answer", null],
    answerBlank: ["questions.0.answer", [paragraphFixture("blank", "")]],
    scriptLink: ["questions.2.answer.1.markDefs.1.href", scriptAddress],
    headingTooLong: ["heading", wordsOf(121)],
    introTooLong: ["intro", wordsOf(401)],
  }),
};
