import { randomBytes } from "node:crypto";
import { createContentLake, defaultOrigins } from "../content-lake.ts";
import { serveLake } from "../server.ts";
import { dataFolder, type Arguments } from "./arguments.ts";

/** Serves a lake until it is told to stop. Throws an `Error` for people where it can't start. */
export async function serve(given: Arguments): Promise<void> {
  const port = portOf(given.port ?? "3400");
  const dataDir = dataFolder(given);
  const origins = (given.origin ?? defaultOrigins).map(originOf);
  const lake = createContentLake({
    dataDir,
    origins,
    hosts: given.host ?? [],
    now: () => new Date(),
    random: (bytes) => randomBytes(bytes),
  });
  const running = await serveLake(lake, port).catch((error: unknown) => {
    lake.close();
    throw error;
  });
  // Before the ready line: whoever reads it may stop the lake at once.
  stopOnSignal(async () => {
    await running.stop();
    lake.close();
  });
  console.log(`Content lake ready at http://localhost:${running.port} (data in ${dataDir})`);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`--port ${text}: a port is a number from 0 to 65535.`);
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url && (url.protocol === "http:" || url.protocol === "https:")) return url.origin;
  throw new Error(`--origin ${text}: an origin looks like http://localhost:3333.`);
}
