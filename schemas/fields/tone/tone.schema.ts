import { optionField } from "../option.schema.ts";
import { tones } from "./tone.contract.ts";

type Tone = (typeof tones)[number];

const choices: Record<Tone, string> = {
  house: "Page background",
  ink: "Inverted",
  lamp: "Primary color",
  gold: "Secondary color",
  sea: "Tertiary color",
};

/** Returns the field for a block's tone. The site picks a text color that is legible on it. */
export const toneField = (initial: Tone) =>
  optionField({
    name: "tone",
    title: "Background",
    description: "The theme defines these colors. The text color adapts to the background.",
    values: tones,
    choices,
    initial,
    group: "look",
  });
