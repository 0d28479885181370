/** The forms of your blocks, by type. */
import type { ownBlocks } from "./contract.ts";

export const ownForms = {} satisfies {
  [Type in keyof typeof ownBlocks]: { name: string; type: "object" };
};
