import { fileURLToPath } from "node:url";
import { defineCliConfig } from "sanity/cli";
import { sampleSitesPlugin } from "./sample-sites/replace/vite-plugin.ts";
import { readStudioSettings } from "./settings.ts";

const { projectId, dataset, appId } = readStudioSettings(process.env);

/**
 * Replaces the EventSource of Sanity's client with one that also serves the embedded lake
 * (plugins/streams/README.md).
 */
const streams = {
  find: /^@sanity\/eventsource$/,
  replacement: fileURLToPath(new URL("./plugins/streams/event-source.ts", import.meta.url)),
};

export default defineCliConfig({
  api: { projectId, dataset },
  // Uses the installed version of the Studio. Otherwise the Studio would ask Sanity's CDN for a
  // newer version.
  deployment: { autoUpdates: false, ...(appId === null ? {} : { appId }) },
  vite: {
    plugins: [sampleSitesPlugin()],
    resolve: { alias: [streams] },
  },
});
