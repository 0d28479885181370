import * as z from "zod";

const answered = z.looseObject({ shown: z.unknown() });

/** Takes the shape of a block, gives that of the lake's whole answer: with the time, which the site reads beforehand. */
export const answeredShape = (shape: z.ZodType) =>
  z.preprocess((answer) => {
    const { shown: _shown, ...stored } = answered.parse(answer);
    return stored;
  }, shape);
