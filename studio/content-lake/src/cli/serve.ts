import { randomBytes } from "node:crypto";
import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { openTarget } from "../backup/backup-target.ts";
import { removeChangeLog } from "../backup/change-log.ts";
import { startBackup, type ContinuousBackup } from "../backup/continuous-backup.ts";
import {
  createContentLake,
  defaultOrigins,
  type ContentLake,
  type ContentLakeOptions,
} from "../content-lake.ts";
import type { Lake } from "../lake.ts";
import { webhookDuty } from "../nodes/exchange.ts";
import { serveLake } from "../server.ts";
import type { LakeFigures } from "../telemetry/telemetry.ts";
import { startTelemetry } from "../telemetry/start-telemetry.ts";
import { callWebhook, type Webhook } from "../webhook/call-webhook.ts";
import { ephemeralOf, prepareEphemeral } from "./ephemeral.ts";
import { limitGarbage } from "./limit-garbage.ts";
import { dataFolder, type Arguments, type Program } from "./arguments.ts";

const unencrypted =
  "Other machines can reach this lake, which doesn't encrypt connections. Put an HTTPS proxy in front of it.";

/** Serves a lake until SIGINT or SIGTERM. Throws an `Error` with a message for the user if the lake can't start. */
export async function serve(given: Arguments): Promise<void> {
  const port = portOf(given.port ?? "3400");
  const ephemeral = ephemeralOf(given);
  const dataDir = dataFolder(given);
  const signInOrigins = given["sign-in-origin"]?.map(originOf);
  const origins = [...(given.origin ?? defaultOrigins).map(originOf), ...(signInOrigins ?? [])];
  const bind = given.bind ?? "127.0.0.1";
  const isExposed = !isLoopback(bind);
  const webhook = webhookOf(given);
  const backupDays = backupDaysOf(given);
  if (given.backup !== undefined && (ephemeral || given.database !== undefined)) {
    throw new Error(
      "--backup copies a lake in a data folder. With --database, back up PostgreSQL and the folder of --assets.",
    );
  }
  const target =
    given.backup === undefined ? undefined : await openTarget(given.backup, process.env);
  limitGarbage();
  const telemetry = await startTelemetry(process.env);
  const { lake, disconnect } = await openLakeFor(given, {
    ...(ephemeral ? { memory: true } : { dataDir }),
    ...(given.dataset === undefined ? {} : { dataset: given.dataset }),
    projectId: given.project ?? given.program.projectId,
    telemetry,
    origins,
    ...(signInOrigins && { signInOrigins }),
    hosts: given.host ?? [],
    isExposed,
    now: () => new Date(),
    random: (bytes) => randomBytes(bytes),
    writeLog: (line) => console.log(line),
  });
  const start = async () => ({
    token: ephemeral && (await prepareEphemeral(lake, ephemeral, given)),
    running: await open(lake, port, bind, given),
  });
  const { running, token } = await start().catch((error: unknown) => {
    lake.close();
    return disconnect().then(() => {
      throw error;
    });
  });
  const backup = target && startBackup(lake.lake, target, { days: backupDays });
  if (!backup) removeChangeLog(lake.lake.store.database);
  telemetry?.observeLake(() => readFigures(lake.lake, backup));
  const startCalls = webhook && (() => callWebhook(lake.lake, "production", webhook));
  const { exchange } = lake.lake.shared ?? {};
  // One of several nodes calls the webhook, and another one if it ends.
  const stopCalls =
    startCalls && (exchange ? exchange.lead(webhookDuty, startCalls) : startCalls());
  // The signal handlers must be set before the ready line is printed, because a program that reads the line may stop
  // the lake immediately.
  stopOnSignal(async () => {
    stopCalls?.();
    await running.stop();
    await backup?.stop();
    // The last export reads figures from the database.
    await telemetry?.stop();
    lake.close();
    await disconnect();
  });
  const name = isExposed ? (given.host?.[0] ?? bind) : "localhost";
  if (isExposed) console.log(unencrypted);
  if (token !== undefined) console.log(`Administrator's token: ${token}`);
  console.log(
    `Content lake ready at http://${name}:${running.port} (${ephemeral ? "in memory" : `data in ${dataDir}`})`,
  );
}

