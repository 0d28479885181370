import { seeded } from "./random.ts";
import { tones, type Format } from "./plate.ts";

/** A landscape of heights from 0 to 1, one a pixel. */
export type Relief = { format: Format; heights: Float32Array };

/**
 * A hill the shape of a drawing: highest in its middle, falling off beyond its outline, with smaller hills scattered
 * by the seed so that no two lines run quite alike.
 */
export async function relief(art: string, format: Format, seed: number): Promise<Relief> {
  const random = seeded(seed);
  const [w, h] = format.viewBox;
  const layers = await Promise.all([22, 60, 110].map((softness) => tones(art, format, softness)));
  const bumps = Array.from({ length: 26 }, () => {
    const level = Math.floor(random() * 255);
    return `<ellipse cx="${random() * w}" cy="${random() * h}" rx="${40 + random() * 130}" ry="${30 + random() * 90}" fill="rgb(${level},${level},${level})"/>`;
  });
  const rough = await tones(
    `<rect width="${w}" height="${h}" fill="#888"/>${bumps.join("")}`,
    format,
    80,
  );
  const heights = new Float32Array(format.width * format.height);
  for (let i = 0; i < heights.length; i++) {
    const inside =
      layers.reduce((sum, layer) => sum + 1 - (layer[i] ?? 255) / 255, 0) / layers.length;
    heights[i] = inside * 0.72 + ((rough[i] ?? 128) / 255) * 0.28;
  }
  return {
    format,
    heights: smoothed(smoothed(heights, format.width, 1), format.width, format.width),
  };
}

/** Heights evened out along one direction: tones come in 256 steps, and contour lines would show each of them. */
function smoothed(heights: Float32Array, width: number, stride: number): Float32Array {
  const reach = 14;
  const even = Float32Array.from(heights);
  for (let i = reach * stride; i < heights.length - reach * stride; i++) {
    const column = i % width;
    if (stride === 1 && (column < reach || column >= width - reach)) continue;
    let sum = 0;
    for (let step = -reach; step <= reach; step++) sum += heights[i + step * stride] ?? 0;
    even[i] = sum / (reach * 2 + 1);
  }
  return even;
}

/** The plate of a relief's contour lines: that many steps, every fourth line heavier. */
export function contours({ format, heights }: Relief, steps: number, weight: number): Uint8Array {
  const { width, height } = format;
  const plate = new Uint8Array(width * height).fill(255);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const level = (heights[i] ?? 0) * steps;
      const dx = ((heights[i + 1] ?? 0) - (heights[i - 1] ?? 0)) * steps * 0.5;
      const dy = ((heights[i + width] ?? 0) - (heights[i - width] ?? 0)) * steps * 0.5;
      const nearest = Math.round(level);
      const distance = Math.abs(level - nearest) / Math.max(Math.hypot(dx, dy), 0.0005);
      const reach = nearest % 4 === 0 ? weight * 1.9 : weight;
      plate[i] = Math.max(0, Math.min(255, (distance - reach) * 255 + 128));
    }
  }
  return plate;
}

/** The plate of a relief's heights: flat steps of tone between those two, lighter below. */
export function terraces({ heights }: Relief, steps: number, from: number, to: number): Uint8Array {
  return Uint8Array.from(heights, (value) => {
    const level = Math.min(1, Math.max(0, (Math.floor(value * steps) / steps - from) / (1 - from)));
    return Math.round(255 * (1 - level * to));
  });
}
