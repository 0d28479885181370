import { motions } from "./motion.contract.ts";
import { optionField } from "./option.schema.ts";

type Motion = (typeof motions)[number];

const choices: Record<Motion, string> = {
  none: "Stands still",
  arrive: "Arrives as one",
  stagger: "Arrives part by part",
};

/** Returns the field for a block's motion. `initial` is the value of a new block. */
export const motionField = (initial: Motion = "arrive") =>
  optionField({
    name: "motion",
    title: "Motion",
    description:
      "How the block comes into view, below the first screen. Nobody waits for it, and people who asked for less motion see none.",
    values: motions,
    choices,
    initial,
    group: "look",
  });
