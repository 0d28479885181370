import * as z from "zod";

const answered = z.looseObject({ shown: z.unknown() });

/**
 * Returns the shape of the lake's whole response for a block. It includes the display time, which the site parses
 * separately.
 */
export const answeredShape = (shape: z.ZodType) =>
  z.preprocess((answer) => {
    const { shown: _shown, ...stored } = answered.parse(answer);
    return stored;
  }, shape);
