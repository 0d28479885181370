import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * Starts a proxy in front of a lake that delays live events by `ms`, or drops them while `isSilent`
 * returns true. It passes on everything else at once. A double of a slow or broken connection between
 * an instance and the content service.
 */
export async function startDelayedLake(
  lakePort: number,
  ms: number,
  isSilent: () => boolean = () => false,
) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    const lake = connect(lakePort, "localhost");
    // A connection is reused for several requests, so the stream may begin on an older one.
    let isStream = false;
    socket.on("data", (chunk: Buffer) => {
      isStream ||= chunk.includes("/live/events/");
      lake.write(chunk);
    });
    lake.on("data", (chunk: Buffer) => {
      if (!isStream) return void socket.write(chunk);
      if (!isSilent()) setTimeout(() => socket.write(chunk), ms);
    });
    const end = () => {
      lake.destroy();
      socket.destroy();
    };
    for (const each of [lake, socket]) each.on("error", end).on("close", end);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    url: `http://localhost:${address.port}`,
    stop(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
