import { optionField } from "../option.schema.ts";
import { type ToneName, toneNames } from "./tone.contract.ts";

export const toneChoices: Record<ToneName, string> = {
  default: "Page background",
  inverted: "Inverted",
  primary: "Primary color",
  secondary: "Secondary color",
  tertiary: "Tertiary color",
};

/** Returns the field for a block's tone. The site picks a text color that is legible on it. */
export const toneField = (initial: ToneName) =>
  optionField({
    name: "tone",
    title: "Background",
    description: "The theme defines these colors. The text color adapts to the background.",
    values: toneNames,
    choices: toneChoices,
    initial,
    group: "look",
  });
