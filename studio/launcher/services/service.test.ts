import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { isAlive } from "./process-group.ts";
import { startService, type Service } from "./service.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-service-"));
const started: Service[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
});

/** Starts `code` as a service that is ready once it has printed "ready". */
function run(code: string, readyWithin = 10_000) {
  const lines: string[] = [];
  const logFile = join(folder, `${started.length}-${Math.random()}.log`);
  const service = startService({
    name: "The trial",
    arguments: ["-e", code],
    cwd: folder,
    env: { PATH: process.env["PATH"] },
    logFile,
    isReady: async () => lines.includes("ready"),
    readyWithin,
    onLine: (line) => void lines.push(line),
  });
  started.push(service);
  return { service, lines, logFile };
}

const forever = "setInterval(() => {}, 1e6);";

test("[RUN-3] fails with the last lines and the log's path when a service exits during its start, or never becomes ready", async () => {
  const { service, logFile } = run(`console.error("port is gone"); process.exitCode = 3;`);
  await expect(service.ready).rejects.toThrow(
    `The trial exited with code 3. Its last lines:\n    port is gone\nFull log: ${logFile}`,
  );
  const silent = run(forever, 200).service.ready;
  await expect(silent).rejects.toThrow("The trial did not respond within 0.2 s.");
});

test("reports a later crash, but not a requested stop", async () => {
  const stopped = run(`console.log("ready"); ${forever}`).service;
  await stopped.ready;
  await stopped.stop();
  const dying = run(`console.log("ready"); setTimeout(() => process.exit(7), 100);`).service;
  const first = await Promise.race([stopped.ended, dying.ended]);
  expect(first).toMatchObject({ name: "The trial", how: "exited with code 7" });
});

test("lets a service shut down gracefully on stop", async () => {
  const { service, lines, logFile } = run(
    `process.on("SIGTERM", () => setTimeout(() => { console.log("closed"); process.exit(0); }, 100)); console.log("ready"); ${forever}`,
  );
  await service.ready;
  await service.stop();
  expect(lines).toEqual(["ready", "closed"]);
  await expect.poll(() => readFileSync(logFile, "utf8")).toBe("ready\nclosed\n");
});

test("stops the child processes of a service too", async () => {
  const { service, lines } = run(
    `const child = require("node:child_process").spawn(process.execPath, ["-e", "process.on('SIGTERM', () => {}); ${forever}"], { stdio: "ignore" });
     console.log(child.pid); setTimeout(() => console.log("ready"), 300); ${forever}`,
  );
  await service.ready;
  const grandchild = Number(lines[0]);
  expect(isAlive(grandchild)).toBe(true);
  await service.stop();
  await expect.poll(() => isGone(grandchild)).toBe(true);
});

/** Whether a process has exited. A zombie waits only for its parent. */
function isGone(pid: number): boolean {
  if (!isAlive(pid)) return true;
  const state = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0];
  return state === "Z";
}
