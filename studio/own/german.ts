/**
 * German texts of your forms and plugins, and messages of your rules, by the English text. Those without one stay
 * English.
 *
 * @example
 *   { Team: "Mannschaft" };
 */
export const ownGerman: Readonly<Record<string, string>> = {};
