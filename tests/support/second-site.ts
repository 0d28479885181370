import { join } from "node:path";
import { addressesOf } from "../../studio/launcher/addresses.ts";
import { siteEnvironment } from "../../studio/launcher/child-environment.ts";
import { readSecrets } from "../../studio/launcher/data-folder.ts";
import { planServices } from "../../studio/launcher/plan.ts";
import { portSettings } from "../../studio/launcher/ports.ts";
import { type Service, startService, statusOf } from "../../studio/launcher/service.ts";
import { divertedHosts } from "./doubles/diverted-hosts.ts";
import { root } from "./places.ts";
import { dataFolder, portBeside, type Stack, testStack } from "./stack.ts";

/** Next's own program. */
export const next = join(root, "node_modules/next/dist/bin/next");

/** A site beside the stack's own, on the stack's services. */
export type FurtherSite = {
  name: string;
  port: number;
  /** The folder of its sources; its build is in `dist` there. */
  folder: string;
  dist: string;
};

const addressOf = ({ port }: FurtherSite) => `http://localhost:${port}`;

/** The environment of such a site, for its build and its start. */
export function furtherEnvironment(stack: Stack, site: FurtherSite) {
  const planning = planServices(portSettings(stack.ports));
  if ("problems" in planning) throw new Error(planning.problems.join("\n"));
  const secrets = readSecrets(dataFolder(stack));
  return {
    PATH: process.env["PATH"],
    HOME: process.env["HOME"],
    NEXT_TELEMETRY_DISABLED: "1",
    ...siteEnvironment(planning.plan, addressesOf(stack.ports), {}, secrets),
    MARQUEE_SITE_URL: addressOf(site),
    MARQUEE_DIST: site.dist,
  };
}

/** Where such a site's output is kept. */
export const furtherLog = (stack: Stack, name: string) =>
  join(dataFolder(stack), "logs", `${name}.log`);

/** Starts a further site that is built, and waits until it listens. Other hosts are the stack's doubles for it too. */
export async function openFurtherSite(
  stack: Stack,
  site: FurtherSite,
): Promise<{ url: string } & Pick<Service, "stop">> {
  const url = addressOf(site);
  const service = startService({
    name: site.name,
    arguments: [next, "start", "-H", "localhost", "-p", String(site.port)],
    cwd: site.folder,
    env: { ...furtherEnvironment(stack, site), ...divertedHosts(testStack) },
    logFile: furtherLog(stack, site.name),
    isReady: async () => (await statusOf(`${url}/robots.txt`)) !== null,
    readyWithin: 60_000,
  });
  await service.ready;
  return { url, stop: service.stop };
}

/** Starts one more `next start` on the stack's build, with the same services, and waits until it listens. */
export const openSecondSite = (stack: Stack) =>
  openFurtherSite(stack, {
    name: "second-site",
    port: portBeside(stack, 5),
    folder: join(root, "web"),
    dist: `dist/${stack.name}`,
  });
