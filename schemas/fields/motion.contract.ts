import { option } from "./option.contract.ts";

/**
 * Entrance animations of a block: none, the whole block at once, or its parts one by one [BLK-5].
 */
export const motions = ["none", "arrive", "stagger"] as const;

export const motion = option(motions);
