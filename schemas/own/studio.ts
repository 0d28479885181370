/** The forms of your blocks and documents, by type. */
import type { DocumentForm } from "../kit/form.ts";
import type { ownBlocks, ownDocuments } from "./contract.ts";

export const ownForms = {} satisfies {
  [Type in keyof typeof ownBlocks]: { name: string; type: "object" };
};

export const ownDocumentForms = {} satisfies {
  [Type in keyof typeof ownDocuments]: DocumentForm<(typeof ownDocuments)[Type]>;
};
