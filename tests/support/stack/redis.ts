import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";

const names = ["valkey-server", "redis-server"];

function findServer(): string | null {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin"];
  const all = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return all.find((path) => existsSync(path)) ?? null;
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !run("apt-get", "--version")) return false;
  console.log("Installing Redis with apt-get …");
  return (
    run("apt-get", "update", "-qq") &&
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "redis-server")
  );
}

/**
 * Returns the path of a Redis or Valkey server. If the system has none and the tests run as root,
 * installs Debian's package. Returns null, with a warning, if there is still no server.
 */
export function ensureRedis(): string | null {
  const found = findServer() ?? (installFromDebian() ? findServer() : null);
  if (found === null) {
    console.warn(
      "SKIPPED: the tests of the shared store need a Redis or Valkey server (Debian: `apt-get install redis-server`).",
    );
  }
  return found;
}

/** Returns a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return address.port;
}

/**
 * Starts an empty Redis or Valkey server on loopback. It writes nothing to disk. Resolves when the
 * server accepts connections.
 */
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
