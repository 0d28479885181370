/** Chance that can be had again: the same seed gives the same choices. */
export interface Chance {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number from 0 to `most`. */
  upTo(most: number): number;
  /** One of these. Throws where there is none. */
  pick<T>(choices: readonly T[]): T;
  /** True in this share of cases (0 to 1). */
  in(share: number): boolean;
  /** A list of up to `most` things. */
  many<T>(most: number, make: () => T): T[];
}

/** Chance from a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return {
    next,
    upTo,
    pick: (choices) => {
      for (const choice of choices.slice(upTo(choices.length - 1))) return choice;
      throw new Error("There is nothing to choose from");
    },
    in: (share) => next() < share,
    many: (most, make) => Array.from({ length: upTo(most) }, make),
  };
}
