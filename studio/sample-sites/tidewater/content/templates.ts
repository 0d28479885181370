import { callToAction } from "../../compose/asking.ts";
import { link, links, toPage } from "../../compose/link.ts";
import { hero } from "../../compose/opening.ts";
import { p, rich, strong } from "../../compose/rich-text.ts";
import { image } from "../../compose/showing.ts";
import { quote, text } from "../../compose/telling.ts";
import { template } from "../../compose/template.ts";
import { type Language, languages, picture } from "../compose.ts";

/** Placeholder texts of the page template “A plate”. Each tells editors what to write in its place. */
type PlateWords = Record<
  | "title"
  | "description"
  | "heading"
  | "opening"
  | "letters"
  | "letter"
  | "story"
  | "paragraph"
  | "caption"
  | "said"
  | "name"
  | "next"
  | "action",
  string
>;

const words: Record<Language, PlateWords> = {
  en: {
    title: "A plate",
    description:
      "One plate of the collection: its label, its letters, its story, and the next one.",
    heading: "Plate number: name",
    opening: "Latin name. Technique, size, year. How it was drawn.",
    letters: "The letters",
    letter: " Explain the part in one line, with a figure.",
    story: "How it came about",
    paragraph: "Say what happened, in order: who found it, where, and at which state of the tide.",
    caption: "The number of the plate, and one thing that nobody notices at first.",
    said: "A sentence from the engraver’s diary.",
    name: "Hester Pell",
    next: "Name the next plate",
    action: "All plates",
  },
  es: {
    title: "Una lámina",
    description: "Una lámina de la colección: su cartela, sus letras, su historia y la siguiente.",
    heading: "Número de lámina: nombre",
    opening: "Nombre en latín. Técnica, medidas, año. Cómo se dibujó.",
    letters: "Las letras",
    letter: " Explique la parte en una línea, con una cifra.",
    story: "Cómo se hizo",
    paragraph:
      "Cuente lo que pasó, por orden: quién lo encontró, dónde y en qué estado de la marea.",
    caption: "El número de la lámina y algo en lo que nadie repara al principio.",
    said: "Una frase del diario de la grabadora.",
    name: "Hester Pell",
    next: "El nombre de la lámina siguiente",
    action: "Todas las láminas",
  },
};

const plate = (language: Language) => {
  const say = words[language];
  return template(language, "tidewater-plate", {
    title: say.title,
    description: say.description,
    blocks: [
      hero("opening", {
        heading: say.heading,
        text: say.opening,
        poster: picture("heron", language),
        layout: "split",
        tone: "default",
      }),
      text("letters", {
        heading: say.letters,
        layout: "aside",
        body: rich(p(strong("a"), say.letter), p(strong("b"), say.letter)),
      }),
      text("story", { heading: say.story, body: rich(p(say.paragraph)) }),
      image("detail", { picture: picture("heron", language), caption: say.caption }),
      quote("said", { words: say.said, name: say.name }),
      callToAction("next", {
        heading: say.next,
        actions: links(link(say.action, toPage(`page-tidewater-${language}-collection`))),
        tone: "default",
      }),
    ],
  });
};

export const templates = languages.map(plate);
