import { join } from "node:path";
import { contentStamp, isCurrent, writeStamp } from "../build-stamp.ts";
import { siteEnvironment } from "../plan/child-environment.ts";
import type { Values } from "../plan/environment.ts";
import {
  bareEnvironment,
  fullEnvironment,
  logOf,
  openService,
  type LaunchContext,
} from "../plan/launch-context.ts";
import { runTool } from "./run-tool.ts";
import { servesPage } from "./service.ts";

const next = (root: string) => join(root, "node_modules", "next", "dist", "bin", "next");

/**
 * Builds the site, unless its output matches its sources and settings. Before a build, waits until
 * `before` resolves.
 */
export async function buildSite(
  context: LaunchContext,
  before: () => Promise<unknown>,
): Promise<void> {
  const folder = join(context.root, "web", context.siteDist);
  const stamp = contentStamp({
    root: context.root,
    folders: ["schemas", "web"],
    without: ["web/auth-emulator", `web/${context.siteDist}`],
    files: ["package-lock.json"],
    // The build contains neither settings nor content, so it serves every environment.
    env: {},
  });
  if (isCurrent(folder, stamp)) return;
  await before();
  await context.progress.step({ doing: "Building the site", done: "Site built" }, async () => {
    await runTool({
      name: "The site's build",
      arguments: [next(context.root), "build"],
      cwd: join(context.root, "web"),
      env: {
        ...bareEnvironment(context.settings),
        MARQUEE_DIST: context.siteDist,
        MARQUEE_SERVING_LAYER: "1",
        NEXT_TELEMETRY_DISABLED: "1",
      },
      logFile: logOf(context, "site-build"),
      signal: context.signal,
    });
    writeStamp(folder, stamp);
  });
}

/** Returns the program that runs the site: Marquee's server in front of Next.js, or `next dev`. */
const program = ({ root, mode }: LaunchContext) =>
  mode === "dev" ? [next(root), "dev"] : [join(root, "web", "server", "serve.ts")];

export function openSite(context: LaunchContext) {
  const { root, plan, at, mode } = context;
  let isServing = false;
  return openService(
    context,
    {
      name: "The site",
      // Uses the name `localhost`, because the host also appears in redirects and cookies.
      arguments: [...program(context), "-H", "localhost", "-p", String(plan.ports.site)],
      cwd: join(root, "web"),
      env: childEnvironment(context),
      // The site says that it is ready once it has served a page. `next dev` says it before.
      isReady: async () => {
        const hasServed = isServing;
        // The site may have to start again.
        isServing = false;
        return hasServed || (mode === "dev" && (await servesPage(`${at.site}/`)));
      },
      onLine: (line) => {
        isServing ||= line.startsWith("Site ready at ");
      },
      readyWithin: mode === "dev" ? 180_000 : 90_000,
    },
    "site",
  );
}

function childEnvironment({
  plan,
  at,
  settings,
  secrets,
  siteDist,
  dataDir,
}: LaunchContext): Values {
  return {
    MARQUEE_SITE_DATA: join(dataDir, "site"),
    ...fullEnvironment(settings),
    ...siteEnvironment(plan, at, settings, secrets),
    MARQUEE_DIST: siteDist,
    // Overrides a `PORT` variable of the shell.
    PORT: String(plan.ports.site),
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
