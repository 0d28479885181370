import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { launch, type LaunchOptions, type Launched } from "../../studio/launcher/launch.ts";
import { createProgress } from "../../studio/launcher/progress.ts";
import { scratch } from "./places.ts";

/** A whole Marquee beside the one a person may be running: its own ports, data and build folders. */
export type Stack = {
  /** Names its folders. */
  name: string;
  ports: { site: number; studio: number; lake: number; auth: number };
};

const stackAt = (name: string, port: number): Stack => ({
  name,
  ports: { site: port, studio: port + 33, lake: port + 40, auth: port + 99 },
});

/**
 * One for each worker of the browser tests: what a test does to settings, accounts and services is seen by the tests
 * that come after it, and by no test beside it.
 */
export const testStacks: readonly Stack[] = [stackAt("e2e", 3900), stackAt("e2e-second", 3700)];

/** What the tests of this process run against; Playwright numbers its workers. */
export const testStack: Stack = ownStack(process.env);

function ownStack(env: NodeJS.ProcessEnv): Stack {
  // Served from the sources as they are, without a build: for tests that are being written.
  if (env["MARQUEE_TEST_ATTACH"] === "dev") return stackAt("dev", 3800);
  const number = Number(env["TEST_PARALLEL_INDEX"] ?? 0);
  const found = testStacks[number];
  if (found) return found;
  throw new Error(`There is no stack for worker ${number}: there are ${testStacks.length}.`);
}

/** A port of what a test starts beside a stack: so many above the stack's first, below 100. */
export const portBeside = ({ ports }: Stack, above: number): number => ports.site + above;

/** A service besides the site that may be told of sign-ins. Nobody answers there but what a test puts in its place. */
export const otherService = "https://members.marquee.test";

/** Where a stack's services answer. */
export const addressesOf = ({ ports }: Stack) => ({
  site: `http://localhost:${ports.site}`,
  studio: `http://localhost:${ports.studio}`,
  lake: `http://localhost:${ports.lake}`,
  auth: `http://localhost:${ports.auth}`,
});

/** The stack's data folder. */
export const dataFolder = ({ name }: Stack) => join(scratch, name, "data");

/**
 * Starts a stack in production mode on fresh content and accounts, and waits until everything answers.
 * Its secrets stay from run to run, so that builds whose sources are unchanged are used again.
 */
export function openStack(stack: Stack, options: LaunchOptions = {}): Promise<Launched> {
  const data = dataFolder(stack);
  for (const folder of ["lake", "auth"]) {
    rmSync(join(data, folder), { recursive: true, force: true });
  }
  mkdirSync(data, { recursive: true });
  return launch({
    ports: stack.ports,
    dataDir: data,
    siteDist: `dist/${stack.name}`,
    studioDist: join("..", ".marquee", "test", stack.name, "studio"),
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
