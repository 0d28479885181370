import { callToAction } from "../../compose/asking.ts";
import { type Language, languages, meridian, picture } from "../compose.ts";
import { link, links, toPage } from "../../compose/link.ts";
import { hero } from "../../compose/opening.ts";
import { p, rich } from "../../compose/rich-text.ts";
import { quote, text } from "../../compose/telling.ts";
import { template } from "../../compose/template.ts";
import { schedule } from "../../compose/timetable.ts";

/**
 * Placeholder texts of the page template “An evening”. Each tells editors what to write in its
 * place.
 */
type EveningWords = Record<
  | "title"
  | "description"
  | "heading"
  | "opening"
  | "about"
  | "paragraph"
  | "times"
  | "session"
  | "place"
  | "said"
  | "name"
  | "call"
  | "reason"
  | "action",
  string
>;

const words: Record<Language, EveningWords> = {
  en: {
    title: "An evening",
    description: "One event: a large picture, what it is, when, what people say, and how to come.",
    heading: "Name the evening",
    opening: "Say in one sentence what happens, and for whom.",
    about: "What it is about",
    paragraph:
      "Tell it as you would tell a friend: what they will see, who made it, what is special about it. Two paragraphs are enough.",
    times: "When",
    session: "What takes place",
    place: "Where",
    said: "A sentence by somebody who has been there.",
    name: "Their name",
    call: "Ask them to come",
    reason: "Say what it costs, and how to get a seat.",
    action: "How to find us",
  },
  de: {
    title: "Ein Abend",
    description:
      "Eine Veranstaltung: ein großes Bild, worum es geht, wann, was man sagt und wie man kommt.",
    heading: "Der Name des Abends",
    opening: "Sagen Sie in einem Satz, was geschieht und für wen.",
    about: "Worum es geht",
    paragraph:
      "Erzählen Sie es wie einem Freund: was zu sehen ist, von wem es stammt, was daran besonders ist. Zwei Absätze genügen.",
    times: "Wann",
    session: "Was stattfindet",
    place: "Wo",
    said: "Ein Satz von jemandem, der dabei war.",
    name: "Der Name",
    call: "Bitten Sie zu kommen",
    reason: "Sagen Sie, was es kostet und wie man einen Platz bekommt.",
    action: "So finden Sie uns",
  },
  fr: {
    title: "Une soirée",
    description:
      "Un événement : une grande image, de quoi il s’agit, quand, ce qu’on en dit et comment venir.",
    heading: "Le nom de la soirée",
    opening: "Dites en une phrase ce qui se passe, et pour qui.",
    about: "De quoi il s’agit",
    paragraph:
      "Racontez-le comme à un ami : ce qu’on verra, qui l’a fait, ce qu’il y a de particulier. Deux paragraphes suffisent.",
    times: "Quand",
    session: "Ce qui a lieu",
    place: "Où",
    said: "Une phrase de quelqu’un qui y était.",
    name: "Son nom",
    call: "Invitez à venir",
    reason: "Dites ce que cela coûte, et comment avoir une place.",
    action: "Comment nous trouver",
  },
  ar: {
    title: "أمسية",
    description: "مناسبة واحدة: صورة كبيرة، وموضوعها، وموعدها، وما يقال عنها، وكيف يأتي الناس.",
    heading: "اسم الأمسية",
    opening: "قل في جملة واحدة ما الذي يحدث ولمن.",
    about: "عمّ تدور",
    paragraph: "احكِها كما تحكيها لصديق: ماذا سيرى الناس، ومن صنعه، وما الذي يميّزه. تكفي فقرتان.",
    times: "الموعد",
    session: "ما الذي يُقام",
    place: "المكان",
    said: "جملة قالها شخص كان هناك.",
    name: "اسمه",
    call: "ادعُ الناس إلى المجيء",
    reason: "اذكر الثمن وكيف يُحجز مقعد.",
    action: "كيف تجدوننا",
  },
};

const evening = (language: Language) => {
  const say = words[language];
  return template(language, "evening", {
    title: say.title,
    description: say.description,
    blocks: [
      hero("opening", {
        heading: say.heading,
        text: say.opening,
        poster: picture("yard", language),
      }),
      text("about", { heading: say.about, body: rich(p(say.paragraph)) }),
      schedule("times", {
        ...meridian,
        heading: say.times,
        days: [
          {
            date: "2027-11-18",
            sessions: [{ start: "20:30", end: "22:00", title: say.session, place: say.place }],
          },
        ],
      }),
      quote("said", { words: say.said, name: say.name, tone: "tertiary" }),
      callToAction("call", {
        heading: say.call,
        text: say.reason,
        actions: links(link(say.action, toPage(`page-${language}-venue`))),
      }),
    ],
  });
};

export const templates = languages.map(evening);
