import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, lstatSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { statusOf } from "../../studio/launcher/services/service.ts";
import { root } from "../support/stack/places.ts";
import { openImageLake, type ImageLake } from "./image-lake.ts";

/** `.ci/image` sets this variable. Other runs skip these tests, because two builds take minutes. */
const isRequested = process.env["MARQUEE_TEST_IMAGE"] === "1";

const MINUTES = 60_000;

/** User of the image. */
const USER = 1000;

const ports = { first: 3581, second: 3582, firstLake: 3583, secondLake: 3584 };

const buildah = (...args: string[]): string =>
  execFileSync("buildah", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }).trim();

/** Builds the image from the working tree, and returns its name. */
function build(tag: string): string {
  const name = `localhost/marquee:${tag}`;
  const more = (process.env["IMAGE_BUILD_ARGS"] ?? "").split(" ").filter(Boolean);
  const file = ["--file", ".deploy/Dockerfile", "--target", "site"];
  const time = execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" });
  // npm opens more files at once than the default limit of a build allows.
  const most = execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" }).trim();
  const limit = ["--ulimit", `nofile=${most}:${most}`];
  const fixed = ["--no-cache", "--timestamp", time.trim(), ...limit];
  buildah("bud", ...fixed, ...file, ...more, "--tag", name, ".");
  return name;
}

const imageShape = z.object({
  OCIv1: z.object({
    config: z.object({ User: z.string(), StopSignal: z.string().optional() }),
    rootfs: z.object({ diff_ids: z.array(z.string()) }),
  }),
});

const inspect = (image: string) =>
  imageShape.parse(JSON.parse(buildah("inspect", "--type", "image", image))).OCIv1;

/** Returns the files of a container outside its writable folders, with their sizes and times. */
function filesOf(folder: string): string[] {
  const isWritable = (name: string) => /^(?:data|tmp|proc|sys|dev|run|etc)(?:\/|$)/.test(name);
  return globSync("**/*", { cwd: folder, exclude: isWritable })
    .filter((name) => !isWritable(name))
    .map((name) => {
      const { size, mtimeMs, mode } = lstatSync(join(folder, name));
      return `${name} ${size} ${mtimeMs} ${mode}`;
    })
    .toSorted();
}

/** Runs the image with these settings. `stop` sends SIGTERM and returns the exit code. */
async function boot(image: string, port: number, settings: Record<string, string>) {
  const container = buildah("from", image);
  const folder = buildah("mount", container);
  const before = filesOf(folder);
  const env = Object.entries(settings).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const command = ["node", "server/serve.ts", "-H", "127.0.0.1", "-p", String(port)];
  const child = spawn("buildah", ["run", ...env, container, "--", ...command], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; (await statusOf(`${url}/api/ready`)) !== 200; tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error(`It did not start:\n${output}`);
    await pause(200);
  }
  const pid = lastChildOf(Number(child.pid));
  return {
    url,
    user: userOf(pid),
    changes: () => filesOf(folder).filter((file) => !before.includes(file)),
    async stop() {
      process.kill(pid, "SIGTERM");
      await ended;
      buildah("umount", container);
      buildah("rm", container);
      return child.exitCode;
    },
  };
}

/** Returns the process at the end of the chain of programs that buildah starts: the image's own. */
function lastChildOf(pid: number): number {
  const children = globSync(`/proc/${pid}/task/*/children`).map((file) =>
    readFileSync(file, "utf8"),
  );
  const [first] = children.join(" ").split(" ").filter(Boolean);
  return first === undefined ? pid : lastChildOf(Number(first));
}

/** Returns the user that a process runs as. */
const userOf = (pid: number): number =>
  Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

let image: string;
let lakes: { first: ImageLake; second: ImageLake };

beforeAll(async () => {
  if (!isRequested) return;
  const folder = mkdtempSync(join(tmpdir(), "marquee-image-"));
  lakes = {
    first: await openImageLake(join(folder, "first"), ports.firstLake, "nightlight"),
    second: await openImageLake(join(folder, "second"), ports.secondLake, "tidewater"),
  };
  image = build("one");
}, 20 * MINUTES);
afterAll(async () => {
  if (!isRequested) return;
  await lakes.first.stop();
  await lakes.second.stop();
});

const settingsOf = (lake: ImageLake, site: string) => ({
  MARQUEE_SITE_URL: site,
  MARQUEE_LAKE_URL: lake.url,
  NEXT_PUBLIC_SANITY_PROJECT_ID: "marquee",
  NEXT_PUBLIC_SANITY_STUDIO_URL: site.replace("www", "studio"),
  SANITY_API_READ_TOKEN: lake.token,
  SANITY_REVALIDATE_SECRET: "made-up-secret-of-this-test",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "example-project",
  NEXT_PUBLIC_FIREBASE_API_KEY: "AIza-example",
});

test.skipIf(!isRequested)(
  "[PROD-1] one image serves two environments as an ordinary user, writes only to its two folders, and stops (`.ci/image`)",
  { timeout: 5 * MINUTES },
  async () => {
    expect(inspect(image).config.User).toBe(`${USER}:${USER}`);
    const sites = [
      ["https://www.nightlight.example", "Nightlight", ports.first, lakes.first],
      ["https://www.tidewater.example", "Tidewater", ports.second, lakes.second],
    ] as const;
    for (const [site, name, port, lake] of sites) {
      let exitCode: number | null = null;
      const running = await boot(image, port, settingsOf(lake, site));
      try {
        const home = await fetch(`${running.url}/en`);
        const html = await home.text();
        expect([home.status, running.user]).toEqual([200, USER]);
        expect(html).toContain(name);
        expect(html).toContain(`<link rel="canonical" href="${site}/en"`);
        expect(home.headers.get("content-security-policy")).toContain(
          site.replace("www", "studio"),
        );
        // Drawn with fonts of packages that no import names.
        expect(await statusOf(`${running.url}/favicon.ico`)).toBe(200);
        expect(running.changes()).toEqual([]);
      } finally {
        exitCode = await running.stop();
      }
      expect(exitCode).toBe(0);
    }
  },
);

test.skipIf(!isRequested)(
  "[PROD-1] two builds of the same sources have the same layers (`.ci/image`)",
  { timeout: 20 * MINUTES },
  () => {
    expect(inspect(build("two")).rootfs.diff_ids).toEqual(inspect(image).rootfs.diff_ids);
  },
);
