import { option } from "../option.contract.ts";

/** Tones of a block. Each is a background color and the colors of text on it. */
export const tones = ["house", "ink", "lamp", "gold", "sea"] as const;

export const tone = option(tones);
