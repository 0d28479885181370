import { mkdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { launch, type LaunchOptions, type Launched } from "../../../studio/launcher/launch.ts";
import { createProgress } from "../../../studio/launcher/progress.ts";
import { root, scratch, studioFolder } from "./places.ts";

/** A complete Marquee environment for tests: with its own ports, data and build folders. */
export type Stack = {
  name: string;
  ports: { site: number; studio: number; lake: number; auth: number };
};

const stackAt = (name: string, port: number): Stack => ({
  name,
  ports: { site: port, studio: port + 33, lake: port + 40, auth: port + 99 },
});

/** One stack per worker of the browser tests, so that a test's changes affect only later tests of that worker. */
export const testStacks: readonly Stack[] = [
  stackAt("e2e", 3900),
  stackAt("e2e-second", 3700),
  stackAt("e2e-third", 3500),
];

/** The stack of this test process, selected by the number of the Playwright worker. */
export const testStack: Stack = ownStack(process.env);

function ownStack(env: NodeJS.ProcessEnv): Stack {
  // The development stack needs no build. It is meant for writing tests.
  if (env["MARQUEE_TEST_ATTACH"] === "dev") return stackAt("dev", 3800);
  const number = Number(env["TEST_PARALLEL_INDEX"] ?? 0);
  const found = testStacks[number];
  if (found) return found;
  throw new Error(`There is no stack for worker ${number}: there are ${testStacks.length}.`);
}

/** A port for a process next to a stack. `above` is the offset from the stack's first port, at most 99. */
export const portBeside = ({ ports }: Stack, above: number): number => ports.site + above;

/** Another service that may receive ID tokens. Nothing listens there: tests intercept the requests. */
export const otherService = "https://members.marquee.test";

export const addressesOf = ({ ports }: Stack) => ({
  site: `http://localhost:${ports.site}`,
  studio: `http://localhost:${ports.studio}`,
  lake: `http://localhost:${ports.lake}`,
  auth: `http://localhost:${ports.auth}`,
});

/** File in a stack's data folder with the process ID of a lake that a test restarted. */
export const restartedLakeFile = "restarted-lake.pid";

/** File in a stack's data folder with the process ID of a site that a test restarted. */
export const restartedSiteFile = "restarted-site.pid";

/** Next.js's output folder, relative to web/. The test stacks share a build, because it contains no settings. */
export const siteDist = ({ name }: Stack) => (name === "dev" ? "dist/dev" : "dist/e2e");

export const dataFolder = ({ name }: Stack) => join(scratch, name, "data");

/** Starts a stack with new content and accounts, and waits for it. Builds of unchanged sources are reused. */
export function openStack(stack: Stack, options: LaunchOptions = {}): Promise<Launched> {
  const data = dataFolder(stack);
  for (const name of ["lake", "auth", "site", restartedLakeFile, restartedSiteFile]) {
    rmSync(join(data, name), { recursive: true, force: true });
  }
  mkdirSync(data, { recursive: true });
  return launch({
    ports: stack.ports,
    dataDir: data,
    siteDist: siteDist(stack),
    studioDist: relative(join(root, "studio"), studioFolder),
    progress: createProgress(process.stdout),
    ...options,
    env: {
      ...process.env,
      MARQUEE_BLOCK_GALLERY: "1",
      MARQUEE_TOKEN_SYNC_ORIGINS: otherService,
      ...options.env,
    },
  });
}
