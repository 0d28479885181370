import { lookOf } from "@marquee/schemas/contract";

/** The look of a site without a theme, also used while the content service is down. */
export const plainLook = lookOf(null);
