import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

/** Starts an HTTP server on a port of this machine. Returns a function that stops it with all of its connections. */
export async function openServer(port: number, listener: RequestListener) {
  const server = createServer(listener).listen(port, "localhost");
  await once(server, "listening");
  return {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
