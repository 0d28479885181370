import type { Motion, Versioned, Written } from "./block.ts";
import type { Keyed } from "./keyed.ts";
import type { Link } from "./link.ts";
import type { Picture } from "./picture.ts";

export type CallToAction = Versioned<"callToAction"> & {
  heading: string;
  text?: string;
  actions: (Link & Keyed)[];
  picture?: Picture;
  emphasis: "quiet" | "loud";
  motion: Motion;
};

export type Countdown = Versioned<"countdown"> & {
  heading: string;
  text?: string;
  /** The end of the countdown as an ISO instant: `2027-11-18T20:30:00.000Z`. */
  moment: string;
  /** The IANA time zone in which the moment is displayed: `Europe/London`. */
  timeZone: string;
  begun: string;
  actions: (Link & Keyed)[];
  motion: Motion;
};

/** Builds a call to action. Default emphasis: quiet. */
export function callToAction(
  _key: string,
  fields: Written<CallToAction, "emphasis" | "tone" | "motion">,
): CallToAction {
  return {
    _key,
    _type: "callToAction",
    version: 2,
    emphasis: "quiet",
    tone: "primary",
    motion: "arrive",
    ...fields,
  };
}

/** Builds a countdown. Default time zone: London. */
export function countdown(
  _key: string,
  fields: Written<Countdown, "actions" | "timeZone" | "tone" | "motion">,
): Countdown {
  return {
    _key,
    _type: "countdown",
    version: 2,
    timeZone: "Europe/London",
    actions: [],
    tone: "inverted",
    motion: "arrive",
    ...fields,
  };
}
