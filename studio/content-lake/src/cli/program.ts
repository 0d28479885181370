import type { Program } from "./arguments.ts";

/** The program of this package. */
export const contentLakeProgram: Program = {
  name: "content-lake",
  dataDir: process.env["CONTENT_LAKE_DATA"] ?? ".content-lake",
  dataDirHelp: ".content-lake, or CONTENT_LAKE_DATA",
  projectId: "local",
  webhookSecret: "CONTENT_LAKE_WEBHOOK_SECRET",
  commands: {},
  commandOptions: {},
  commandsHelp: "",
};
