import type { Keyed } from "./keyed.ts";

/** The background of a block, with the colors of the text on it. */
type Tone = "default" | "inverted" | "primary" | "secondary" | "tertiary";

/** The entrance animation of a block. */
export type Motion = "none" | "arrive" | "stagger";

/** The fields of every stored block. */
export type Versioned<T extends string, V extends number = 2> = {
  _type: T;
  version: V;
  tone: Tone;
} & Keyed;

/**
 * The input of a function that builds a block. The function adds the block's type, key and version.
 * It also adds default values for the fields that `Usual` names.
 */
export type Written<T, Usual extends keyof T> = Omit<T, "_type" | "_key" | "version" | Usual> &
  Partial<Pick<T, Usual>>;

/** An entry of a block's list. The function that builds the block adds the entry's type and key. */
export type Entry<T> = Omit<T, "_type" | "_key">;
