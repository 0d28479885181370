import { optionField } from "../option.schema.ts";
import { tones } from "./tone.contract.ts";

type Tone = (typeof tones)[number];

const choices: Record<Tone, string> = {
  house: "House (the page’s own, quiet)",
  ink: "Ink (black)",
  lamp: "Lamp (red)",
  gold: "Gold (yellow)",
  sea: "Sea (green)",
};

/** Returns the field for a block's tone. Text is legible on every choice: the site picks its colour. */
export const toneField = (initial: Tone) =>
  optionField({
    name: "tone",
    title: "Colour",
    description:
      "What the block stands on; the words on it stay legible. House for most blocks, one of the others where people should stop; gold once a page at most: it shouts.",
    values: tones,
    choices,
    initial,
    group: "look",
  });
