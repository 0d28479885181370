import sharp, { type Sharp } from "sharp";
import { grain, type Grain } from "./grain.ts";
import { tones, type Format, type Plate } from "./plate.ts";

/** A picture to print: paper, and plates in the order they are laid on. */
export type Sheet = {
  format: Format;
  paper: string;
  seed: number;
  plates: readonly Plate[];
  /** How many times larger it is printed than kept; 1 if not said. */
  reduced?: number;
  /** How rough the paper is and how worn the inks: 1 if not said, 0 for none. */
  wear?: number;
};

type Textures = { fine: Grain; soft: Grain; cloud: Grain };
type Rgb = readonly [number, number, number];

/** How much a dot's edge may blur, in tone per pixel of cell size. */
const edge = 3.2;

/** Prints the sheet as screen printing would: dots for greys, worn solids, slipped plates, paper grain. */
export async function print(sheet: Sheet): Promise<Sharp> {
  const { width, height } = sheet.format;
  const textures = {
    fine: await grain(sheet.seed, 0.6),
    soft: await grain(sheet.seed + 1, 2.2),
    cloud: await grain(sheet.seed + 2, 40),
  };
  const canvas = new Float32Array(width * height * 3);
  const paper = rgb(sheet.paper);
  for (let i = 0; i < canvas.length; i++) canvas[i] = paper[i % 3] ?? 0;
  for (const [index, plate] of sheet.plates.entries()) {
    const art = typeof plate.art === "string" ? await tones(plate.art, sheet.format) : plate.art;
    lay(canvas, sheet, { ...plate, art }, textures, index * 177);
  }
  const printed = sharp(finish(canvas, sheet, textures), { raw: { width, height, channels: 3 } });
  if (sheet.reduced === undefined) return printed;
  // Ink spreads by a pixel: an edge that is sharper costs more bytes than can be seen.
  return printed.resize(Math.round(width / sheet.reduced)).blur(1.3);
}

function lay(
  canvas: Float32Array,
  { format: { width, height }, wear = 1 }: Sheet,
  plate: Plate & { art: Uint8Array },
  { fine, soft, cloud }: Textures,
  offset: number,
): void {
  const ink = rgb(plate.ink);
  const { cell, angle } = plate.screen ?? { cell: 15, angle: 38 };
  const [slipX, slipY] = plate.slip ?? [0, 0];
  const turn = (angle * Math.PI) / 180;
  const cos = (Math.cos(turn) * 2 * Math.PI) / cell;
  const sin = (Math.sin(turn) * 2 * Math.PI) / cell;
  for (let y = 0; y < height; y++) {
    const sourceY = Math.min(height - 1, Math.max(0, y - slipY));
    for (let x = 0; x < width; x++) {
      const sourceX = Math.min(width - 1, Math.max(0, x - slipX));
      const tone = 1 - (plate.art[sourceY * width + sourceX] ?? 255) / 255;
      if (tone < 0.015) continue;
      const wave = Math.cos(x * cos + y * sin) + Math.cos(y * cos - x * sin);
      const ragged = tone + wear * ((soft.at(x + offset, y) - 128) / 255) * 0.09;
      const dot = tone > 0.985 ? 1 : clamp((ragged - 0.5 - 0.24 * wave) * (cell / edge) + 0.5);
      if (dot <= 0) continue;
      const worn = cloud.at(x, y + offset) > 150 && fine.at(x + offset, y) > 226 ? 0.22 : 0;
      const amount = dot * (0.985 - wear * (worn + (cloud.at(x + offset, y) / 255) * 0.05));
      blend(canvas, (y * width + x) * 3, ink, amount, plate.lay ?? "over");
    }
  }
}

function blend(
  canvas: Float32Array,
  at: number,
  ink: Rgb,
  amount: number,
  how: "over" | "through",
) {
  for (let channel = 0; channel < 3; channel++) {
    const beneath = canvas[at + channel] ?? 0;
    const target = how === "over" ? (ink[channel] ?? 0) : (beneath * (ink[channel] ?? 0)) / 255;
    canvas[at + channel] = beneath + (target - beneath) * amount;
  }
}

function finish(
  canvas: Float32Array,
  { format: { width, height }, wear = 1 }: Sheet,
  { fine, cloud }: Textures,
): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tint =
        wear * ((fine.at(x, y) - 128) * 0.045 + (cloud.at(x + 311, y + 97) - 128) * 0.03);
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        pixels[at + channel] = Math.max(0, Math.min(255, (canvas[at + channel] ?? 0) + tint));
      }
    }
  }
  return pixels;
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
