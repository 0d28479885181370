import * as z from "zod";

const value = z.union([z.string(), z.number(), z.null()]);

/** Schemas for the JSON texts in which nodes exchange rows of settings. */
export const changedRow = {
  /** The values of a primary key. */
  key: z.array(value),
  /** The columns of a row. */
  columns: z.record(z.string(), value),
  /** A dataset and the sequence number of a transaction. */
  transaction: z.tuple([z.string(), z.number()]),
};
