/** The parts of a block's form, beside `@sanity/types`. Own blocks import them from here. */
export { blockGroups, versionField } from "../fields/block-fields.schema.ts";
export { mayObey, mustObey } from "../fields/custom-from-zod.ts";
export { optionalLinkField } from "../fields/link/link.schema.ts";
export { motionField } from "../fields/motion.schema.ts";
export { optionField } from "../fields/option.schema.ts";
export { pictureField } from "../fields/picture/picture.schema.ts";
export { richTextField } from "../fields/rich-text/rich-text.schema.ts";
export { toneField } from "../fields/tone/tone.schema.ts";
export { translate } from "../fields/translate.ts";
