import { createServer, get } from "node:http";
import { parseArgs } from "node:util";

/**
 * Serves the compressed bytes of the page at the URL `--of` from memory, on the port `--port`. Its
 * speed is the upper limit for a Node.js server.
 */
const { values } = parseArgs({
  options: { port: { type: "string", default: "0" }, of: { type: "string", default: "" } },
});

get(values.of, { headers: { "accept-encoding": "gzip" } }, (page) => {
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  page.on("end", () => {
    const body = Buffer.concat(chunks);
    const head = {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "content-length": body.length,
    };
    createServer((_request, answer) => {
      answer.writeHead(200, head);
      answer.end(body);
    }).listen(Number(values.port), "localhost");
  });
});
