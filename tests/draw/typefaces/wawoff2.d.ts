declare module "wawoff2" {
  /** Returns the TrueType or OpenType file that a WOFF2 file contains. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
