import { type CardStyle, cardSize } from "./card.ts";

/** An area in pixels. */
type Area = { left: number; top: number; width: number; height: number };

const { width, height } = cardSize;

/** The panel's distance from the edges, and the radius of its corners, in pixels. */
const shapes = {
  square: { margin: 0, radius: 0 },
  soft: { margin: 28, radius: 16 },
  round: { margin: 28, radius: 56 },
} as const;

/** Height of the area below the panel. */
const FOOT = 132;

/** Returns the panel of a card: at the edges of the image, or inside them if the theme has rounded corners. */
export function panelOf({ corners }: CardStyle): Area {
  const { margin } = shapes[corners];
  return {
    left: margin,
    top: margin,
    width: width - 2 * margin,
    height: height - margin - FOOT,
  };
}

/**
 * Returns evenly spaced positions along the panel. The first is half a step from the panel's edge.
 */
const along = ({ left, width: length }: Area, step: number) =>
  Array.from({ length: Math.floor(length / step) }, (_, index) => left + step * (index + 0.5));

/** Draws the theme's ornament at the lower edge of the panel, or around its content. */
const ornaments: Record<CardStyle["ornament"], (style: CardStyle, panel: Area) => string> = {
  none: () => "",
  /** The perforation of a film strip. */
  cinema: ({ paper }, panel) =>
    along(panel, 48)
      .map(
        (x) =>
          `<rect x="${x - 11}" y="${panel.top + panel.height - 34}" width="22" height="16" rx="3" fill="${paper}"/>`,
      )
      .join(""),
  /** Two thin lines around the panel's content. */
  plates: ({ title }, { left, top, width: across, height: down }) =>
    [20, 27]
      .map(
        (by) =>
          `<rect x="${left + by}" y="${top + by}" width="${across - 2 * by}" height="${down - 2 * by}" fill="none" stroke="${title}" stroke-width="1.5"/>`,
      )
      .join(""),
  /** The marks of a ruler. Every fifth mark is long. */
  ticks: ({ title }, panel) =>
    along(panel, 24)
      .map((x, index) => {
        const long = index % 5 === 2 ? 26 : 13;
        return `<rect x="${x - 1}" y="${panel.top + panel.height - long}" width="2" height="${long}" fill="${title}"/>`;
      })
      .join(""),
};

/** Returns the background of a card as SVG: a panel in the primary color on the page's background. */
export function backdrop(style: CardStyle): string {
  const panel = panelOf(style);
  const { radius } = shapes[style.corners];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${style.paper}"/>
  <rect x="${panel.left}" y="${panel.top}" width="${panel.width}" height="${panel.height}" rx="${radius}" fill="${style.panel}"/>
  ${ornaments[style.ornament](style, panel)}
</svg>`;
}
