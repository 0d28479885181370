/** Characters as people count them. */
export const lengthOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

/** Takes about how many characters search engines show, gives a form rule that warns of what they cut. */
export const cutBySearch =
  (shown: number) =>
  (text: unknown): true | string => {
    const length = typeof text === "string" ? lengthOf(text) : 0;
    return (
      length <= shown ||
      `${length} characters; search engines show about ${shown}. Put what matters first.`
    );
  };
