/** Names of the elements around a part of the page that needs a script, and around content of the server in such a part. */
export const ISLAND = "marquee-island";
export const SLOT = "marquee-slot";
