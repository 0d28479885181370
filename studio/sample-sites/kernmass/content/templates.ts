import { callToAction } from "../../compose/asking.ts";
import { link, links } from "../../compose/link.ts";
import { hero } from "../../compose/opening.ts";
import { p, rich } from "../../compose/rich-text.ts";
import { image } from "../../compose/showing.ts";
import { faq, stats } from "../../compose/telling.ts";
import { template } from "../../compose/template.ts";
import { type Language, languages, picture, to } from "../compose.ts";

/**
 * Placeholder texts of the page template “A sensor”. Each tells editors what to write in its place.
 */
type SensorWords = Record<
  | "title"
  | "description"
  | "heading"
  | "opening"
  | "value"
  | "label"
  | "caption"
  | "questions"
  | "question"
  | "answer"
  | "call"
  | "reason"
  | "action",
  string
>;

const words: Record<Language, SensorWords> = {
  en: {
    title: "A sensor",
    description: "One product: its number, four figures, the response, questions, and a quote.",
    heading: "Model: what it is best at",
    opening: "Give sensitivity and frequency range first. One sentence more is enough.",
    value: "100 mV/g",
    label: "What the figure measures, and under which conditions",
    caption: "Say which serial number was measured, and what the reader should look at.",
    questions: "Asked on the telephone",
    question: "A question that came up three times",
    answer: "The answer as you would give it on the telephone, with a number in it.",
    call: "A quantity, and how long it takes",
    reason: "Say what leaves from stock.",
    action: "Request a quote",
  },
  ja: {
    title: "センサー製品",
    description: "1製品のページ：型式、主要な数値、周波数応答、ご質問、お見積り。",
    heading: "型式：いちばんの特長",
    opening: "感度と周波数範囲から書き始め、続けて1文だけ添えてください。",
    value: "100 mV/g",
    label: "数値の意味と測定条件",
    caption: "測定した製造番号と、読者に見てほしい点を書いてください。",
    questions: "お電話でよくいただくご質問",
    question: "3回以上いただいたご質問",
    answer: "電話で答えるとおりに、数値を入れて書いてください。",
    call: "数量と納期",
    reason: "在庫から出荷できる数を書いてください。",
    action: "見積りを依頼する",
  },
};

const sensor = (language: Language) => {
  const say = words[language];
  return template(language, "kernmass-sensor", {
    title: say.title,
    description: say.description,
    blocks: [
      hero("opening", {
        heading: say.heading,
        text: say.opening,
        poster: picture("exploded", language),
        layout: "split",
        tone: "primary",
      }),
      stats("figures", { figures: [[say.value, say.label]] }),
      image("response", { picture: picture("bode", language), caption: say.caption }),
      faq("questions", {
        heading: say.questions,
        questions: [[say.question, rich(p(say.answer))]],
      }),
      callToAction("call", {
        heading: say.call,
        text: say.reason,
        actions: links(link(say.action, to(language, "quote"))),
      }),
    ],
  });
};

export const templates = languages.map(sensor);
