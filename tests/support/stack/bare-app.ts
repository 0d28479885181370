import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { contentStamp, isCurrent, writeStamp } from "../../../studio/launcher/build-stamp.ts";
import { isAlive } from "../../../studio/launcher/services/process-group.ts";
import { runTool } from "../../../studio/launcher/services/run-tool.ts";
import {
  isResponding,
  type Service,
  startService,
} from "../../../studio/launcher/services/service.ts";
import { root, scratch } from "./places.ts";

const next = join(root, "node_modules/next/dist/bin/next");
const folder = "tests/bench/bare";
const logs = join(scratch, "bare");

const environment = () => ({
  PATH: process.env["PATH"],
  HOME: process.env["HOME"],
  NEXT_TELEMETRY_DISABLED: "1",
});

/** Runs `work` while no other process does, which a lock file tells. A process that has ended holds no lock. */
async function alone(file: string, work: () => Promise<void>): Promise<void> {
  while (existsSync(file) && isAlive(Number(readFileSync(file, "utf8")))) await pause(200);
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch {
    return alone(file, work);
  }
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function buildBareApp(): Promise<void> {
  const output = join(root, folder, "dist");
  const stamp = contentStamp({
    root,
    folders: [folder],
    without: [],
    files: ["package-lock.json"],
    env: {},
  });
  if (isCurrent(output, stamp)) return;
  await runTool({
    name: "The bare app's build",
    arguments: [next, "build"],
    cwd: join(root, folder),
    env: environment(),
    logFile: join(logs, "build.log"),
    signal: new AbortController().signal,
  });
  writeStamp(output, stamp);
}

/** Builds the bare Next.js app of the benchmarks, unless it is built, and runs it on `port` with `next start`. */
export async function openBareApp(port: number): Promise<{ url: string } & Pick<Service, "stop">> {
  mkdirSync(logs, { recursive: true });
  // Benchmarks in two workers would build it at once, which Next.js refuses.
  await alone(join(logs, "build.lock"), buildBareApp);
  const url = `http://localhost:${port}`;
  const service = startService({
    name: "The bare app",
    arguments: [next, "start", "-H", "localhost", "-p", String(port)],
    cwd: join(root, folder),
    env: environment(),
    logFile: join(logs, "start.log"),
    isReady: () => isResponding(url),
    readyWithin: 60_000,
  });
  await service.ready;
  return { url, stop: service.stop };
}
