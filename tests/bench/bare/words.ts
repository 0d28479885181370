/** The available page sizes in words, in steps of 4 %. */
export const paddings = Array.from({ length: 100 }, (_, step) => Math.round(300 * 1.04 ** step));

const syllables =
  "la mo ri ten sa ver ko lu mi no pra shi ta un we zo be cor din fel gar hin".split(" ");

/** Returns text of `count` words that compresses about as well as prose. Each call returns the same text. */
export function wordsOf(count: number): string {
  let state = 1;
  const below = (limit: number) => {
    // The linear congruential generator of Numerical Recipes; any fixed sequence would do.
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * limit);
  };
  const syllable = () => syllables[below(syllables.length)] ?? "";
  const word = () => Array.from({ length: 1 + below(3) }, syllable).join("");
  return Array.from({ length: count }, word).join(" ");
}
