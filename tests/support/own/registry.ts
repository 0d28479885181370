export const ownComponents = {};
