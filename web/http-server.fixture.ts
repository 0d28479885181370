import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

/** Starts a server on this machine. Returns its port, and a function that stops it with all of its connections. */
export async function openServer(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port }: { port: number } = Object(server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, close };
}
