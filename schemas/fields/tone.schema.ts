import { optionField } from "./option.schema.ts";
import { tones } from "./tone.contract.ts";

type Tone = (typeof tones)[number];

const choices: Record<Tone, string> = {
  house: "House (quiet, the page's ground)",
  ink: "Ink (dark)",
  lamp: "Lamp (the accent)",
  gold: "Gold (lit)",
  sea: "Sea (lit)",
};

/** Takes the tone a new block begins with, gives the field; every choice is legible, the site picks the text. */
export const toneField = (initial: Tone) =>
  optionField({
    name: "tone",
    title: "Colour",
    description: "The ground this block stands on. Use gold once a page at most: it shouts.",
    values: tones,
    choices,
    initial,
    group: "look",
  });
