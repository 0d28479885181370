import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, lstatSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { statusOf } from "../../../studio/launcher/services/service.ts";
import { collectFiles } from "../../../web/server/image/collect-files.ts";
import { root, scratch } from "../stack/places.ts";
import { furtherEnvironment } from "../stack/second-site.ts";
import { siteDist, type Stack } from "../stack/stack.ts";

/** A folder with the files of the container image, made from a stack's build. */
export type Image = { app: string; dist: string; temporary: string };

/** Returns each file of the image with its size and the time of its last change. */
export const stateOf = ({ app }: Image): Map<string, string> =>
  new Map(
    globSync("**/*", { cwd: app }).flatMap((name) => {
      const stats = lstatSync(join(app, name));
      return stats.isDirectory() ? [] : [[name, `${stats.size} ${stats.mtimeMs}`]];
    }),
  );

/** Copies the files of the image from a stack's build, as the Dockerfile does. */
export async function makeImage(stack: Stack): Promise<Image> {
  const folder = join(scratch, "image");
  rmSync(folder, { recursive: true, force: true });
  const image = {
    app: join(folder, "app"),
    dist: siteDist(stack),
    temporary: join(folder, "tmp"),
  };
  await collectFiles(root, {
    build: join("web", image.dist),
    target: image.app,
    keysFile: join(image.temporary, "marquee/keys.json"),
  });
  return image;
}

/** A site that runs from the files of the image. */
export type ImageSite = {
  url: string;
  data: string;
  /** Sends SIGTERM. Resolves with the exit code. */
  stop(): Promise<number | null>;
};

/** Starts the image's program with these settings, as a container does. Waits until it is ready. */
export async function startImage(
  stack: Stack,
  image: Image,
  { name, port, env }: { name: string; port: number; env: Record<string, string> },
): Promise<ImageSite> {
  const data = join(scratch, "image", name);
  for (const folder of [data, image.temporary]) mkdirSync(folder, { recursive: true });
  const url = `http://localhost:${port}`;
  const site = { name, port, folder: join(image.app, "web"), dist: image.dist };
  const child: ChildProcess = spawn(
    process.execPath,
    ["server/serve.ts", "-H", "localhost", "-p", String(port)],
    {
      cwd: site.folder,
      env: {
        ...furtherEnvironment(stack, site),
        NODE_ENV: "production",
        MARQUEE_SITE_DATA: data,
        TMPDIR: image.temporary,
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  for (const until = Date.now() + 60_000; (await statusOf(`${url}/api/ready`)) !== 200;) {
    if (child.exitCode !== null || Date.now() > until) {
      throw new Error(`The image's site did not start:\n${output}`);
    }
    await pause(100);
  }
  return {
    url,
    data,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
  };
}
