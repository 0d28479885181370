import type { FormBlock } from "./form.ts";
import type { CallToAction, Countdown } from "./asking.ts";
import type { Versioned, Written } from "./block.ts";
import type { Announcement, Hero } from "./opening.ts";
import type { PageList } from "./listing.ts";
import type { Gallery, Image, Logos, Video } from "./showing.ts";
import type { Faq, FeatureGrid, Quote, Stats, Table, Text } from "./telling.ts";
import type { Schedule } from "./timetable.ts";

/** A block without nested blocks. */
type Leaf =
  | Announcement
  | CallToAction
  | Countdown
  | FormBlock
  | Faq
  | FeatureGrid
  | Gallery
  | Hero
  | Image
  | Logos
  | Quote
  | Schedule
  | Stats
  | Table
  | Text
  | Video;

export type Columns = Versioned<"columns"> & {
  start: Leaf[];
  end: Leaf[];
  split: "even" | "startWide" | "endWide";
};

/** A sign-in gate: the teaser for everyone and the blocks for members. */
export type Gate = Versioned<"signInGate"> & {
  heading: string;
  promise: string;
  buttonLabel?: string;
  rules: {
    emailVerified: boolean;
    secondFactor: boolean;
    /** A custom claim that the member's token must contain. */
    claim?: { name: string; value: string };
  };
  teaser: (Leaf | Columns)[];
  blocks: (Leaf | Columns)[];
};

export type Block = Leaf | Columns | Gate | PageList;

/** Builds columns. Default split: equal widths. */
export function columns(_key: string, fields: Written<Columns, "split" | "tone">): Columns {
  return { _key, _type: "columns", version: 2, split: "even", tone: "default", ...fields };
}

/** Builds a sign-in gate. By default it opens for all members. */
export function gate(_key: string, fields: Written<Gate, "rules" | "tone">): Gate {
  return {
    _key,
    _type: "signInGate",
    version: 2,
    rules: { emailVerified: false, secondFactor: false },
    tone: "inverted",
    ...fields,
  };
}
