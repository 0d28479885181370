import * as z from "zod";

const answered = z.looseObject({ shown: z.unknown() });

/**
 * Wraps a block's schema so that the schema accepts the lake's whole response for the block. The
 * response also contains the display period, which the site parses separately.
 */
export const answeredShape = (shape: z.ZodType) =>
  z.preprocess((answer) => {
    const { shown: _shown, ...stored } = answered.parse(answer);
    return stored;
  }, shape);
