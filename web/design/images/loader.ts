/**
 * Image widths in `srcset`, in pixels. The CDN scales the image. The browser selects a width by
 * `sizes` and the screen's pixel density.
 */
export const pictureWidths = [640, 828, 1080, 1440, 1920, 2560, 3840] as const;

/**
 * Image quality (`q`). Below 75, compression artifacts are visible in the grain of posters. Above
 * 75, files grow without visible gain.
 */
export const pictureQuality = 75;

/** The only host whose images browsers fetch directly; all others are served through the site's `/cdn`. */
const hostedCdn = "https://cdn.sanity.io";

/**
 * Returns the address at which browsers fetch an asset. `url` is the asset's stored absolute URL, or a path of the
 * site. Addresses on the hosted CDN and paths are returned unchanged. Assets of the embedded lake (the local server
 * that replaces Sanity's content lake) get a path below `/cdn`, so that a page needs no other host. next.config.ts
 * rewrites that path.
 */
export function assetAddress(url: string): string {
  if (url.startsWith("/")) return url;
  const parsed = new URL(url);
  return parsed.origin === hostedCdn ? parsed.href : `/cdn${parsed.pathname}${parsed.search}`;
}

/** Whether an image is an SVG, which the CDN neither scales nor crops. */
export const isVector = (url: string): boolean => /\.svg(?:\?|$)/.test(url);

/** Whether the file's format can contain an animation. */
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
  // `max` never scales up an original that is smaller than the requested width.
  transforms.set("fit", height === undefined ? "max" : "crop");
  if (height !== undefined) transforms.set("h", String(height));
  // Requests a still frame, because an image has no button to stop its animation. Only the animation and video blocks
  // display motion. [BLK-3]
  if (mayMove(path)) transforms.set("frame", "1");
  return `${path}?${transforms}`;
}

/**
 * Returns the address of the image `src` in one width. Next.js uses this function as its image loader
 * (`images.loaderFile`); our components call it too. `src` is an asset's address, optionally with transforms such as
 * `rect` in its query.
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
 * Returns the address of an image in one size, for social cards and the like. Ignores the editor's crop. With `height`,
 * the image is cropped around its center. For an asset of the embedded lake, the address is a path of the site.
 */
export function imageAddress(
  asset: { url: string },
  size: { width: number; height?: number },
): string {
  return transformed(asset.url, size);
}
