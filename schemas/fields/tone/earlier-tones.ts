import type { MigrationStep } from "../../blocks/block-contract.ts";

/** The earlier name of each tone. Those names described the colors of one site. */
const currentNames = new Map<unknown, string>([
  ["house", "default"],
  ["ink", "inverted"],
  ["lamp", "primary"],
  ["gold", "secondary"],
  ["sea", "tertiary"],
]);

/** Renames the tone of a block. A block without a known earlier name stays as it is. [THEME-4] */
export const renameTone: MigrationStep = (block) => {
  const name = currentNames.get(block["tone"]);
  return name === undefined ? block : { ...block, tone: name };
};

/** Migration of blocks whose second version differs only in the name of the tone. */
export const earlierTones = { steps: [renameTone] };
