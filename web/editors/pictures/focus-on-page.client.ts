import { type Axis, axisOf, inCrop } from "./focal-point.ts";
import { pictureAt, type PictureOnPage } from "./pictures-on-page.client.ts";

type Point = { x: number; y: number };

const percent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`;

/** Whether the browser displays the picture's crop for phones. */
const isPhoneCut = (image: HTMLImageElement): boolean =>
  [...(image.parentElement?.querySelectorAll(":scope > source") ?? [])].some(
    (source) => source instanceof HTMLSourceElement && matchMedia(source.media).matches,
  );

/** Sets the variables with which the site's stylesheets crop an image (picture.tsx, hero-animation.tsx). */
function crop(image: HTMLImageElement, { x, y }: Point): void {
  const isPhone = isPhoneCut(image);
  const focus = `${percent(x)} ${percent(y)}`;
  image.style.setProperty(isPhone ? "--phone-focus" : "--focus", focus);
  const frame = image.closest<HTMLElement>('[style*="--ratio"][style*="--x"]');
  if (isPhone || frame === null) return;
  frame.style.setProperty("--x", String(x));
  frame.style.setProperty("--y", String(y));
}

/**
 * Images whose focal point was set in the browser, with the paths of their pictures. The server may
 * not have rendered these focal points yet, and React doesn't know them.
 */
const shown = new Map<HTMLImageElement, { path: string; isStored: boolean }>();

/**
 * Crops a picture around a focal point at once. The point is in fractions of the part that remains
 * after the editor's crop.
 */
export function showFocus({ image, path }: PictureOnPage, point: Point): void {
  if (image === null) return;
  crop(image, point);
  shown.set(image, { path, isStored: false });
}

/** Notes that the content service has stored all focal points. */
export function noteFocusStored(): void {
  for (const entry of shown.values()) entry.isStored = true;
}

/** Crops pictures around their stored focal points, as the server does. Called after the page was rendered again. */
export function displayStoredFocus(page: string): void {
  for (const [image, { path, isStored }] of shown) {
    if (!isStored && image.isConnected) continue;
    shown.delete(image);
    const picture = pictureAt(page, path);
    if (picture?.image === image && picture.focus) {
      crop(image, inCrop(picture.focus, picture.focus.crop));
    }
  }
}

/** Returns both axes of an image in its frame, measured as the browser draws the image now. */
export function axesOf(image: HTMLImageElement): { x: Axis; y: Axis } {
  const { width, height } = image.getBoundingClientRect();
  const { objectFit, objectPosition } = getComputedStyle(image);
  const natural = {
    width: image.naturalWidth || image.width || width,
    height: image.naturalHeight || image.height || height,
  };
  const scale = Math.max(width / natural.width, height / natural.height);
  const isCropped = objectFit === "cover";
  const [x = "50%", y = "50%"] = objectPosition.match(/-?[\d.]+(?:%|px)/g) ?? [];
  return {
    x: axisOf(width, isCropped ? natural.width * scale : width, x),
    y: axisOf(height, isCropped ? natural.height * scale : height, y),
  };
}
