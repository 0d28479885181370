import { join } from "node:path";
import { addressesOf } from "../../../studio/launcher/plan/addresses.ts";
import { siteEnvironment } from "../../../studio/launcher/plan/child-environment.ts";
import { readSecrets } from "../../../studio/launcher/plan/data-folder.ts";
import { planServices } from "../../../studio/launcher/plan/plan.ts";
import { portSettings } from "../../../studio/launcher/plan/ports.ts";
import { type Service, startService, statusOf } from "../../../studio/launcher/services/service.ts";
import { divertedHosts } from "../doubles/diverted-hosts.ts";
import { root } from "./places.ts";
import { dataFolder, portBeside, siteDist, type Stack, testStack } from "./stack.ts";

export const next = join(root, "node_modules/next/dist/bin/next");

/** An additional site that uses the content lake and the auth emulator of a test stack. */
export type FurtherSite = {
  name: string;
  port: number;
  /** The folder of the site's sources. `dist` is the build folder inside it. */
  folder: string;
  dist: string;
};

const addressOf = ({ port }: FurtherSite) => `http://localhost:${port}`;

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
    MARQUEE_SITE_DATA: join(dataFolder(stack), "site"),
  };
}

export const furtherLog = (stack: Stack, name: string) =>
  join(dataFolder(stack), "logs", `${name}.log`);

/** Starts a built site, which uses the test doubles of `testStack`, and waits until it listens. */
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

/** Starts a second `next start` on the stack's build and services, and waits until it listens. */
export const openSecondSite = (stack: Stack) =>
  openFurtherSite(stack, {
    name: "second-site",
    port: portBeside(stack, 5),
    folder: join(root, "web"),
    dist: siteDist(stack),
  });
