export const ownBlocks = {};
