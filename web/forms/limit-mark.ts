/** Placeholder of a number in the texts that a form's script gets. */
export const LIMIT = "{}";
