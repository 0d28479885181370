/** A type of file that visitors may send, and how the first bytes of such a file look as characters. */
type FileType = { mime: string; extension: string; begin: RegExp };

/** The types of files that visitors may send. None of them runs scripts when an editor opens it in a browser. */
export const fileTypes: readonly FileType[] = [
  { mime: "application/pdf", extension: "pdf", begin: /^%PDF-/ },
  { mime: "image/jpeg", extension: "jpg", begin: /^\xFF\xD8\xFF/ },
  { mime: "image/png", extension: "png", begin: /^\x89PNG\r\n/ },
  { mime: "image/webp", extension: "webp", begin: /^RIFF.{4}WEBP/s },
  // Photos of iPhones. Their first four bytes are a length.
  { mime: "image/heic", extension: "heic", begin: /^.{4}ftyp(?:hei[a-z]|mif1)/s },
];

/** Number of bytes from which the type of a file is recognized. */
export const TYPE_BYTES = 12;

/**
 * Returns the type of a file by its first bytes, whatever its name and its browser say. Null if visitors
 * may not send such files.
 */
export function typeOfFile(bytes: Uint8Array): FileType | null {
  const text = String.fromCodePoint(...bytes.subarray(0, TYPE_BYTES));
  return fileTypes.find(({ begin }) => begin.test(text)) ?? null;
}
