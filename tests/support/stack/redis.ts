import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import {
  findProgram,
  installFromDebian,
} from "../../../studio/content-lake/tests/support/debian.ts";

const findServer = () => {
  const names = ["valkey-server", "redis-server"];
  return findProgram(...names, ...names.map((name) => `/usr/bin/${name}`)) ?? null;
};

/** Returns the path of a Redis server, after installing Debian's package as root if needed, or null with a warning. */
export function ensureRedis(): string | null {
  const found = findServer() ?? (installFromDebian("Redis", "redis-server") ? findServer() : null);
  if (found === null) {
    console.warn(
      "SKIPPED: the tests of the shared store need a Redis or Valkey server (Debian: `apt-get install redis-server`).",
    );
  }
  return found;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return address.port;
}

/** Starts an empty server on loopback, which writes nothing to disk, and waits until it accepts connections. */
export async function startRedis(program: string, port: number) {
  const server = spawn(
    program,
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  for await (const chunk of server.stdout) {
    output += String(chunk);
    if (output.includes("Ready to accept connections")) break;
  }
  return {
    stop: async () => {
      if (server.exitCode !== null) return;
      server.kill("SIGKILL");
      await once(server, "exit");
    },
  };
}
