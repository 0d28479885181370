import { option } from "../option.contract.ts";

/** Colour pairs of a block (design.md); the component picks the text colours. */
export const tones = ["house", "ink", "lamp", "gold", "sea"] as const;

/** A block's tone. */
export const tone = option(tones);
