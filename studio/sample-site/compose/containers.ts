import type { CallToAction, Countdown } from "./asking.ts";
import type { Versioned, Written } from "./block.ts";
import type { Announcement, Hero } from "./opening.ts";
import type { Gallery, Image, Logos, Video } from "./showing.ts";
import type { Faq, FeatureGrid, Quote, Stats, Text } from "./telling.ts";
import type { Schedule } from "./timetable.ts";

/** A block that holds no others. */
type Leaf =
  | Announcement
  | CallToAction
  | Countdown
  | Faq
  | FeatureGrid
  | Gallery
  | Hero
  | Image
  | Logos
  | Quote
  | Schedule
  | Stats
  | Text
  | Video;

/** Two columns that hold other blocks. */
export type Columns = Versioned<"columns"> & {
  start: Leaf[];
  end: Leaf[];
  split: "even" | "startWide" | "endWide";
};

/** A curtain: what everyone sees before it, what members see behind it. */
export type Gate = Versioned<"signInGate"> & {
  heading: string;
  promise: string;
  buttonLabel?: string;
  rules: { emailVerified: boolean; secondFactor: boolean };
  teaser: (Leaf | Columns)[];
  blocks: (Leaf | Columns)[];
};

/** Every block of the sample site. */
export type Block = Leaf | Columns | Gate;

/** Two columns, equally wide unless the split says otherwise. */
export function columns(_key: string, fields: Written<Columns, "split" | "tone">): Columns {
  return { _key, _type: "columns", version: 1, split: "even", tone: "house", ...fields };
}

/** A curtain that opens for whoever is signed in. */
export function gate(_key: string, fields: Written<Gate, "rules" | "tone">): Gate {
  return {
    _key,
    _type: "signInGate",
    version: 1,
    rules: { emailVerified: false, secondFactor: false },
    tone: "ink",
    ...fields,
  };
}