async function openLakeFor(
  { database, assets }: Arguments,
  options: ContentLakeOptions,
): Promise<{ lake: ContentLake; disconnect: () => Promise<void> }> {
  if (database === undefined) {
    if (assets !== undefined) throw new Error("--assets needs --database.");
    return { lake: createContentLake(options), disconnect: async () => undefined };
  }
  const { openSharedLake } = await import("../nodes/open-shared-lake.ts");
  const onFailure = (error: Error) => {
    console.error(`${error.message}:`, error.cause ?? "");
    process.exit(1);
  };
  const { dataDir } = options;
  if (dataDir === undefined)
    throw new Error("--database can't be used with --empty or --ephemeral.");
  const shared = assets?.startsWith("s3://") ? await openTarget(assets, process.env) : assets;
  const { opened, close } = await openSharedLake(
    { database, dataDir, assets: shared, onFailure },
    (parts) => createContentLake({ ...options, shared: parts }),
  );
  return { lake: opened, disconnect: close };
}

/** Reads the figures of a lake and of its backup, if it has one. */
function readFigures(lake: Lake, backup: ContinuousBackup | undefined): LakeFigures {
  const { database } = lake.store;
  const numberOf = (query: string) =>
    Number(Object.values(database.prepare(query).get() ?? {})[0] ?? 0);
  const { bavail, bsize } = statfsSync(lake.dataDir ?? tmpdir());
  const figures = backup?.figures();
  return {
    documents: numberOf("select count(*) from document"),
    databaseSize: numberOf("pragma page_count") * numberOf("pragma page_size"),
    diskFree: bavail * bsize,
    queuedWrites: lake.writes.size,
    queuedQueries: lake.longQueries.size(),
    backupLag: figures?.lag,
    backupWaiting: figures?.waiting,
    backupDamaged: figures?.damaged,
  };
}

async function open(lake: ContentLake, port: number, bind: string, { host, program }: Arguments) {
  if (!isLoopback(bind)) checkExposure(lake, bind, host ?? [], program);
  return serveLake(lake, port, bind);
}

/** A lake that other machines can reach needs an editor with a password, and its host in `--host`. */
function checkExposure(
  { lake }: ContentLake,
  bind: string,
  hosts: readonly string[],
  program: Program,
): void {
  if (!lake.people.present().some(({ password }) => password !== undefined)) {
    throw new Error(
      `--bind ${bind} opens the lake to other machines, but no editor has a password to sign in with. ` +
        `Add an editor with a password: \`${program.name} editor add --name NAME --email ADDRESS --role administrator --password\`.`,
    );
  }
  if (hosts.length === 0) {
    throw new Error(
      `--bind ${bind} opens the lake to other machines, but its host name is missing. Set it with --host.`,
    );
  }
}

function isLoopback(address: string): boolean {
  return address === "localhost" || address === "::1" || /^127(?:\.\d{1,3}){3}$/.test(address);
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
  throw new Error(`--port ${text} is not valid. Use a number from 0 to 65535.`);
}

function backupDaysOf({ "backup-days": text = "30" }: Arguments): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1) return days;
  throw new Error(`--backup-days ${text} is not valid. Use a number of days, 1 or more.`);
}

/** The secret is in the environment, because other users of the machine can read the arguments of a process. */
function webhookOf({ webhook: url, program }: Arguments): Webhook | undefined {
  if (url === undefined) return undefined;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new Error(
      `--webhook ${url} is not valid. Use an address such as http://localhost:3000/api/revalidate.`,
    );
  }
  const secret = process.env[program.webhookSecret] ?? "";
  if (secret !== "") return { url, secret };
  throw new Error(`--webhook needs the secret of the site in ${program.webhookSecret}.`);
}

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url && (url.protocol === "http:" || url.protocol === "https:")) return url.origin;
  throw new Error(`--origin ${text} is not valid. Use an origin such as http://localhost:3333.`);
}
