/**
 * Returns words with exactly `length` characters in total. The first word is very long, to test
 * line breaks.
 */
export const wordsOf = (length: number): string =>
  "Lichtspieltheaterbetriebsgesellschaft and a night of films "
    .repeat(Math.ceil(length / 59))
    .slice(0, length - 1)
    .concat("x");
