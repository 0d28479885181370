import type { BlockContract, BlockFields } from "./block-contract.ts";

type Versions = Pick<BlockContract, "version" | "earlier">;

/** Whether the value is an object, neither null nor a list. */
export const isFields = (value: unknown): value is BlockFields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function versionOf({ version }: BlockFields): number {
  return typeof version === "number" && Number.isInteger(version) && version >= 1 ? version : 1;
}

export const isNewer = (block: BlockFields, { version }: Versions): boolean =>
  versionOf(block) > version;

export const isEarlier = (block: BlockFields, { version }: Versions): boolean =>
  versionOf(block) < version;

/**
 * Converts a stored or queried block to the fields that its contract expects. If the block has the
 * current or a newer version, the function only removes the field `earlier`.
 */
export function inCurrentForm(block: BlockFields, contract: Versions): BlockFields {
  // If the block has an earlier version, the query returns that version's extra fields in
  // `earlier`.
  const { earlier: earlierFields, ...present } = block;
  if (!isEarlier(block, contract)) return present;
  const stored = isFields(earlierFields) ? { ...present, ...earlierFields } : present;
  const steps = contract.earlier?.steps.slice(versionOf(block) - 1) ?? [];
  return { ...steps.reduce((form, step) => step(form), stored), version: contract.version };
}
