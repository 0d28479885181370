import type { Look, TypefaceId } from "@marquee/schemas/types";
import { entryOf } from "../../design/typefaces/font-address.ts";
import { loadFamilies } from "./typefaces.ts";

const weights = { light: "Light", regular: "", bold: "Bold", heavy: "Heavy" } as const;

/**
 * Loads the typefaces of a theme's headings. Returns a font description for the text engine, with the
 * weight of headings. Omits the weight for a typeface that has only one, because the text engine
 * would thicken its letters.
 */
export async function headingFace({
  display,
  weight,
}: {
  display: readonly TypefaceId[];
  weight: Look["shape"]["headingWeight"];
}): Promise<string> {
  const families = await loadFamilies(display);
  const [first] = display;
  const hasOneWeight = first !== undefined && entryOf(first).weights.length === 1;
  return hasOneWeight ? families : `${families} ${weights[weight]}`;
}
