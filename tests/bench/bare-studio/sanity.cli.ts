import { defineCliConfig } from "sanity/cli";

export default defineCliConfig({
  api: { projectId: "marquee", dataset: "production" },
  deployment: { autoUpdates: false },
});
