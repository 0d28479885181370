import { toneNames } from "../../documents/theme/derive-tones.ts";
import { option } from "../option.contract.ts";

/** The tone of a block: a background color and the colors of text on it. [THEME-4] */
export const tone = option(toneNames);
