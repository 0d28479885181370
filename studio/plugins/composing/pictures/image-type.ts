/** Media types of the images that the site displays. */
const imageTypes = {
  png: "image/png",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
} as const;

/** Number of bytes that are read at a file's start to detect its type. An SVG may begin with long comments. */
const START = 16_384;

/** Returns bytes as text, in which each character is one byte. */
const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to));

/** Whether the file is an AVIF: its list of compatible brands names AVIF. A HEIC file has other brands. */
function isAvif(bytes: Uint8Array): boolean {
  if (latin(bytes, 4, 8) !== "ftyp") return false;
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256);
  const brands = latin(bytes, 8, length).match(/.{4}/gs) ?? [];
  return brands.some((brand) => brand === "avif" || brand === "avis");
}

/** Whether the root element is an `svg`. An HTML page with an `svg` inside is not an image. */
function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, "");
  const root = text.replace(
    /^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)+/i,
    "",
  );
  return /^<svg[\s>/]/.test(root);
}

/**
 * Returns the media type of an image by its content, because a file's name and its declared type may
 * be wrong. Returns null for any other file.
 */
export async function imageTypeOf(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, START).arrayBuffer());
  if (latin(bytes, 0, 8) === "\u0089PNG\r\n\u001A\n") return imageTypes.png;
  if (latin(bytes, 0, 3) === "\u00FF\u00D8\u00FF") return imageTypes.jpeg;
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return imageTypes.gif;
  if (latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP") return imageTypes.webp;
  if (bytes.length >= 12 && isAvif(bytes)) return imageTypes.avif;
  return isSvg(bytes) ? imageTypes.svg : null;
}
