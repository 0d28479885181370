/**
 * The parts of a contract. Own blocks and documents import them from here, because updates may move the modules
 * behind it.
 */
import type { BlockContract } from "../blocks/block-contract.ts";
import type { DocumentContract } from "../documents/document-contract.ts";

export type { MigrationStep } from "../blocks/block-contract.ts";
export { projectDefaults } from "../fields/defaults.ts";
export {
  linkProjection,
  linkShape,
  optionalLink,
  optionalLinkProjection,
} from "../fields/link/link.contract.ts";
export { listRule, optionalList, requiredList } from "../fields/list.contract.ts";
export { optionalMoment } from "../fields/moment.contract.ts";
export { motion } from "../fields/motion.contract.ts";
export { option } from "../fields/option.contract.ts";
export {
  optionalPicture,
  pictureProjection,
  requiredPicture,
} from "../fields/picture/picture.contract.ts";
export {
  optionalRichText,
  requiredRichText,
  richTextProjection,
  richTextRule,
} from "../fields/rich-text/rich-text.contract.ts";
export { optionalText, requiredText } from "../fields/text.contract.ts";
export { tone } from "../fields/tone/tone.contract.ts";

/** Contracts of blocks by type. Blocks that hold other blocks are the product's alone. */
export type OwnContracts = Readonly<
  Record<string, Omit<BlockContract, "nested" | "nestedIn" | "level">>
> & { columns?: never; pageList?: never; reusable?: never; signInGate?: never };

/** Contracts of documents with an address, by type. */
export type OwnDocuments = Readonly<Record<string, DocumentContract>>;
