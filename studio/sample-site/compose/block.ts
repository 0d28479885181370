import type { Keyed } from "./keyed.ts";

/** The colour pair a block stands in. */
type Tone = "house" | "ink" | "lamp" | "gold" | "sea";

/** How a block comes onto the page. */
export type Motion = "none" | "arrive" | "stagger";

/** What every stored block carries. */
export type Versioned<T extends string, V extends number = 1> = {
  _type: T;
  version: V;
  tone: Tone;
} & Keyed;

/** A block as it is written down: without what its builder knows, and with `Usual` only where it differs. */
export type Written<T, Usual extends keyof T> = Omit<T, "_type" | "_key" | "version" | Usual> &
  Partial<Pick<T, Usual>>;

/** An entry of a block's list, as it is written down: its type and its key follow from the list. */
export type Entry<T> = Omit<T, "_type" | "_key">;
