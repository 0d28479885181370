import { defineField } from "@sanity/types";
import { optionField } from "../../fields/option.schema.ts";
import { shapeOptions } from "./shape.contract.ts";

/** Returns the field of one property of the shape. Its first choice is the default. */
const shapeField = <T extends string>(
  field: Omit<Parameters<typeof optionField<T>>[0], "initial" | "values"> & {
    values: readonly [T, ...T[]];
  },
) => optionField<T>({ ...field, initial: field.values[0] });

/** Studio form of a theme's shape: corners, spaces, headings, motion and ornament. */
export const shapeForm = defineField({
  name: "shape",
  title: "Style",
  type: "object",
  group: "shape",
  fields: [
    shapeField({
      name: "corners",
      title: "Corners",
      description: "Applies to buttons, fields, cards and images.",
      values: shapeOptions.corners,
      choices: { square: "Square", soft: "Slightly rounded", round: "Round" },
    }),
    shapeField({
      name: "borders",
      title: "Borders",
      description: "Applies to cards, fields and images.",
      values: shapeOptions.borders,
      choices: { none: "None", hairline: "Thin", strong: "Thick" },
    }),
    shapeField({
      name: "density",
      title: "Spacing",
      description: "The space inside and between blocks.",
      values: shapeOptions.density,
      choices: { regular: "Regular", compact: "Compact", airy: "Generous" },
    }),
    shapeField({
      name: "buttons",
      title: "Buttons",
      description: "Applies to buttons, including links that look like buttons.",
      values: shapeOptions.buttons,
      choices: { filled: "Filled", outlined: "Outlined", underlined: "Underlined text" },
    }),
    shapeField({
      name: "headingCase",
      title: "Heading capitalization",
      description: "Scripts without capital letters, such as Arabic, are not affected.",
      values: shapeOptions.headingCase,
      choices: { asWritten: "As written", uppercase: "Uppercase" },
    }),
    shapeField({
      name: "headingWeight",
      title: "Heading weight",
      description: "If the typeface lacks this weight, headings use the nearest one.",
      values: shapeOptions.headingWeight,
      choices: { bold: "Bold", light: "Light", regular: "Regular", heavy: "Heavy" },
    }),
    shapeField({
      name: "headingSize",
      title: "Heading size",
      description: "The size of headings relative to body text.",
      values: shapeOptions.headingSize,
      choices: { moderate: "Moderate", large: "Large" },
    }),
    shapeField({
      name: "sections",
      title: "Line between blocks",
      description: "Separates adjacent blocks with the same background.",
      values: shapeOptions.sections,
      choices: { hairline: "Between the margins", none: "None", ruled: "From edge to edge" },
    }),
    shapeField({
      name: "motion",
      title: "Animation",
      description: "Visitors who prefer reduced motion never see animations.",
      values: shapeOptions.motion,
      choices: { lively: "Move and fade in", fade: "Fade in", none: "None" },
    }),
    shapeField({
      name: "pictures",
      title: "Images",
      description:
        "Applies to photos and illustrations, not to logos. “Drawings on paper” is for dark lines on white: on dark backgrounds, the lines become light.",
      values: shapeOptions.pictures,
      choices: {
        natural: "Original colors",
        monochrome: "In the text color",
        drawn: "Drawings on paper",
      },
    }),
    shapeField({
      name: "ornament",
      title: "Ornament",
      description: "A motif that several blocks display around their content.",
      values: shapeOptions.ornament,
      choices: { none: "None", cinema: "Cinema", plates: "Figure numbers", ticks: "Scale" },
    }),
  ],
});
