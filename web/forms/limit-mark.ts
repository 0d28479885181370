/** Placeholder of a value in the texts that a form's script gets. */
export const LIMIT = "{}";
