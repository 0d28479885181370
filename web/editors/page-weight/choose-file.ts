import type { OfferedPicture } from "./find-blocks.ts";

/** A viewport in CSS pixels, with its device pixel ratio. */
export type Device = { width: number; height: number; density: number };

/** The devices for which the weight of pages is computed. */
export const devices = {
  phone: { width: 390, height: 844, density: 3 },
  computer: { width: 1440, height: 900, density: 1 },
} as const satisfies Record<string, Device>;

export type DeviceName = keyof typeof devices;

/** Splits a list at commas outside of parentheses. */
function split(text: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${letter}`);
  }
  return parts.map((part) => part.trim());
}

/**
 * Converts a length in an image's `sizes` attribute to CSS pixels. Supports only what our blocks use: a number with
 * a unit, `min()` and `max()`.
 */
function pixels(length: string, { width, height }: Device): number {
  const [, name, list] = /^(min|max)\((.*)\)$/.exec(length) ?? [];
  if (list !== undefined) {
    const values = split(list).map((each) => pixels(each, { width, height, density: 1 }));
    return name === "min" ? Math.min(...values) : Math.max(...values);
  }
  const [, number, unit = "px"] = /^([\d.]+)(vw|vh|rem|px)$/.exec(length) ?? [];
  const units: Record<string, number> = { vw: width / 100, vh: height / 100, rem: 16, px: 1 };
  return number === undefined ? width : Number(number) * (units[unit] ?? 1);
}

/** Whether a media query matches a device. Supports `min-width` and `max-width`. */
function holds(media: string, device: Device): boolean {
  return [...media.matchAll(/\((min|max)-width:\s*([^)]+)\)/g)].every(([, bound, length = ""]) => {
    const limit = pixels(length.trim(), device);
    return bound === "min" ? device.width >= limit : device.width <= limit;
  });
}

function shownWidth(sizes: string, device: Device): number {
  for (const entry of split(sizes)) {
    const [, media = "", length = ""] =
      /^((?:\([^()]*\)(?:\s+and\s+)?)*)\s*(.*)$/.exec(entry) ?? [];
    if (holds(media, device)) return pixels(length.trim(), device);
  }
  return device.width;
}

/** Returns the file that Chromium selects: the smallest with enough pixels for the screen, otherwise the largest. */
function fileFor(srcSet: string, sizes: string, device: Device): string | null {
  const needed = shownWidth(sizes, device) * device.density;
  const files = srcSet
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .map(([address = "", size = ""]) => ({ address, width: Number.parseInt(size, 10) }))
    .toSorted((one, other) => one.width - other.width);
  return (files.find(({ width }) => width >= needed) ?? files.at(-1))?.address ?? null;
}

/** Returns the URL of the file that a browser loads for an image on a device. */
export function chooseFile(
  { src, srcSet, sizes, alternatives }: OfferedPicture,
  device: Device,
): string {
  const other = alternatives.find(({ media }) => holds(media, device));
  const file = other
    ? fileFor(other.srcSet, other.sizes, device)
    : srcSet === null
      ? null
      : fileFor(srcSet, sizes, device);
  return file ?? src;
}
