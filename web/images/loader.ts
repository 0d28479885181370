/** Widths that pictures are offered in; the CDN scales, the browser picks one by `sizes` and its pixel density. */
export const pictureWidths = [640, 828, 1080, 1440, 1920, 2560, 3840] as const;

/** Quality asked of the CDN: below 75 grain and halftone of posters turn to blocks, above it bytes grow unseen. */
export const pictureQuality = 75;

/** The one host whose pictures a browser fetches directly; any other asset address is served through our own. */
const hostedCdn = "https://cdn.sanity.io";

/**
 * Where browsers fetch an asset: the hosted CDN as it is, the embedded lake's assets through the site's own `/cdn`
 * (a rewrite in next.config.ts), so that a page asks no other host for its pictures. Takes the asset's stored
 * `url` (absolute); a path of the site is answered as it is.
 */
export function assetAddress(url: string): string {
  if (url.startsWith("/")) return url;
  const parsed = new URL(url);
  return parsed.origin === hostedCdn ? parsed.href : `/cdn${parsed.pathname}${parsed.search}`;
}

/** True for a vector drawing: the CDN neither scales nor crops it, and serves it as it is whatever one asks. */
export const isVector = (url: string): boolean => /\.svg(?:\?|$)/.test(url);

/** Formats that may hold a moving picture. */
const mayMove = (path: string) => /\.(?:gif|webp)$/.test(path);

function transformed(
  src: string,
  { width, height, quality }: { width: number; height?: number; quality?: number | undefined },
): string {
  const [path = "", query] = assetAddress(src).split("?");
  if (isVector(path)) return path;
  const transforms = new URLSearchParams(query);
  transforms.set("w", String(width));
  transforms.set("q", String(quality ?? pictureQuality));
  transforms.set("auto", "format");
  // Never scale up: a small original is sent as it is.
  transforms.set("fit", height === undefined ? "max" : "crop");
  if (height !== undefined) transforms.set("h", String(height));
  // A picture stands still, for it has no button to stop it; what moves is an animation or a video. [BLK-3]
  if (mayMove(path)) transforms.set("frame", "1");
  return `${path}?${transforms}`;
}

/**
 * Next's image loader (`images.loaderFile`) and ours: the address of `src` in one width.
 * `src` is an asset's address, with or without transforms such as `rect` already in its query.
 */
export default function loadPicture({
  src,
  width,
  quality,
}: {
  src: string;
  width: number;
  quality?: number | undefined;
}): string {
  return transformed(src, { width, quality });
}

/**
 * The address of a whole picture in one size, for social cards and the like: cut to `height`, if given, around the
 * middle. A path of the site on the embedded services.
 */
export function imageAddress(
  asset: { url: string },
  size: { width: number; height?: number },
): string {
  return transformed(asset.url, size);
}
