import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { publicStudioSettings, readStudioSettings } from "../settings.ts";
import { writeStudio } from "./services/studio-server.ts";
import { hostsOfSanity, serveStudio } from "./services/studio-server.ts";

/**
 * Serves the built studio outside of `npm start`, with the settings of its environment. Usage:
 * `node_modules/.bin/node studio/launcher/serve-studio.ts --host studio.example.org --bind 0.0.0.0 --port 3333`.
 * `--host` is a name that visitors use, and can be repeated. `--write FOLDER` serves nothing: it
 * writes the studio to a folder for another web server.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      host: { type: "string", multiple: true, default: [] },
      bind: { type: "string", default: "localhost" },
      port: { type: "string", default: "3333" },
      write: { type: "string" },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port < 1 || port > 65_535) {
    throw new Error(
      `The studio can't listen on port "${values.port}": give a number from 1 to 65535.`,
    );
  }
  const { lakeUrl, previewUrl } = readStudioSettings(process.env);
  const folder = join(import.meta.dirname, "../dist");
  if (!existsSync(join(folder, "index.html"))) {
    throw new Error(`The studio is not built: there is nothing in ${folder}. Run "npm run build".`);
  }
  const studio = {
    folder,
    friends: [previewUrl, ...(lakeUrl === null ? hostsOfSanity : [lakeUrl])],
    settings: publicStudioSettings(process.env),
  };
  if (values.write !== undefined) {
    writeStudio(studio, values.write);
    console.log(
      `The studio is in ${values.write}. Respond with index.html to paths without a file.`,
    );
    return;
  }
  const server = await serveStudio({
    ...studio,
    port,
    bind: values.bind,
    hosts: [...values.host, `localhost:${port}`, `127.0.0.1:${port}`],
  });
  console.log(`Studio ready at http://${values.bind}:${port}`);
  const stop = () => void server.stop().then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
