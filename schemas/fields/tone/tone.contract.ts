import { option } from "../option.contract.ts";

/** Tones of a block. Each is a background color and the colors of text on it. [THEME-4] */
export const toneNames = ["default", "inverted", "primary", "secondary", "tertiary"] as const;

export type ToneName = (typeof toneNames)[number];

export const tone = option(toneNames);
