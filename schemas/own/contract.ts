/**
 * Your blocks' contracts, by type, and those of your documents with an address. A block with the name of one of the
 * product's replaces it.
 */
import type { OwnContracts, OwnDocuments } from "../kit/contract.ts";

export const ownBlocks = {} satisfies OwnContracts;

export const ownDocuments = {} satisfies OwnDocuments;
