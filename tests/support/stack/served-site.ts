import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startService, statusOf } from "../../../studio/launcher/services/service.ts";
import { divertedHosts } from "../doubles/diverted-hosts.ts";
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

/**
 * Starts an additional site with the serving layer on a build, and waits until it responds. `above` is the offset of
 * its port from the stack's first port. `env` adds environment variables.
 */
export async function openServedSite(
  stack: Stack,
  { name, above, env }: { name: string; above: number; env: Record<string, string> },
) {
  const port = portBeside(stack, above);
  const dist = siteDist(stack);
  const url = `http://localhost:${port}`;
  const log = furtherLog(stack, name);
  const service = startService({
    name,
    arguments: [join(root, "web/server/serve.ts"), "-H", "localhost", "-p", String(port)],
    // As `.deploy/README.md` starts it.
    cwd: root,
    env: {
      ...furtherEnvironment(stack, { name, port, folder: join(root, "web"), dist }),
      ...divertedHosts(stack),
      ...env,
    },
    logFile: log,
    isReady: async () => (await statusOf(`${url}/api/health`)) === 200,
    readyWithin: 60_000,
  });
  await service.ready;
  return { url, log, pid: service.pid, stop: service.stop };
}
