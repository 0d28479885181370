import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * The fault of the next commit of a client: the proxy forwards it and cuts the connection
 * before the response, or cuts the connection instead of forwarding it.
 */
type Cut = "response" | "request";

/** A proxy between a node and PostgreSQL that can lose a commit or its response. */
export interface CuttingProxy {
  /** The address of the database through this proxy. */
  database: string;
  /** Cuts the connection of the next commit. Resolves when that has happened. */
  cutNext(cut: Cut): Promise<void>;
  /** Cuts all connections, and refuses new ones until the returned function is called. */
  block(): () => void;
  close(): void;
}

/** The simple query "commit" in PostgreSQL's protocol. */
const commit = Buffer.from("Q\0\0\0\x0bcommit\0", "latin1");

/** Starts a proxy in front of the database with this address. */
export async function openCuttingProxy(database: string): Promise<CuttingProxy> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let cut: { kind: Cut; done: () => void } | undefined;
  let isBlocked = false;
  const server = createServer((client) => {
    if (isBlocked) {
      client.destroy();
      return;
    }
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
      if (!cut || !bytes.includes(commit)) {
        upstream.write(bytes);
        return;
      }
      const { kind, done } = cut;
      cut = undefined;
      if (kind === "response") {
        isMuted = true;
        upstream.write(bytes);
        upstream.once("data", end);
      } else end();
      done();
    });
    upstream.on("data", (bytes) => {
      if (!isMuted) client.write(bytes);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const through = new URL(database);
  through.port = String(typeof address === "object" && address ? address.port : 0);
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    database: through.href,
    cutNext: (kind) =>
      new Promise((done) => {
        cut = { kind, done };
      }),
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
