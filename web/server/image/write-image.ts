import { join } from "node:path";
import { collectFiles } from "./collect-files.ts";

/**
 * Copies the files of the built site into a folder, for a container image. Usage:
 * `node web/server/image/write-image.ts FOLDER KEYS`. `KEYS` is the path of the file with the keys
 * of draft mode in the container, which the site writes when it starts.
 */
const [target, keysFile] = process.argv.slice(2);
if (target === undefined || keysFile === undefined) {
  throw new Error("The folder and the path of the keys are missing: write-image.ts FOLDER KEYS");
}
await collectFiles(join(import.meta.dirname, "../../.."), {
  build: join("web", process.env["MARQUEE_DIST"] ?? ".next"),
  target,
  keysFile,
});
