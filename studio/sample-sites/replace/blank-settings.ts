import type { Stored } from "./stored.ts";

const prefix = "blank-";

/** Returns the id of a transaction that creates settings which no editor has filled in yet. */
export const blankTransactionId = (): string => `${prefix}${crypto.randomUUID()}`;

/**
 * Whether no editor has changed the document since the studio created it. A document's revision is
 * the id of the transaction that wrote it last.
 */
export const isBlank = ({ _rev }: Pick<Stored, "_rev">): boolean => _rev.startsWith(prefix);
