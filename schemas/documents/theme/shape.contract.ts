import * as z from "zod";
import { choice } from "../../fields/option.contract.ts";

/** The choices of each property of a theme's shape. The first choice is the default. [THEME-1] */
export const shapeOptions = {
  /** Corners of buttons, fields, cards and pictures. */
  corners: ["square", "soft", "round"],
  /** Borders of cards, fields and pictures. */
  borders: ["none", "hairline", "strong"],
  /** Space inside and between sections. */
  density: ["regular", "compact", "airy"],
  buttons: ["filled", "outlined", "underlined"],
  headingCase: ["asWritten", "uppercase"],
  headingWeight: ["bold", "light", "regular", "heavy"],
  headingSize: ["moderate", "large"],
  /**
   * Separator between two sections with the same tone. `hairline`: a line between the margins.
   * `ruled`: a line from edge to edge.
   */
  sections: ["hairline", "none", "ruled"],
  /**
   * `lively`: blocks fade in and move up when they scroll into view. `fade`: blocks only fade in.
   */
  motion: ["lively", "fade", "none"],
  /**
   * `monochrome`: pictures have only the colors of the text and the background. `drawn`: pictures are ink on paper.
   * The paper gets the color of the background and the ink that of the text; spots of color stay.
   */
  pictures: ["natural", "monochrome", "drawn"],
  /**
   * A motif around the content of blocks. `cinema`: beam of light, curtain, film strip, rows of
   * seats. `plates`: figure numbers and captions in the margin. `ticks`: a scale at the edges of
   * sections.
   */
  ornament: ["none", "cinema", "plates", "ticks"],
} as const;

/** The properties of a theme's shape. A property that is null has its default. */
export const shapeFields = {
  corners: choice(shapeOptions.corners),
  borders: choice(shapeOptions.borders),
  density: choice(shapeOptions.density),
  buttons: choice(shapeOptions.buttons),
  headingCase: choice(shapeOptions.headingCase),
  headingWeight: choice(shapeOptions.headingWeight),
  headingSize: choice(shapeOptions.headingSize),
  sections: choice(shapeOptions.sections),
  motion: choice(shapeOptions.motion),
  pictures: choice(shapeOptions.pictures),
  ornament: choice(shapeOptions.ornament),
};

export type ThemeShape = z.output<z.ZodObject<typeof shapeFields>>;

/** Returns the shape of a theme that may be incomplete. A missing or invalid property has its default. */
export function shapeFrom(stored: Readonly<Record<string, unknown>>): ThemeShape {
  const usable = Object.entries(shapeFields).map(([name, field]) => {
    const value = stored[name];
    return [name, field.safeParse(value).success ? value : null];
  });
  return z.strictObject(shapeFields).parse(Object.fromEntries(usable));
}

/** The shape of a theme that stores no shape: every property has its default. */
export const plainShape: ThemeShape = shapeFrom({});

export const shapeProjection = `{ ${Object.keys(shapeOptions).join(", ")} }`;
