/** Name of the list of checks among a document's inspectors; part of the studio's addresses. */
export const inspectorName = "checks";
