export const ownLanguages = {};
