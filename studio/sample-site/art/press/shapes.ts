/** A point in a drawing. */
export type Point = readonly [x: number, y: number];

/** A filled shape through these points. */
export function polygon(points: readonly Point[], fill = "#000"): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ")}" fill="${fill}"/>`;
}

/** A filled path. */
export function path(d: string, fill = "#000"): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A line drawn with round ends. */
export function stroke(d: string, width: number, colour = "#000"): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A disc. */
export function disc(x: number, y: number, r: number, fill = "#000"): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
}

/** A ring of that line width. */
export function ring(x: number, y: number, r: number, width: number, colour = "#000"): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;
}

/** An upright rectangle. */
export function box(x: number, y: number, w: number, h: number, fill = "#000"): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"/>`;
}

/** Shapes moved, turned and scaled together. */
export function group(transform: string, ...shapes: string[]): string {
  return `<g transform="${transform}">${shapes.join("")}</g>`;
}

/** A light: tones from the middle outwards, each at a part of the radius; 1 is full ink. */
export function glow(
  id: string,
  [x, y]: Point,
  r: number,
  stops: readonly (readonly [at: number, tone: number])[],
): string {
  const inner = stops.map(([at, tone]) => `<stop offset="${at}" stop-color="${grey(tone)}"/>`);
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${inner.join("")}</radialGradient>`;
}

/** A slope of tones between two points. */
export function slope(
  id: string,
  [x1, y1]: Point,
  [x2, y2]: Point,
  stops: readonly (readonly [at: number, tone: number])[],
): string {
  const inner = stops.map(([at, tone]) => `<stop offset="${at}" stop-color="${grey(tone)}"/>`);
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inner.join("")}</linearGradient>`;
}

/** The grey that prints that part of full ink. */
function grey(tone: number): string {
  const level = Math.round(255 * (1 - tone));
  return `rgb(${level},${level},${level})`;
}

/** A number as short as a drawing needs it. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
