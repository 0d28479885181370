/** Your blocks' contracts, by type. A block with the name of one of the product's replaces it. */
import type { OwnContracts } from "../kit/contract.ts";

export const ownBlocks = {} satisfies OwnContracts;
