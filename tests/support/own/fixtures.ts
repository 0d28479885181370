export const ownFixtures = {};
