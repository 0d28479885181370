/** Name of the languages inspector. The studio's URLs contain it. */
export const INSPECTOR = "languages";
