/** A PNG of 8 × 8 golden pixels. */
export const goldenSquare = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGP4f9IBK2IYWhIA+3aCAdcHznwAAAAASUVORK5CYII=",
  "base64",
);
