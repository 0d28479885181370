import type { Format } from "./plate.ts";

/** A still, as wide as a screen: drawn in 1600 × 900. */
export const wide: Format = { width: 2400, height: 1350, viewBox: [1600, 900] };

/** A poster: drawn in 900 × 1200. */
export const upright: Format = { width: 2400, height: 3200, viewBox: [900, 1200] };

/** A portrait: drawn in 1000 × 1000. */
export const square: Format = { width: 2400, height: 2400, viewBox: [1000, 1000] };

/** The picture that other sites show beside a link: drawn in 1200 × 630. */
export const card: Format = { width: 2400, height: 1260, viewBox: [1200, 630] };
