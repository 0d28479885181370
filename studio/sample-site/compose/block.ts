import type { Keyed } from "./keyed.ts";

/** The color pair of a block. */
type Tone = "house" | "ink" | "lamp" | "gold" | "sea";

/** The entrance animation of a block. */
export type Motion = "none" | "arrive" | "stagger";

/** The fields of every stored block. */
export type Versioned<T extends string, V extends number = 1> = {
  _type: T;
  version: V;
  tone: Tone;
} & Keyed;

/** The input of a block's builder, which adds type, key and version. Fields in `Usual` have a default. */
export type Written<T, Usual extends keyof T> = Omit<T, "_type" | "_key" | "version" | Usual> &
  Partial<Pick<T, Usual>>;

/** An entry of a block's list without its type and key, which the builder adds. */
export type Entry<T> = Omit<T, "_type" | "_key">;
