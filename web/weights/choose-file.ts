import type { OfferedPicture } from "./find-blocks.ts";

/** A window, in CSS pixels, and how many pixels of its screen one of them takes. */
export type Device = { width: number; height: number; density: number };

/** What pages are weighed for. */
export const devices = {
  phone: { width: 390, height: 844, density: 3 },
  computer: { width: 1440, height: 900, density: 1 },
} as const satisfies Record<string, Device>;

/** Names of the windows. */
export type DeviceName = keyof typeof devices;

/** Parts of a list that commas outside of brackets separate. */
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

/** A length of `sizes` in CSS pixels: lengths, `min()` and `max()` of them, as our blocks write them. */
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

/** Whether a media query of widths holds. */
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

/** The file that Chromium takes: the smallest that has a pixel for each of the screen's, else the largest. */
function fileFor(srcSet: string, sizes: string, device: Device): string | null {
  const needed = shownWidth(sizes, device) * device.density;
  const files = srcSet
    .split(/,\s+/)
    .map((entry) => entry.trim().split(/\s+/))
    .map(([address = "", size = ""]) => ({ address, width: Number.parseInt(size, 10) }))
    .toSorted((one, other) => one.width - other.width);
  return (files.find(({ width }) => width >= needed) ?? files.at(-1))?.address ?? null;
}

/** Takes a picture as a page offers it, gives the address of the file that a browser fetches in such a window. */
export function chooseFile(
  { src, srcSet, sizes, instead }: OfferedPicture,
  device: Device,
): string {
  const other = instead.find(({ media }) => holds(media, device));
  const file = other
    ? fileFor(other.srcSet, other.sizes, device)
    : srcSet === null
      ? null
      : fileFor(srcSet, sizes, device);
  return file ?? src;
}
