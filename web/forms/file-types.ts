/** A type of file that visitors may send. */
type FileType = {
  mime: string;
  extension: string;
  /** Bytes at the beginning of such a file. */
  begins?: readonly number[];
  /** Texts that such a file may have at byte 8. */
  brands?: readonly string[];
};

/** The types of files that visitors may send. None of them runs scripts when an editor opens it in a browser. */
export const fileTypes: readonly FileType[] = [
  { mime: "application/pdf", extension: "pdf", begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mime: "image/jpeg", extension: "jpg", begins: [0xff, 0xd8, 0xff] },
  { mime: "image/png", extension: "png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: "image/webp", extension: "webp", begins: [0x52, 0x49, 0x46, 0x46], brands: ["WEBP"] },
  // Photos of iPhones. Their first four bytes are a length.
  { mime: "image/heic", extension: "heic", brands: ["heic", "heix", "heim", "heis", "mif1"] },
];

/** Number of bytes from which the type of a file is recognized. */
export const TYPE_BYTES = 12;

/**
 * Returns the type of a file by its first bytes, whatever its name and its browser say. Null if visitors
 * may not send such files.
 */
export function typeOfFile(bytes: Uint8Array): FileType | null {
  const brand = new TextDecoder("latin1").decode(bytes.subarray(8, TYPE_BYTES));
  return (
    fileTypes.find(
      ({ begins = [], brands }) =>
        begins.every((byte, index) => bytes[index] === byte) &&
        (brands === undefined || brands.includes(brand)),
    ) ?? null
  );
}
