import * as z from "zod";
import { shapeFields } from "../documents/theme/shape.contract.ts";
import { toneNames } from "../fields/tone/tone.contract.ts";

// The page writes these values into a style sheet, so they must be colors.
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const line = z.string().regex(/^#[0-9a-f]{8}$/);

const roles = z.strictObject({
  ground: color,
  text: color,
  dim: color,
  accent: color,
  onAccent: color,
  line,
});

const tone = z.strictObject({ light: roles, dark: roles });

/** The colors and the shape of a theme that an editor is changing, as the studio derives them. */
export const previewedLook = z.strictObject({
  tones: z.record(z.enum(toneNames), tone),
  shape: z.strictObject(shapeFields),
});

export type PreviewedLook = z.output<typeof previewedLook>;
