import { createServer } from "node:http";
import { parseArgs } from "node:util";
import compression from "compression";
import next from "next";
import { createPageMemory } from "./page-memory.ts";
import { sendStaticPages } from "./static-pages.ts";

/** A page is some 20 kB on the wire: about 3,000 of them. */
const MEMORY = { maxBytes: 64 * 1024 * 1024 };

const { values } = parseArgs({
  options: {
    hostname: { type: "string", short: "H", default: "localhost" },
    port: { type: "string", short: "p", default: "3000" },
  },
});
const port = Number(values.port);

// Read by next.config.ts: what is compressed here must not be compressed twice.
process.env["MARQUEE_SERVING_LAYER"] = "1";
const app = next({ dev: false, dir: `${import.meta.dirname}/..`, hostname: values.hostname, port });
await app.prepare();

const answerByNext = app.getRequestHandler();
const compressed = compression();
const memory = createPageMemory(MEMORY);

const server = createServer((request, answer) => {
  compressed(request, answer, () => {
    sendStaticPages(request, answer, memory);
    void answerByNext(request, answer);
  });
});
server.once("error", (error) => {
  console.error(`The site can't listen on ${values.hostname}:${values.port}: ${error.message}`);
  process.exit(1);
});
server.listen(port, values.hostname, () => {
  console.log(`Site ready at http://${values.hostname}:${port}`);
});

function stop() {
  server.close(() => {
    void app.close().finally(() => process.exit(0));
  });
  // Event streams never end by themselves.
  server.closeAllConnections();
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
