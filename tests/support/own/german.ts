export const ownGerman = {};
