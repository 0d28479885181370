import { option } from "./option.contract.ts";

/** How a block comes onto the page: it stands there, arrives as one, or its parts arrive one after the other [BLK-5]. */
export const motions = ["none", "arrive", "stagger"] as const;

/** A block's motion. */
export const motion = option(motions);

/** GROQ: a block stored before motion existed stands still. */
export const motionProjection = `"motion": coalesce(motion, "none")`;
