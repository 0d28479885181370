/**
 * The parts of a block's contract. Own blocks import them from here, because updates may move the modules
 * behind it.
 */
import type { BlockContract } from "../blocks/block-contract.ts";

export type { MigrationStep } from "../blocks/block-contract.ts";
export { projectDefaults } from "../fields/defaults.ts";
export {
  linkProjection,
  linkShape,
  optionalLink,
  optionalLinkProjection,
} from "../fields/link/link.contract.ts";
export { listRule, optionalList, requiredList } from "../fields/list.contract.ts";
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

/** Contracts by type. Blocks that hold other blocks are the product's alone. */
export type OwnContracts = Readonly<
  Record<string, Omit<BlockContract, "nested" | "nestedIn" | "level">>
> & { columns?: never; pageList?: never; reusable?: never; signInGate?: never };
