import type * as z from "zod";

/** The contract of a document type of the owner: it has the fields of a page, and those below. */
export type DocumentContract = {
  /** First part of the address of each document, such as `events` for `/en/events/open-day`. */
  folder: string;
  /** Shape of the projection's result: the fields that a page doesn't have. */
  shape: z.ZodObject;
  /** GROQ of these fields. It lists each field by name. */
  projection: string;
  /** The fallback of each field, used where a stored value is invalid. */
  fallback?: Readonly<Record<string, unknown>>;
};
