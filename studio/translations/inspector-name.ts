/** Name of the inspector of a page's languages, in the studio's addresses too. */
export const INSPECTOR = "languages";
