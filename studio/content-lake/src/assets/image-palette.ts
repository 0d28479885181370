import type { Swatch } from "@vibrant/color";
import { DefaultGenerator } from "@vibrant/generator-default";
import { MMCQ } from "@vibrant/quantizer-mmcq";
import type { JsonObject } from "../document.ts";
import type { Thumbnail } from "./image-previews.ts";

/** Maps Sanity's names of swatches to the names in the palette library. */
const names = {
  vibrant: "Vibrant",
  muted: "Muted",
  darkVibrant: "DarkVibrant",
  darkMuted: "DarkMuted",
  lightVibrant: "LightVibrant",
  lightMuted: "LightMuted",
} as const;

/**
 * Returns a picture's palette with the percentage of pixels per swatch, or an empty object if the picture is fully
 * transparent.
 */
export async function paletteOf(thumbnail: Thumbnail): Promise<{ palette?: JsonObject }> {
  const pixels = visiblePixels(thumbnail.data);
  const count = pixels.length / 4;
  if (!count) return {};
  const swatches = MMCQ(pixels, { colorCount: 64 });
  const [first, ...others] = swatches;
  if (!first) return {};
  const dominant = others.reduce(
    (most, each) => (each.population > most.population ? each : most),
    first,
  );
  const found = await DefaultGenerator(swatches);
  const palette: JsonObject = {
    _type: "sanity.imagePalette",
    dominant: described(dominant, count),
  };
  for (const [name, vibrantName] of Object.entries(names)) {
    const swatch = found[vibrantName];
    if (swatch) palette[name] = described(swatch, count);
  }
  return { palette };
}

function described(swatch: Swatch, count: number): JsonObject {
  return {
    _type: "sanity.imagePaletteSwatch",
    background: swatch.hex,
    foreground: swatch.bodyTextColor,
    title: swatch.titleTextColor,
    population: Math.round((10_000 * swatch.population) / count) / 100,
  };
}

function visiblePixels(data: Buffer): Uint8ClampedArray {
  const seen = new Uint8ClampedArray(data.length);
  let end = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    seen.set(data.subarray(at, at + 4), end);
    end += 4;
  }
  return seen.slice(0, end);
}
