import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { launch } from "../../studio/launcher/launch.ts";
import { root } from "../support/stack/places.ts";
import { hostedFirebase, hostedSanity } from "./settings.ts";

const ports = { site: 3960, studio: 3961, lake: 3962, auth: 3963 };
const scratch = () => mkdtempSync(join(tmpdir(), "marquee-start-"));
const account = { FIREBASE_CLIENT_EMAIL: "a@example.org", FIREBASE_PRIVATE_KEY: "a key" };

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

test("[RUN-2] starts neither the lake nor the sign-in service when both hosted services are set", async () => {
  const launched = await launch({
    env: { PATH: process.env["PATH"], ...hostedSanity, ...hostedFirebase, ...account },
    dataDir: scratch(),
    ports,
    apps: [],
  });
  const free = await Promise.all([isFree(ports.lake), isFree(ports.auth)]);
  await launched.stop();
  expect(free).toEqual([true, true]);
  expect(launched.plan).toMatchObject({
    sanity: { kind: "hosted", projectId: "abc12345" },
    firebase: { kind: "hosted", projectId: "nightlight-films" },
  });
});

const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(root, program), ...args], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], MARQUEE_DATA: scratch(), ...env },
  });
const start = "studio/launcher/start.ts";
const lake = "studio/content-commands/cli.ts";
const mixed = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: "abc12345",
  MARQUEE_LAKE_URL: "http://localhost:3400",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "nightlight-films",
  FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099",
};
// As npm 11 runs the script. npm 10 passes no argument.
const withoutDashes = { npm_lifecycle_event: "start", npm_config_sample: "true" };

test.each<[string, string[], Record<string, string>, string[]]>([
  [
    "mixed or missing settings, and lists all problems",
    [],
    mixed,
    [
      "MARQUEE_LAKE_URL is set together",
      "SANITY_API_READ_TOKEN is not set",
      "FIREBASE_AUTH_EMULATOR_HOST is set together",
      "NEXT_PUBLIC_FIREBASE_API_KEY is not set",
    ],
  ],
  [
    "an option that doesn't exist",
    ["--samples", "tidewater"],
    {},
    ["Unknown option '--samples'. The only option is --sample NAME."],
  ],
  [
    "`--sample NAME` without --, and says how to write it",
    ["tidewater"],
    withoutDashes,
    ["npm took --sample for itself", "npm start -- --sample"],
  ],
])("[RUN-2][RUN-3] `npm start` refuses %s", (_, args, env, words) => {
  const { status, stdout } = run(start, args, env);
  expect(status).toBe(1);
  for (const each of words) expect(stdout).toContain(each);
});

test.each([
  "studio/launcher/doctor.ts",
  "studio/launcher/serve-studio.ts",
  lake,
  "web/auth-emulator/src/cli.ts",
  "tests/run.ts",
  "tests/bench/run.ts",
])("[RUN-3] %s names an option that doesn't exist", (program) => {
  const { status, stderr } = run(program, ["--foo"]);
  expect([status, stderr]).toEqual([1, expect.stringContaining("--foo")]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test.each<[string, string[], Record<string, string>, string]>([
  [
    "an option of another command",
    ["import", "/no/archive.ndjson", "--dry-run", "--token", "token"],
    {},
    'The command "import" has no option --dry-run. Its options: --history',
  ],
  [
    "a rehearsal that npm took",
    ["undo", "TX"],
    { npm_lifecycle_event: "lake", npm_config_dry_run: "true" },
    "npm took --dry-run for itself",
  ],
])("[RUN-3] `npm run lake` refuses %s", (_, args, env, words) => {
  const { status, stderr } = run(lake, args, env);
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
});
