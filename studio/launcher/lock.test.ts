import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock } from "./lock.ts";

let folder = "";
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-lock-"));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

const file = () => join(folder, "launcher.lock");

async function living(): Promise<number> {
  const code = "process.stdout.write('up'); setInterval(() => {}, 1e6)";
  const child = spawn(process.execPath, ["-e", code]);
  children.push(child);
  await once(child.stdout, "data");
  return child.pid ?? 0;
}

async function departed(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  return child.pid ?? 0;
}

const holdBy = (pid: number, services: unknown[] = []) =>
  writeFileSync(file(), JSON.stringify({ pid, startedAt: "2026-11-21T10:00:00Z", services }));

test("creates a lock file with the process id and deletes it on release", () => {
  const result = takeLock(folder);
  if ("problem" in result) throw new Error(result.problem);
  expect(JSON.parse(readFileSync(file(), "utf8"))).toMatchObject({ pid: process.pid });
  result.lock.release();
  expect(existsSync(file())).toBe(false);
});

test("[RUN-3] names the process that uses a folder and suggests how to stop it", async () => {
  const pid = await living();
  holdBy(pid);
  const by = `process ${pid}, since .*\\)\\. Stop it with Ctrl-C .* \`kill ${pid}\``;
  const problem = expect.stringMatching(`already running on .* \\(${by}`);
  expect(takeLock(folder)).toMatchObject({ problem });
});

test("[RUN-3] replaces the lock of a killed process, and a damaged one", async () => {
  holdBy(await departed());
  expect(takeLock(folder)).toMatchObject({ leftovers: [] });
  writeFileSync(file(), "{ half");
  expect(takeLock(folder)).toHaveProperty("lock");
});

test("[RUN-3] returns the running services of a killed start, but not other programs with their ids", async () => {
  const [service, stranger] = [await living(), await living()];
  const first = takeLock(folder);
  if ("problem" in first) throw new Error(first.problem);
  first.lock.addService({ name: "The site", pid: service });
  const held: { services: object[] } = JSON.parse(readFileSync(file(), "utf8"));
  const other = { name: "Old", pid: stranger, command: "something else" };
  holdBy(await departed(), [...held.services, other]);
  const leftovers = [{ name: "The site", pid: service }];
  expect(takeLock(folder)).toMatchObject({ leftovers });
});
