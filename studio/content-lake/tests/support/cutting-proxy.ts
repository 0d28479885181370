import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * The fault of the next commit of a client: the proxy forwards it and cuts the connection
 * before the response, or cuts the connection instead of forwarding it.
 */
type Cut = "response" | "request";

export type CuttingProxy = Awaited<ReturnType<typeof openCuttingProxy>>;

/** The simple query "commit" in PostgreSQL's protocol. */
const commit = Buffer.from("Q\0\0\0\x0bcommit\0", "latin1");

/** Starts a proxy in front of the database with this address, which can lose a commit or its response. */
export async function openCuttingProxy(database: string) {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let cut: { kind: Cut; done: () => void } | undefined;
  let isBlocked = false;
  const server = createServer((client) => {
    if (isBlocked) return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    let isMuted = false;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", end);
      socket.on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    client.on("data", (bytes) => {
      const now = bytes.includes(commit) ? cut : undefined;
      if (now?.kind !== "request") upstream.write(bytes);
      if (!now) return;
      cut = undefined;
      if (now.kind === "response") {
        isMuted = true;
        upstream.once("data", end);
      } else end();
      now.done();
    });
    upstream.on("data", (bytes) => {
      if (!isMuted) client.write(bytes);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const through = new URL(database);
  through.port = String(Object(server.address()).port);
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    /** The address of the database through this proxy. */
    database: through.href,
    /** Cuts the connection of the next commit. Resolves when that has happened. */
    cutNext: (kind: Cut) =>
      new Promise<void>((done) => {
        cut = { kind, done };
      }),
    /** Cuts all connections, and refuses new ones until the returned function is called. */
    block: () => {
      isBlocked = true;
      cutAll();
      return () => {
        isBlocked = false;
      };
    },
    close: () => {
      server.close();
      cutAll();
    },
  };
}
