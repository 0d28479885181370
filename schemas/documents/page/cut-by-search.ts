/** Returns the number of graphemes in the text. */
export const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/**
 * Returns a form rule that warns about texts of more than `shown` characters. Search engines
 * truncate such texts.
 */
export const cutBySearch =
  (shown: number) =>
  (text: unknown): true | string => {
    const length = typeof text === "string" ? lengthOf(text) : 0;
    return (
      length <= shown ||
      `The text has ${length} characters, but search engines display only about ${shown}: put the important words first.`
    );
  };
