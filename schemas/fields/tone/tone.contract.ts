import { option } from "../option.contract.ts";

/** Tones of a block, each a pair of background and text color (design.md). */
export const tones = ["house", "ink", "lamp", "gold", "sea"] as const;

export const tone = option(tones);
