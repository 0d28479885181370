/** A point around the middle of the aperture. */
type Offset = readonly [x: number, y: number];

/** One blade: the two corners it gives to the opening, and the two points where its edges meet the rim. */
export type Blade = { corner: Offset; next: Offset; rim: Offset; rimBefore: Offset };

const count = 8;

/**
 * The blades of an aperture of that outer radius, opened so far that the eight-cornered hole has that inner radius,
 * and turned by that angle in degrees. Each blade's edge is a tangent of the hole, drawn on to the rim.
 */
export function apertureBlades(outer: number, inner: number, turn: number): Blade[] {
  const half = Math.tan(Math.PI / count) * inner;
  const reach = Math.sqrt(outer * outer - inner * inner);
  const along = (index: number, distance: number): Offset => {
    const angle = (index / count) * Math.PI * 2 + (turn * Math.PI) / 180;
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    return [nx * inner - ny * distance, ny * inner + nx * distance];
  };
  return Array.from({ length: count }, (_, i) => ({
    corner: along(i, -half),
    next: along(i, half),
    rim: along(i, reach),
    rimBefore: along(i - 1, reach),
  }));
}
