import * as z from "zod";
import type { ToneName } from "../documents/theme/derive-tones.ts";
import { shapeFields } from "../documents/theme/shape.contract.ts";

// The page writes these values into a style sheet, so nothing but a color may pass.
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
const tones = {
  default: tone,
  inverted: tone,
  primary: tone,
  secondary: tone,
  tertiary: tone,
} satisfies Record<ToneName, typeof tone>;

/** The colors and the shape of a theme that an editor is changing, as the studio derives them. */
export const previewedLook = z.strictObject({
  tones: z.strictObject(tones),
  shape: z.strictObject(shapeFields),
});

export type PreviewedLook = z.output<typeof previewedLook>;
