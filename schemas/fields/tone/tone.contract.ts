import { option } from "../option.contract.ts";

/** Color pairs of a block (design.md); the component picks the text colors. */
export const tones = ["house", "ink", "lamp", "gold", "sea"] as const;

/** A block's tone. */
export const tone = option(tones);
