export const ownComponents = {};
export const ownDocumentParts = {};
