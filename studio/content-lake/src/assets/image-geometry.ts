import { sideCeiling, type ImageOptions } from "./image-options.ts";

export interface Size {
  width: number;
  height: number;
}

interface Region extends Size {
  left: number;
  top: number;
}

/** `region` is the part of the source that is shown; `size` is its scaled size. It is centered on `canvas`. */
export interface Geometry {
  region: Region;
  size: Size;
  canvas: Size;
}

/**
 * `source` is the size of the original with its Exif orientation applied. The option `or` rotates the picture after
 * cropping. `w` and `h` are the size of the rotated picture, including its padding. Scaling enlarges no side beyond
 * `sideCeiling`.
 */
export function geometryOf(source: Size, options: ImageOptions): Geometry {
  const { dpr, fit, or } = options;
  const turned = or === 90 || or === 270;
  const rect = within(options.rect, source);
  const requested = fit === "crop" ? limited(rect, options, turned) : options;
  const pad = 2 * Math.round(options.pad * dpr);
  const [w, h] = [requested.w, requested.h].map((side) =>
    side === undefined
      ? undefined
      : Math.max(1, Math.min(sideCeiling, Math.round(side * dpr)) - pad),
  );
  const box = turned ? { w: h, h: w } : { w, h };
  const cut = fitted(rect, box, options);
  const rotatedSize = turned ? swapSides(cut.size) : cut.size;
  const isFilled = (fit === "fill" || fit === "fillmax") && w !== undefined && h !== undefined;
  const canvas = isFilled ? { width: w, height: h } : rotatedSize;
  return {
    ...cut,
    canvas: { width: canvas.width + pad, height: canvas.height + pad },
  };
}

function swapSides({ width, height }: Size): Size {
  return { width: height, height: width };
}

interface Box {
  w?: number | undefined;
  h?: number | undefined;
}

function within(rect: ImageOptions["rect"], { width: w, height: h }: Size): Region {
  const [left = 0, top = 0, width = w, height = h] = rect ?? [];
  const x = Math.min(left, w - 1);
  const y = Math.min(top, h - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(width, w - x)),
    height: Math.max(1, Math.min(height, h - y)),
  };
}

/**
 * Returns the size of a `fit=crop` image. Computes a missing side from the picture's proportions and applies the limits
 * `min-w`, `max-w`, `min-h` and `max-h`. If none of these limits is set, returns `options` unchanged.
 */
function limited(region: Region, options: ImageOptions, turned: boolean): Box {
  const limits = [options["min-w"], options["max-w"], options["min-h"], options["max-h"]];
  if (limits.every((limit) => limit === undefined)) return options;
  const { width, height } = turned ? swapSides(region) : region;
  const w = options.w ?? (options.h === undefined ? width : (options.h * width) / height);
  const h = options.h ?? (options.w === undefined ? height : (options.w * height) / width);
  const clamp = (side: number, least = 1, most = sideCeiling) =>
    Math.max(least, Math.min(side, most));
  return {
    w: clamp(w, options["min-w"], options["max-w"]),
    h: clamp(h, options["min-h"], options["max-h"]),
  };
}

function fitted(
  rect: Region,
  { w, h }: Box,
  options: ImageOptions,
): { region: Region; size: Size } {
  const { fit } = options;
  const both = w !== undefined && h !== undefined;
  if (both && fit === "scale") return { region: rect, size: { width: w, height: h } };
  if (both && fit === "crop") {
    // With `crop=entropy`, `transformImage` selects the region, because that requires the pixels.
    const region = options.crop === "entropy" ? rect : focused(rect, w / h, options);
    return { region, size: { width: w, height: h } };
  }
  if (both && fit === "min") {
    const region = focused(rect, w / h, options);
    return { region, size: scaled(region, Math.min(1, w / region.width)) };
  }
  const ratios = [
    ...(w === undefined ? [] : [w / rect.width]),
    ...(h === undefined ? [] : [h / rect.height]),
  ];
  const grows = fit !== "max" && fit !== "fillmax" && fit !== "min";
  const factor = ratios.length ? Math.min(...ratios, grows ? Number.MAX_VALUE : 1) : 1;
  return { region: rect, size: scaled(rect, factor) };
}

function scaled({ width, height }: Size, factor: number): Size {
  const most = Math.max(1, sideCeiling / Math.max(width, height));
  const by = Math.min(factor, most);
  return {
    width: Math.max(1, Math.round(width * by)),
    height: Math.max(1, Math.round(height * by)),
  };
}

/**
 * Returns the largest part of the region with these proportions, as close to the focal point as possible (by default
 * the center).
 */
function focused(region: Region, ratio: number, options: ImageOptions): Region {
  const width = Math.max(1, Math.min(region.width, Math.round(region.height * ratio)));
  const height = Math.max(1, Math.min(region.height, Math.round(region.width / ratio)));
  const { x, y } = focalPoint(options);
  const shift = (size: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(size * at - part / 2, 0), size - part));
  return {
    left: region.left + shift(region.width, width, x),
    top: region.top + shift(region.height, height, y),
    width,
    height,
  };
}

function focalPoint({ crop = "focalpoint", ...options }: ImageOptions): { x: number; y: number } {
  if (crop === "focalpoint") return { x: options["fp-x"] ?? 0.5, y: options["fp-y"] ?? 0.5 };
  const sides = crop.split(",");
  const along = (before: string, after: string) =>
    sides.includes(before) ? 0 : sides.includes(after) ? 1 : 0.5;
  return { x: along("left", "right"), y: along("top", "bottom") };
}
