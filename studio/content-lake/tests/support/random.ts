/** A reproducible random source: the same seed makes the same choices. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer from 0 to `most`, both included. */
  upTo(most: number): number;
  /** Returns a random element. Throws if `choices` is empty. */
  pick<T>(choices: readonly T[]): T;
  /** Returns true with this probability (0 to 1). */
  in(share: number): boolean;
  /** Returns a list of 0 to `most` items. */
  many<T>(most: number, make: () => T): T[];
}

/** Creates a random source from a seed (mulberry32). */
export function seededRandom(seed: number): Random {
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
      throw new Error("The list of choices is empty");
    },
    in: (share) => next() < share,
    many: (most, make) => Array.from({ length: upTo(most) }, make),
  };
}
