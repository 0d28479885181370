import { fileURLToPath } from "node:url";
import { defineCliConfig } from "sanity/cli";
import { readStudioSettings } from "./settings.ts";

const { projectId, dataset, lakeUrl } = readStudioSettings(process.env);

/** Replaces the client's EventSource with ours on the embedded lake. See `streams/README.md`. */
const embeddedStreams = {
  "@sanity/eventsource": fileURLToPath(
    new URL("./plugins/streams/event-source.ts", import.meta.url),
  ),
};

export default defineCliConfig({
  api: { projectId, dataset },
  // Runs the installed version of the Studio, without requests to Sanity's CDN for newer ones.
  deployment: { autoUpdates: false },
  ...(lakeUrl === null ? {} : { vite: { resolve: { alias: embeddedStreams } } }),
});
