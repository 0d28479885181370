import { serveProgram } from "../files/program-process.ts";
import { checkFont } from "./check-font.ts";

/** Checks and measures a font. Writes a `CheckedFont` as JSON. */
await serveProgram(async (file) => JSON.stringify(await checkFont(file)));
