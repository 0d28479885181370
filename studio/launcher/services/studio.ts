import { join } from "node:path";
import { contentStamp, isCurrent, writeStamp } from "../build-stamp.ts";
import { studioEnvironment } from "../plan/child-environment.ts";
import {
  bareEnvironment,
  fullEnvironment,
  logOf,
  openService,
  type LaunchContext,
} from "../plan/launch-context.ts";
import { runTool } from "./run-tool.ts";
import { isResponding } from "./service.ts";
import { hostsOfSanity, serveStudio } from "./studio-server.ts";

const sanity = (root: string) => join(root, "node_modules", "sanity", "bin", "sanity");

/**
 * Builds the studio if its output is outdated, and serves the output. In dev mode, runs Sanity's
 * own server instead.
 */
export async function openStudio(context: LaunchContext): Promise<void> {
  if (context.mode === "dev") return openDevelopmentStudio(context);
  const { root, at, plan, studioDist, progress } = context;
  const folder = join(root, "studio", studioDist);
  const stamp = contentStamp({
    root,
    folders: ["schemas", "studio"],
    without: [
      "studio/content-commands",
      "studio/content-lake",
      "studio/launcher",
      `studio/${studioDist}`,
    ],
    files: ["package-lock.json"],
    // The build contains no settings, so it serves every environment.
    env: {},
  });
  if (!isCurrent(folder, stamp)) {
    await progress.step({ doing: "Building the studio", done: "Studio built" }, async () => {
      await buildStudio(context, folder);
      writeStamp(folder, stamp);
    });
  }
  if (context.mode === "build") return;
  const friends = [at.site, ...(plan.sanity.kind === "embedded" ? [at.lake] : hostsOfSanity)];
  context.signal.throwIfAborted();
  const settings = studioEnvironment(plan, at, context.settings);
  const server = await serveStudio({ folder, port: plan.ports.studio, friends, settings });
  context.stops.push(server.stop);
}

async function buildStudio(context: LaunchContext, folder: string): Promise<void> {
  await runTool({
    name: "The studio's build",
    arguments: [sanity(context.root), "build", folder, "--yes"],
    cwd: join(context.root, "studio"),
    env: bareEnvironment(context.settings),
    logFile: logOf(context, "studio-build"),
    signal: context.signal,
  });
}

async function openDevelopmentStudio(context: LaunchContext): Promise<void> {
  const { root, at, plan } = context;
  const service = openService(
    context,
    {
      name: "The studio",
      arguments: [sanity(root), "dev", "--host", "localhost", "--port", String(plan.ports.studio)],
      cwd: join(root, "studio"),
      env: childEnvironment(context),
      isReady: () => isResponding(at.studio),
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
