import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endProcess, endService, runningPid, siteProgram } from "./lake-process.ts";
import { isHealthy, servedSite } from "./served-site.ts";
import { dataFolder, restartedSiteFile, type Stack } from "./stack.ts";

/** File with the process ID of the site that `restartSite` has started, because another worker may restart it again. */
const pidFileOf = (stack: Stack) => join(dataFolder(stack), restartedSiteFile);

export async function endRestartedSite(stack: Stack): Promise<void> {
  const pid = runningPid(pidFileOf(stack), siteProgram);
  if (pid !== undefined) await endProcess(pid, "SIGKILL");
  rmSync(pidFileOf(stack), { force: true });
}

/**
 * Kills the site of a stack, and starts it again at the same port. It outlives the test's process, because later tests
 * use the site. The stack's owner ends it.
 */
export async function restartSite(stack: Stack): Promise<void> {
  await endRestartedSite(stack);
  await endService(stack, "The site");
  const site = servedSite(stack, { name: "site", above: 0, env: {} });
  const { cwd, env } = site;
  const { pid } = spawn(process.execPath, site.arguments, {
    cwd,
    env,
    stdio: "ignore",
    detached: true,
  });
  writeFileSync(pidFileOf(stack), String(pid));
  while (!(await isHealthy(site.url))) await pause(50);
}
