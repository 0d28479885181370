import { fileURLToPath } from "node:url";
import { defineCliConfig } from "sanity/cli";
import { readStudioSettings } from "./settings.ts";

const { projectId, dataset, lakeUrl } = readStudioSettings(process.env);

/** The client's EventSource, replaced by ours on the embedded lake: see `streams/README.md`. */
const embeddedStreams = {
  "@sanity/eventsource": fileURLToPath(new URL("./streams/event-source.ts", import.meta.url)),
};

export default defineCliConfig({
  api: { projectId, dataset },
  // What was installed is what runs: no newer Studio from a content network, and no request to one.
  deployment: { autoUpdates: false },
  ...(lakeUrl === null ? {} : { vite: { resolve: { alias: embeddedStreams } } }),
});
