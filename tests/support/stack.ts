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

const stacks = {
  e2e: { name: "e2e", ports: { site: 3900, studio: 3933, lake: 3940, auth: 3999 } },
  /** Served from the sources as they are, without a build: for tests that are being written. */
  dev: { name: "dev", ports: { site: 3800, studio: 3833, lake: 3840, auth: 3899 } },
} satisfies Record<string, Stack>;

/** What the browser tests run against. */
export const testStack: Stack =
  stacks[process.env["MARQUEE_TEST_ATTACH"] === "dev" ? "dev" : "e2e"];

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
