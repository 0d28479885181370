import type { Motion, Versioned, Written } from "./block.ts";
import type { Keyed } from "./keyed.ts";
import type { Link } from "./link.ts";
import type { Picture } from "./picture.ts";

/** One thing to do next. */
export type CallToAction = Versioned<"callToAction"> & {
  heading: string;
  text?: string;
  actions: (Link & Keyed)[];
  picture?: Picture;
  emphasis: "quiet" | "loud";
  motion: Motion;
};

/** The lamps that count down to a moment. */
export type Countdown = Versioned<"countdown"> & {
  heading: string;
  text?: string;
  /** An instant: `2027-11-18T20:30:00.000Z`. */
  moment: string;
  /** Whose clocks the moment is told by: `Europe/London`. */
  timeZone: string;
  begun: string;
  actions: (Link & Keyed)[];
  motion: Motion;
};

/** One thing to do next, in a quiet voice. */
export function callToAction(
  _key: string,
  fields: Written<CallToAction, "emphasis" | "tone" | "motion">,
): CallToAction {
  return {
    _key,
    _type: "callToAction",
    version: 1,
    emphasis: "quiet",
    tone: "lamp",
    motion: "arrive",
    ...fields,
  };
}

/** How long until it begins. */
export function countdown(
  _key: string,
  fields: Written<Countdown, "actions" | "timeZone" | "tone" | "motion">,
): Countdown {
  return {
    _key,
    _type: "countdown",
    version: 1,
    timeZone: "Europe/London",
    actions: [],
    tone: "ink",
    motion: "arrive",
    ...fields,
  };
}
