import { optionField } from "../option.schema.ts";
import { tones } from "./tone.contract.ts";

type Tone = (typeof tones)[number];

const choices: Record<Tone, string> = {
  house: "Page background",
  ink: "Black",
  lamp: "Red",
  gold: "Yellow",
  sea: "Green",
};

/** Returns the field for a block's tone. The site picks a text color that is legible on it. */
export const toneField = (initial: Tone) =>
  optionField({
    name: "tone",
    title: "Background",
    description: "The text color adapts to the background.",
    values: tones,
    choices,
    initial,
    group: "look",
  });
