/** Returns words of exactly that many characters. The first is too long to wrap well. */
export const wordsOf = (length: number): string =>
  "Lichtspieltheaterbetriebsgesellschaft and a night of films "
    .repeat(Math.ceil(length / 59))
    .slice(0, length - 1)
    .concat("x");
