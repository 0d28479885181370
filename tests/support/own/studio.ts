export const ownForms = {};
