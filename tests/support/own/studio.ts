/** In place of `schemas/own/studio.ts` and of `studio/own/studio.ts`. */
export const ownForms = {};
export const ownDocumentForms = {};
export const hiddenBlocks: readonly never[] = [];
export const ownPlugins: readonly never[] = [];
export const ownStructure = (): never[] => [];
