/** The drawn part of a photo, in its pixels, and the size in which it is drawn. */
type Drawing = { x: number; y: number; width: number; height: number; scale: number };

/** Fits a photo into a square with sides of this length, in pixels. Never enlarges it. */
export const fitInto =
  (side: number) =>
  (width: number, height: number): Drawing => ({
    x: 0,
    y: 0,
    width,
    height,
    scale: Math.min(1, side / Math.max(width, height)),
  });

/** Cuts a square out of a photo's middle, with sides of at most this length, in pixels. */
export const squareOf =
  (side: number) =>
  (width: number, height: number): Drawing => {
    const edge = Math.min(width, height);
    const [x, y] = [(width - edge) / 2, (height - edge) / 2];
    return { x, y, width: edge, height: edge, scale: Math.min(1, side / edge) };
  };

const QUALITY = 0.85;

/**
 * Whether canvases contain what was drawn. Firefox fills them with noise if the visitor resists fingerprinting, and other
 * browsers change single colors a little.
 */
function canReadCanvas(): boolean {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) return false;
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, 8, 8);
  return context.getImageData(0, 0, 8, 8).data.every((value) => value > 240);
}

/**
 * Draws a photo again as a JPEG, upright, without its metadata, such as the place where it was taken. Returns null if the
 * browser can't decode the photo, or can't read what it draws.
 */
export async function redrawPhoto(
  file: Blob,
  drawingOf: (width: number, height: number) => Drawing,
): Promise<Blob | null> {
  if (!canReadCanvas()) return null;
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
  const { x, y, width, height, scale } = drawingOf(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (context === null) return null;
  // A JPEG has no transparency.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });
  return jpeg === null || jpeg.size === 0 ? null : jpeg;
}
