import type { ObjectDefinition, SchemaTypeDefinition } from "@sanity/types";
import type { BlockContract } from "./block-contract.ts";
import { isEarlier, isFields, isNewer } from "./migrate-block.ts";

const isObjectForm = (type: SchemaTypeDefinition): type is ObjectDefinition =>
  type.type === "object" && "fields" in type;

/**
 * Returns a function that makes a block's form read-only if another version of the site stored the block. Otherwise an
 * edit would mix fields of the form's version with fields of the stored version.
 */
export function keepOtherVersions(contracts: Readonly<Record<string, BlockContract>>) {
  const byName = new Map(
    Object.entries(contracts).map(([type, contract]) => [contract.storedAs ?? type, contract]),
  );
  return (type: SchemaTypeDefinition): SchemaTypeDefinition => {
    const contract = byName.get(type.name);
    if (contract === undefined || !isObjectForm(type)) return type;
    const readOnly = ({ value }: { value?: unknown }) =>
      isFields(value) && (isEarlier(value, contract) || isNewer(value, contract));
    return { ...type, readOnly };
  };
}
