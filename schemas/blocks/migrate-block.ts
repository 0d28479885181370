import type { BlockContract, BlockFields } from "./block-contract.ts";

type Versions = Pick<BlockContract, "version" | "earlier">;

/** Whether the value is an object, neither null nor a list. */
export const isFields = (value: unknown): value is BlockFields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the version of a stored block; 1 where it names none or an invalid one. */
export function versionOf({ version }: BlockFields): number {
  return typeof version === "number" && Number.isInteger(version) && version >= 1 ? version : 1;
}

/** Whether a newer site stored the block. */
export const isNewer = (block: BlockFields, { version }: Versions): boolean =>
  versionOf(block) > version;

/** Whether the block was stored in an earlier form. */
export const isEarlier = (block: BlockFields, { version }: Versions): boolean =>
  versionOf(block) < version;

/**
 * Returns a block, stored or queried, in the form that its contract reads. A block of the current or a newer
 * form is returned unchanged.
 */
export function inCurrentForm(block: BlockFields, contract: Versions): BlockFields {
  // `earlier` holds the extra fields that the query returns for earlier versions.
  const { earlier: answered, ...present } = block;
  if (!isEarlier(block, contract)) return present;
  const stored = isFields(answered) ? { ...present, ...answered } : present;
  const steps = contract.earlier?.steps.slice(versionOf(block) - 1) ?? [];
  return { ...steps.reduce((form, step) => step(form), stored), version: contract.version };
}
