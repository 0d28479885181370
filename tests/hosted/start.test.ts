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

test("[RUN-2][RUN-3] refuses to start with mixed or missing settings and lists all problems", () => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, "studio/launcher/start.ts")], {
    encoding: "utf8",
    env: {
      PATH: process.env["PATH"],
      MARQUEE_DATA: scratch(),
      NEXT_PUBLIC_SANITY_PROJECT_ID: "abc12345",
      MARQUEE_LAKE_URL: "http://localhost:3400",
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: "nightlight-films",
      FIREBASE_AUTH_EMULATOR_HOST: "localhost:9099",
    },
  });
  expect(status).toBe(1);
  for (const named of [
    "MARQUEE_LAKE_URL is set together",
    "SANITY_API_READ_TOKEN is not set",
    "FIREBASE_AUTH_EMULATOR_HOST is set together",
    "NEXT_PUBLIC_FIREBASE_API_KEY is not set",
  ]) {
    expect(stdout).toContain(named);
  }
});

const startWith = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(root, "studio/launcher/start.ts"), ...args], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], MARQUEE_DATA: scratch(), ...env },
  });

test("[RUN-3] `npm start` names an option that doesn't exist, and starts nothing", () => {
  const { status, stdout } = startWith(["--samples", "tidewater"]);
  expect(status).toBe(1);
  expect(stdout).toContain("Unknown option '--samples'. The only option is --sample NAME.");
});

test("[RUN-3] `npm start --sample NAME` without -- says how to write it, and starts nothing", () => {
  // As npm 11 runs the script. npm 10 passes no argument.
  const env = { npm_lifecycle_event: "start", npm_config_sample: "true" };
  const { status, stdout } = startWith(["tidewater"], env);
  expect(status).toBe(1);
  expect(stdout).toContain("npm took --sample for itself");
  expect(stdout).toContain("npm start -- --sample");
});

test.each([
  ["studio/launcher/doctor.ts", "--foo"],
  ["studio/launcher/serve-studio.ts", "--foo"],
  ["studio/content-commands/cli.ts", "--foo"],
  ["web/auth-emulator/src/cli.ts", "--foo"],
  ["tests/run.ts", "--foo"],
  ["tests/bench/run.ts", "--foo"],
])("[RUN-3] %s names an option that doesn't exist", (program, option) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, program), option], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"] },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(option)]);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("[RUN-3] `npm run lake` refuses an option of another command, and a rehearsal that npm took", () => {
  const lake = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(root, "studio/content-commands/cli.ts"), ...args], {
      encoding: "utf8",
      env: { PATH: process.env["PATH"], ...env },
    });
  const other = lake(["import", "/no/archive.ndjson", "--dry-run", "--token", "token"]);
  expect([other.status, other.stderr]).toEqual([
    1,
    expect.stringContaining('The command "import" has no option --dry-run. Its options: --history'),
  ]);
  const rehearsal = lake(["undo", "TX"], {
    npm_lifecycle_event: "lake",
    npm_config_dry_run: "true",
  });
  expect([rehearsal.status, rehearsal.stderr]).toEqual([
    1,
    expect.stringContaining("npm took --dry-run for itself"),
  ]);
});
