import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findProgram, installFromDebian, isRoot } from "./debian.ts";

/** Debian's folder of PostgreSQL's versions, whose programs are not in the PATH. */
const debianFolder = "/usr/lib/postgresql";

/** User and group id of `nobody`. PostgreSQL refuses to run as root. */
const unprivilegedUser = 65_534;

/** A PostgreSQL server of a test, with its data in a temporary folder. */
export interface TestPostgres {
  newDatabase(): Promise<string>;
  /** Kills all processes of the server, as a power failure does, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the folder of PostgreSQL's programs. Installs them if they are missing and this process is root. */
function programs(): string {
  const found = () => {
    const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
    const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
    const installed = newestFirst.map((version) => join(debianFolder, version, "bin", "initdb"));
    return findProgram("initdb", ...installed);
  };
  if (found() === undefined) installFromDebian("PostgreSQL", "postgresql");
  const program = found();
  if (program !== undefined) return dirname(program);
  throw new Error(
    "PostgreSQL was not found. Install it (Debian: apt-get install postgresql), or put `initdb` in the PATH.",
  );
}

/**
 * Starts a PostgreSQL server. Every commit is on disk, unless `isDurable` is false: that is faster,
 * for tests that don't crash the server.
 */
export async function startPostgres({ isDurable = true } = {}): Promise<TestPostgres> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), "lake-postgres-"));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  const user = isRoot() ? { uid: unprivilegedUser, gid: unprivilegedUser } : {};
  if (isRoot())
    for (const path of [folder, data]) chownSync(path, unprivilegedUser, unprivilegedUser);
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "lake", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...user, encoding: "utf8", cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const addressOf = (name: string) => `postgres://lake@127.0.0.1:${port}/${name}`;
  let server: ChildProcess;
  let databases = 0;
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    ...(isDurable ? [] : ["fsync=off", "full_page_writes=off", "synchronous_commit=off"]),
  ];
  const options = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const spawnServer = () => {
    server = spawn(join(bin, "postgres"), options, { ...user, cwd: folder, stdio: "ignore" });
  };
  const start = async () => {
    const end = performance.now() + 30_000;
    spawnServer();
    while (!(await canConnect(addressOf("postgres")))) {
      if (performance.now() > end) throw new Error("PostgreSQL did not start within 30 s.");
      await pause(20);
      // A server can't start before the processes of a killed one have ended.
      if (server.exitCode !== null) spawnServer();
    }
  };
  const kill = async () => {
    const closed = once(server, "close");
    // The server's other processes end by themselves when their parent is gone.
    server.kill("SIGKILL");
    await closed;
  };
  await start();
  return {
    newDatabase: async () => {
      databases += 1;
      const name = `lake_${databases}`;
      await onServer(addressOf("postgres"), (client) => client.query(`create database ${name}`));
      return addressOf(name);
    },
    crash: async () => {
      await kill();
      await start();
    },
    stop: async () => {
      const closed = once(server, "close");
      server.kill("SIGINT");
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function onServer<Result>(
  address: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const canConnect = (address: string): Promise<boolean> =>
  onServer(address, (client) => client.query("select 1")).then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address === "object" && address) return address.port;
  throw new Error("There is no free port.");
}
