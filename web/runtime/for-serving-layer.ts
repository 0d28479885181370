/**
 * Whether the serving layer runs this build. Such a build reads neither content nor settings, so it
 * serves every environment: the serving layer reads the settings at start. A platform that runs
 * Next.js itself builds the site once for each environment instead.
 */
export const isForServingLayer = (): boolean => process.env["MARQUEE_SERVING_LAYER"] === "1";
