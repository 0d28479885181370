import type { ContentLake } from "./content-lake.ts";
import { serveLake } from "./server.ts";

/** A port and an interface. Port 0, the default, is any free port; the interface is the loopback interface by default. */
export interface ListenOptions {
  port?: number;
  host?: string;
}

/** The options of `@sanity/client` that select a lake. Add an `apiVersion` and a `token`. */
export interface ClientOptions {
  apiHost: string;
  projectId: string;
  dataset: string;
  useProjectHostname: false;
  useCdn: false;
}

/** A lake that listens on a port. */
export interface ListeningLake {
  url: string;
  port: number;
  /** Options for `createClient` of `@sanity/client`. */
  client: ClientOptions;
  /** Closes the connections and the port. The lake stays open. */
  close(): Promise<void>;
}

/** Serves a lake on a port. Rejects with an `Error` for users if the port is in use. */
export async function listen(
  lake: ContentLake,
  { port = 0, host = "127.0.0.1" }: ListenOptions = {},
): Promise<ListeningLake> {
  const running = await serveLake(lake, port, host);
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${running.port}`;
  const { projectId, dataset } = lake;
  return {
    url,
    port: running.port,
    client: { apiHost: url, projectId, dataset, useProjectHostname: false, useCdn: false },
    close: () => running.stop(),
  };
}
