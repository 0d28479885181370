import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { richTextField } from "../../fields/rich-text/rich-text.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { faq as contract, faqRules } from "./faq.contract.ts";

const question = defineArrayMember({
  name: "faqQuestion",
  title: "Question",
  type: "object",
  fields: [
    defineField({
      name: "question",
      title: "Question",
      type: "string",
      placeholder: "May I bring my dog?",
      description: "In the words of somebody who asks it.",
      validation: mustObey(faqRules.question),
    }),
    richTextField({
      name: "answer",
      title: "Answer",
      description: "The answer first, the reasons after it.",
      validation: mustObey(faqRules.answer),
    }),
  ],
  preview: {
    select: { title: "question", words: "answer.0.children.0.text" },
    prepare: ({ title, words }) => ({
      title: title ?? say("Question without words"),
      subtitle: words ?? say("Not answered yet"),
    }),
  },
});

/** Studio form of the FAQ block. */
export const faq = defineType({
  name: "faq",
  title: "Questions and answers",
  type: "object",
  description:
    "Questions that fold open. Search engines are told of them, but for those behind a gate.",
  options: { menuGroup: "tell" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "Stands beside the questions. Leave it empty for none.",
      group: "content",
      validation: mayObey(faqRules.heading),
    }),
    defineField({
      name: "intro",
      title: "Introduction",
      type: "text",
      rows: 2,
      description: "Such as whom to ask when the answer is not here. Leave it empty for none.",
      group: "content",
      validation: mayObey(faqRules.intro),
    }),
    defineField({
      name: "questions",
      title: "Questions",
      type: "array",
      description: "The ones asked most often first.",
      of: [question],
      group: "content",
      validation: mustObey(faqRules.questions),
    }),
    toneField("house"),
    motionField("stagger"),
  ],
  preview: {
    select: { heading: "heading", first: "questions.0.question", questions: "questions" },
    prepare: ({ heading, first, questions }) => ({
      title: heading ?? first ?? say("No questions yet"),
      subtitle: `${say("Questions and answers")} · ${countOf(questions, { one: say("1 question"), many: say("{count} questions") })}`,
    }),
  },
});
