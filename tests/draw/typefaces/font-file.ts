import { readFile } from "node:fs/promises";
import decompress from "woff2-encoder/decompress";
import { measureFont, type MeasuredFont } from "../../../web/content/typefaces/measured-font.ts";

/** Opens a WOFF2 file. */
export const openFont = async (path: string): Promise<MeasuredFont> =>
  measureFont(await decompress(await readFile(path)));
