import { join } from "node:path";
import { parseArgs } from "node:util";
import { publicStudioSettings, readStudioSettings } from "../settings.ts";
import { hostsOfSanity, serveStudio } from "./services/studio-server.ts";

/**
 * Serves the built studio outside of `npm start`, with the settings of its environment. Usage:
 * `node studio/launcher/serve-studio.ts --host studio.example.org --bind 0.0.0.0 --port 3333`.
 * `--host` is a name that visitors use, and can be repeated.
 */
const { values } = parseArgs({
  options: {
    host: { type: "string", multiple: true, default: [] },
    bind: { type: "string", default: "localhost" },
    port: { type: "string", default: "3333" },
  },
});
const port = Number(values.port);
const { lakeUrl, previewUrl } = readStudioSettings(process.env);
const server = await serveStudio({
  folder: join(import.meta.dirname, "../dist"),
  port,
  bind: values.bind,
  hosts: [...values.host, `localhost:${port}`, `127.0.0.1:${port}`],
  friends: [previewUrl, ...(lakeUrl === null ? hostsOfSanity : [lakeUrl])],
  settings: publicStudioSettings(process.env),
});
console.log(`Studio ready at http://${values.bind}:${port}`);
const stop = () => void server.stop().then(() => process.exit(0));
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
