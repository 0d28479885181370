import { join } from "node:path";
import { addressesOf } from "../../studio/launcher/addresses.ts";
import { siteEnvironment } from "../../studio/launcher/child-environment.ts";
import { readSecrets } from "../../studio/launcher/data-folder.ts";
import { planServices } from "../../studio/launcher/plan.ts";
import { portSettings } from "../../studio/launcher/ports.ts";
import { type Service, startService, statusOf } from "../../studio/launcher/service.ts";
import { root } from "./places.ts";
import { dataFolder, type Stack } from "./stack.ts";

/** Starts one more `next start` on the stack's build, with the same services, and waits until it listens. */
export async function openSecondSite(
  stack: Stack,
  port: number,
): Promise<{ url: string } & Pick<Service, "stop">> {
  const planning = planServices(portSettings(stack.ports));
  if ("problems" in planning) throw new Error(planning.problems.join("\n"));
  const secrets = readSecrets(dataFolder(stack));
  const at = addressesOf(stack.ports);
  const url = `http://localhost:${port}`;
  const service = startService({
    name: "A second site",
    arguments: [
      join(root, "node_modules/next/dist/bin/next"),
      "start",
      "-H",
      "localhost",
      "-p",
      String(port),
    ],
    cwd: join(root, "web"),
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NEXT_TELEMETRY_DISABLED: "1",
      ...siteEnvironment(planning.plan, at, {}, secrets),
      MARQUEE_SITE_URL: url,
      MARQUEE_DIST: `dist/${stack.name}`,
    },
    logFile: join(dataFolder(stack), "logs", "second-site.log"),
    isReady: async () => (await statusOf(`${url}/robots.txt`)) !== null,
    readyWithin: 60_000,
  });
  await service.ready;
  return { url, stop: service.stop };
}
