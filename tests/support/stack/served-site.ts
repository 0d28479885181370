import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startService, statusOf } from "../../../studio/launcher/services/service.ts";
import { divertedHosts } from "../doubles/diverted-hosts.ts";
import { siteProgram } from "./lake-process.ts";
import { root } from "./places.ts";
import { furtherEnvironment, furtherLog } from "./second-site.ts";
import { dataFolder, portBeside, siteDist, type Stack } from "./stack.ts";

/** Copies the data of a stack's site, so that what another site reads stays out of the stack's cache. */
export function copyData(stack: Stack, name: string): string {
  const folder = join(dataFolder(stack), `site-${name}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(dataFolder(stack), "site"), folder, { recursive: true });
  return folder;
}

type SiteOptions = { name: string; above: number; env: Record<string, string> };

/** Returns the address of a site with the serving layer on a stack's build, and how its process is started. */
export function servedSite(stack: Stack, { name, above, env }: SiteOptions) {
  const port = portBeside(stack, above);
  const dist = siteDist(stack);
  return {
    url: `http://localhost:${port}`,
    arguments: [siteProgram, "-H", "localhost", "-p", String(port)],
    // As `.deploy/README.md` starts it.
    cwd: root,
    env: {
      ...furtherEnvironment(stack, { name, port, folder: join(root, "web"), dist }),
      ...divertedHosts(stack),
      ...env,
    },
  };
}

export const isHealthy = async (url: string) => (await statusOf(`${url}/api/health`)) === 200;

/**
 * Starts an additional site with the serving layer on a build, and waits until it responds. `above` is the offset of
 * its port from the stack's first port. `env` adds environment variables.
 */
export async function openServedSite(stack: Stack, options: SiteOptions) {
  const { name } = options;
  const { url, ...start } = servedSite(stack, options);
  const log = furtherLog(stack, name);
  const service = startService({
    ...start,
    name,
    logFile: log,
    isReady: () => isHealthy(url),
    readyWithin: 60_000,
  });
  await service.ready;
  return { url, log, pid: service.pid, stop: service.stop };
}
