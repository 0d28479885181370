/** Takes a length, gives words of exactly that many characters, with a last one too long to be broken kindly. */
export const wordsOf = (length: number): string =>
  "Lichtspieltheaterbetriebsgesellschaft and a night of films "
    .repeat(Math.ceil(length / 59))
    .slice(0, length - 1)
    .concat("x");
