export const ownBlocks = {};
export const ownDocuments = {};
