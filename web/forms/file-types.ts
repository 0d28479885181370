/** A type of file that visitors may send. `begins` are the bytes at the beginning of such a file. */
type FileType = { mime: string; extension: string; begins: readonly number[]; at8?: string };

/** The types of files that visitors may send. None of them runs scripts when an editor opens it in a browser. */
export const fileTypes: readonly FileType[] = [
  { mime: "application/pdf", extension: "pdf", begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mime: "image/jpeg", extension: "jpg", begins: [0xff, 0xd8, 0xff] },
  { mime: "image/png", extension: "png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: "image/webp", extension: "webp", begins: [0x52, 0x49, 0x46, 0x46], at8: "WEBP" },
];

/**
 * Returns the type of a file by its content, whatever its name and its browser say. Null if visitors
 * may not send such files.
 */
export const typeOfFile = (bytes: Uint8Array): FileType | null =>
  fileTypes.find(
    ({ begins, at8 }) =>
      begins.every((byte, index) => bytes[index] === byte) &&
      (at8 === undefined || new TextDecoder().decode(bytes.subarray(8, 12)) === at8),
  ) ?? null;
