import { motions } from "./motion.contract.ts";
import { optionField } from "./option.schema.ts";

type Motion = (typeof motions)[number];

const choices: Record<Motion, string> = {
  none: "None",
  arrive: "All at once",
  stagger: "One by one",
};

/** Returns the field for a block's entrance animation. `initial` is the value of a new block. */
export const motionField = (initial: Motion = "arrive") =>
  optionField({
    name: "motion",
    title: "Entrance animation",
    description:
      "The block is animated when it scrolls into view, unless the visitor prefers reduced motion.",
    values: motions,
    choices,
    initial,
    group: "look",
  });
