import { option } from "./option.contract.ts";

/** Entrance of a block: none, as a whole, or its parts in sequence [BLK-5]. */
export const motions = ["none", "arrive", "stagger"] as const;

/** A block's motion. */
export const motion = option(motions);
