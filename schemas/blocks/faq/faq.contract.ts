import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion } from "../../fields/motion.contract.ts";
import {
  requiredRichText,
  richTextProjection,
  richTextRule,
} from "../../fields/rich-text/rich-text.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

const maxQuestions = 40;
const questionsEmpty = "Add at least one question, or remove this block.";
const answerMissing = "Enter an answer, or remove this question.";

export const faqRules = {
  heading: optionalText(120),
  intro: optionalText(400),
  questions: listRule(maxQuestions, questionsEmpty),
  question: requiredText(200, "Enter the question."),
  answer: richTextRule(answerMissing),
};

const questionShape = z.strictObject({
  _key: z.string(),
  question: faqRules.question,
  answer: requiredRichText(answerMissing),
});

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("faq"),
  version: z.int(),
  heading: faqRules.heading,
  intro: faqRules.intro,
  questions: requiredList(questionShape, maxQuestions, questionsEmpty),
  tone,
  motion,
});

const defaults = { tone: "default", motion: "none" };

/** Contract of the FAQ block. The site also publishes its questions as structured data. */
export const faq = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: defaults,
  projection: `
    heading,
    intro,
    questions[]{ _key, question, answer${richTextProjection} },
    ${projectDefaults(defaults)}`,
};
