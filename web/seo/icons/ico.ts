const HEADER = 6;
const ENTRY = 16;

/** Returns an ICO file that contains PNG images, which all browsers read. `side` is at most 255 pixels. */
export function icoOf(
  images: readonly { side: number; png: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const start = HEADER + ENTRY * images.length;
  const size = images.reduce((sum, { png }) => sum + png.byteLength, start);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // The file's type: 1 for an icon.
  view.setUint16(4, images.length, true);
  let offset = start;
  for (const [index, { side, png }] of images.entries()) {
    const entry = HEADER + ENTRY * index;
    view.setUint8(entry, side);
    view.setUint8(entry + 1, side);
    view.setUint16(entry + 4, 1, true); // Number of color planes.
    view.setUint16(entry + 6, 32, true); // Bits per pixel.
    view.setUint32(entry + 8, png.byteLength, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.byteLength;
  }
  return file;
}
