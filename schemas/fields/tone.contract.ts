import { option } from "./option.contract.ts";

/** The colour pairs a block may stand in (design.md); the component picks the text colours. */
export const tones = ["house", "ink", "lamp", "gold", "sea"] as const;

/** A block's tone. */
export const tone = option(tones);
