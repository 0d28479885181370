import type { BlockContract } from "./block-contract.ts";

/** A block's fields, whatever its form. */
export type BlockFields = Readonly<Record<string, unknown>>;

/**
 * Takes a block as one version has it, gives it as the next one does. It is given both what the dataset holds and what
 * a query answers, so it moves values and looks into none: a picture is a reference in one, and its file in the other.
 * It takes whatever stands there without throwing, and gives the same again for the same.
 */
export type MigrationStep = (block: BlockFields) => BlockFields;

type Versions = Pick<BlockContract, "version" | "earlier">;

/** Is this an object, neither null nor a list? */
export const isFields = (value: unknown): value is BlockFields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The version that a stored block names; the first where it names none that could be. */
export function versionOf({ version }: BlockFields): number {
  return typeof version === "number" && Number.isInteger(version) && version >= 1 ? version : 1;
}

/** Was the block stored by a site that knows more than this one? */
export const isNewer = (block: BlockFields, { version }: Versions): boolean =>
  versionOf(block) > version;

/** Was the block stored in a form that this site has left behind? */
export const isEarlier = (block: BlockFields, { version }: Versions): boolean =>
  versionOf(block) < version;

/**
 * Takes a block, stored or answered, and the contract of its type, gives it in the form that the contract reads. What
 * is of this form, or of a newer one, is given as it is.
 */
export function inCurrentForm(block: BlockFields, contract: Versions): BlockFields {
  // What the query answers beside the present fields.
  const { earlier: answered, ...present } = block;
  if (!isEarlier(block, contract)) return present;
  const stored = isFields(answered) ? { ...present, ...answered } : present;
  const steps = contract.earlier?.steps.slice(versionOf(block) - 1) ?? [];
  return { ...steps.reduce((form, step) => step(form), stored), version: contract.version };
}
