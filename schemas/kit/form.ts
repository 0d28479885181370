/** The parts of a block's form, beside `@sanity/types`. Own blocks import them from here. */
import type { DocumentDefinition, FieldDefinition } from "@sanity/types";
import type { DocumentContract } from "../documents/document-contract.ts";

export { blockGroups, versionField } from "../fields/block-fields.schema.ts";
export { mayObey, mustObey } from "../fields/custom-from-zod.ts";
export { optionalLinkField } from "../fields/link/link.schema.ts";
export { motionField } from "../fields/motion.schema.ts";
export { optionField } from "../fields/option.schema.ts";
export { pictureField } from "../fields/picture/picture.schema.ts";
export { richTextField } from "../fields/rich-text/rich-text.schema.ts";
export { toneField } from "../fields/tone/tone.schema.ts";
export { translate } from "../fields/translate.ts";

/** The form of a document type with an address. Its fields are those of the contract. */
export type DocumentForm<Contract extends DocumentContract> = {
  /** Name of one document, such as “Event”. */
  title: string;
  /** Name of the list of all, such as “Events”. */
  plural: string;
  icon?: DocumentDefinition["icon"];
  fields: readonly (FieldDefinition & { name: keyof Contract["shape"]["shape"] })[];
};
