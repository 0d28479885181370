import type { MigrationStep } from "../../blocks/block-contract.ts";
import { stripMarks } from "../rich-text/strip-marks.ts";
import type { ToneName } from "./tone.contract.ts";

/**
 * Maps the earlier names of tones to the current names. The earlier names described the colors of
 * one site.
 */
const currentNames = new Map<string, ToneName>([
  ["house", "default"],
  ["ink", "inverted"],
  ["lamp", "primary"],
  ["gold", "secondary"],
  ["sea", "tertiary"],
]);

/** Renames the tone of a block. A block without a known earlier name stays as it is. [THEME-4] */
export const renameTone: MigrationStep = (block) => {
  const { tone } = block;
  const name = typeof tone === "string" ? currentNames.get(stripMarks(tone)) : undefined;
  return name === undefined ? block : { ...block, tone: name };
};

/** Migration of blocks in which version 2 differs from version 1 only in the name of the tone. */
export const earlierTones = { steps: [renameTone] };
