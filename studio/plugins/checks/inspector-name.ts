/** Name of the inspector with the checks. The studio's URLs contain it. */
export const inspectorName = "checks";
