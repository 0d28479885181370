import { fileURLToPath } from "node:url";
import { defineCliConfig } from "sanity/cli";
import { sampleSitesPlugin } from "./sample-sites/replace/vite-plugin.ts";
import { readStudioSettings } from "./settings.ts";

const { projectId, dataset, appId, lakeUrl } = readStudioSettings(process.env);

/**
 * With the embedded lake, replaces the EventSource of Sanity's client with our own
 * (plugins/streams/README.md).
 */
const embeddedStreams = {
  "@sanity/eventsource": fileURLToPath(
    new URL("./plugins/streams/event-source.ts", import.meta.url),
  ),
};

export default defineCliConfig({
  api: { projectId, dataset },
  // Uses the installed version of the Studio. Otherwise the Studio would ask Sanity's CDN for a
  // newer version.
  deployment: { autoUpdates: false, ...(appId === null ? {} : { appId }) },
  vite: {
    plugins: [sampleSitesPlugin()],
    ...(lakeUrl === null ? {} : { resolve: { alias: embeddedStreams } }),
  },
});
