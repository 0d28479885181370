import { addressedTypes } from "./addressed.contract.ts";

/** The targets of a reference to a page of the site. */
export const toAddressed = addressedTypes.map((type) => ({ type }));
