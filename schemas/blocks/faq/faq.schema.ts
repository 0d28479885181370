import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { richTextField } from "../../fields/rich-text/rich-text.schema.ts";
import { translate } from "../../fields/translate.ts";
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
      placeholder: "Can I cancel my order?",
      description: "Write the question the way visitors would ask it.",
      validation: mustObey(faqRules.question),
    }),
    richTextField({
      name: "answer",
      title: "Answer",
      description: "Start with the answer, then give the reasons.",
      validation: mustObey(faqRules.answer),
    }),
  ],
  preview: {
    select: { title: "question", words: "answer.0.children.0.text" },
    prepare: ({ title, words }) => ({
      title: title ?? translate("Empty question"),
      subtitle: words ?? translate("No answer yet"),
    }),
  },
});

export const faq = defineType({
  name: "faq",
  title: "FAQ",
  type: "object",
  description:
    "Questions and answers that visitors can expand. Search engines receive them as structured data.",
  options: { menuGroup: "content", searchTerms: "questions, answers, help, accordion" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "Displayed beside the questions.",
      group: "content",
      validation: mayObey(faqRules.heading),
    }),
    defineField({
      name: "intro",
      title: "Introduction",
      type: "text",
      rows: 2,
      description: "For example, name a contact for other questions.",
      group: "content",
      validation: mayObey(faqRules.intro),
    }),
    defineField({
      name: "questions",
      title: "Questions",
      type: "array",
      description: "Start with the most frequently asked questions.",
      of: [question],
      initialValue: [{ _type: "faqQuestion" }],
      group: "content",
      validation: mustObey(faqRules.questions),
    }),
    toneField("default"),
    motionField("stagger"),
  ],
  preview: {
    select: { heading: "heading", first: "questions.0.question", questions: "questions" },
    prepare: ({ heading, first, questions }) => ({
      title: heading ?? first ?? translate("No questions yet"),
      subtitle: `${translate("FAQ")} · ${countOf(questions, { one: translate("1 question"), many: translate("{count} questions") })}`,
    }),
  },
});
