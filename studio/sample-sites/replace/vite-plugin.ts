import type { IncomingMessage, ServerResponse } from "node:http";

type EmitFile = {
  emitFile: (file: { type: "asset"; fileName: string; source: string | Uint8Array }) => string;
};

type DevelopmentServer = {
  middlewares: {
    use: (
      handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
    ) => unknown;
  };
};

/** Imports the content only when it is needed, because Sanity's command line loads this plugin for every command. */
const readFiles = async () => (await import("./static-files.ts")).sampleSiteFiles();

const contentTypes: Record<string, string> = {
  jpg: "image/jpeg",
  json: "application/json",
  ndjson: "application/x-ndjson",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/**
 * Vite plugin that adds the sample sites to the studio's static files. The studio's bundle contains no content,
 * because the studio loads a site only when an editor chooses it.
 */
export const sampleSitesPlugin = () => ({
  name: "sample-sites",

  async generateBundle(this: EmitFile) {
    for (const [fileName, read] of await readFiles()) {
      this.emitFile({ type: "asset", fileName, source: await read() });
    }
  },

  configureServer({ middlewares }: DevelopmentServer) {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname.slice(1);
      const send = async () => {
        const read = (await readFiles()).get(path);
        if (read === undefined) return next();
        const type = contentTypes[path.split(".").at(-1) ?? ""];
        if (type !== undefined) response.setHeader("content-type", type);
        response.end(await read());
      };
      if (!path.startsWith("static/sample-sites/")) return next();
      send().catch((error: unknown) => {
        response.writeHead(500, { "content-type": "text/plain" });
        response.end(error instanceof Error ? error.message : String(error));
      });
    });
  },
});
