import { join } from "node:path";
import { contentStamp, isCurrent, writeStamp } from "../build-stamp.ts";
import { studioEnvironment } from "../plan/child-environment.ts";
import { fullEnvironment, logOf, openService, type LaunchContext } from "../plan/launch-context.ts";
import { runTool } from "./run-tool.ts";
import { answers } from "./service.ts";
import { serveStudio } from "./studio-server.ts";

const sanity = (root: string) => join(root, "node_modules", "sanity", "bin", "sanity");

/** Builds the studio if its output is outdated, and serves it. In `dev` mode it runs Sanity's own server. */
export async function openStudio(house: LaunchContext): Promise<void> {
  if (house.mode === "dev") return openDevelopmentStudio(house);
  const { root, at, plan, studioDist, progress } = house;
  const folder = join(root, "studio", studioDist);
  const stamp = contentStamp({
    root,
    folders: ["schemas", "studio"],
    without: [
      "studio/content-lake",
      "studio/sample-site",
      "studio/launcher",
      `studio/${studioDist}`,
    ],
    files: ["package-lock.json"],
    env: studioEnvironment(plan, at, house.settings),
  });
  if (!isCurrent(folder, stamp)) {
    await progress.step({ doing: "Building the studio", done: "Studio built" }, async () => {
      await buildStudio(house, folder);
      writeStamp(folder, stamp);
    });
  }
  if (house.mode === "build") return;
  const friends = [at.site, ...(plan.sanity.kind === "embedded" ? [at.lake] : hostedFriends)];
  house.signal.throwIfAborted();
  const server = await serveStudio({ folder, port: plan.ports.studio, friends });
  house.stops.push(server.stop);
}

/** Sanity's hosts that the studio of a hosted project connects to. */
const hostedFriends = ["https://*.sanity.io", "https://*.sanity.network", "https://sanity-cdn.com"];

async function buildStudio(house: LaunchContext, folder: string): Promise<void> {
  await runTool({
    name: "The studio's build",
    arguments: [sanity(house.root), "build", folder, "--yes"],
    cwd: join(house.root, "studio"),
    env: childEnvironment(house),
    logFile: logOf(house, "studio-build"),
    signal: house.signal,
  });
}

async function openDevelopmentStudio(house: LaunchContext): Promise<void> {
  const { root, at, plan } = house;
  const service = openService(
    house,
    {
      name: "The studio",
      arguments: [sanity(root), "dev", "--host", "localhost", "--port", String(plan.ports.studio)],
      cwd: join(root, "studio"),
      env: childEnvironment(house),
      isReady: () => answers(at.studio),
      readyWithin: 90_000,
    },
    "studio",
  );
  await service.ready;
}

const childEnvironment = ({ settings, plan, at }: LaunchContext) => ({
  ...fullEnvironment(settings),
  ...studioEnvironment(plan, at, settings),
});
