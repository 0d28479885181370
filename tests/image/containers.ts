import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { statusOf } from "../../studio/launcher/services/service.ts";
import { root } from "../support/stack/places.ts";

const buildah = (...args: string[]): string =>
  execFileSync("buildah", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }).trim();

/** Builds an image from the working tree without a cache, and returns its name. */
export function buildImage(target: "site" | "studio" | "lake", tag: string): string {
  const name = `localhost/marquee-${target}:${tag}`;
  const more = (process.env["IMAGE_BUILD_ARGS"] ?? "").split(" ").filter(Boolean);
  const file = ["--file", ".deploy/Dockerfile", "--target", target];
  const time = execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" });
  // npm opens more files at once than the default limit of a build allows.
  const most = execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" }).trim();
  const limit = ["--ulimit", `nofile=${most}:${most}`];
  const fixed = ["--no-cache", "--timestamp", time.trim(), ...limit];
  buildah("bud", ...fixed, ...file, ...more, "--tag", name, ".");
  return name;
}

const config = z.object({ User: z.string(), Entrypoint: z.array(z.string()) });
const rootfs = z.object({ diff_ids: z.array(z.string()) });
const imageShape = z.object({ OCIv1: z.object({ config, rootfs }) });

export const inspectImage = (image: string) =>
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

/** Returns the process at the end of the chain of programs that buildah starts: the image's own. */
function lastChildOf(pid: number): number {
  const files = globSync(`/proc/${pid}/task/*/children`);
  const [first] = files.flatMap((file) => readFileSync(file, "utf8").split(" ").filter(Boolean));
  return first === undefined ? pid : lastChildOf(Number(first));
}

const userOf = (pid: number): number =>
  Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

type ContainerOptions = {
  command: readonly string[];
  env: Readonly<Record<string, string>>;
  /** An address that responds with 200 when the container is ready. */
  readyAt: string;
  /** A folder of this machine in place of the container's `/data`. */
  data?: string;
};

type RunOptions = Omit<ContainerOptions, "readyAt">;

function runArguments(image: string, container: string, options: RunOptions) {
  const env = Object.entries(options.env).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const data = options.data === undefined ? [] : ["--volume", `${options.data}:/data:rw`];
  const { Entrypoint } = inspectImage(image).config;
  return ["run", ...env, ...data, container, "--", ...Entrypoint, ...options.command];
}

export function runOnce(image: string, options: RunOptions & { input?: string }): string {
  const container = buildah("from", image);
  try {
    return execFileSync("buildah", runArguments(image, container, options), {
      encoding: "utf8",
      input: options.input ?? "",
      stdio: ["pipe", "pipe", "inherit"],
    }).trim();
  } finally {
    buildah("rm", container);
  }
}

/** Runs an image until it is ready. `changes` returns the files that it changed outside its writable folders. */
export async function startContainer(image: string, options: ContainerOptions) {
  const container = buildah("from", image);
  const folder = buildah("mount", container);
  const before = filesOf(folder);
  const child = spawn("buildah", runArguments(image, container, options), {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  for (let tries = 0; (await statusOf(options.readyAt)) !== 200; tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error(`It did not start:\n${output}`);
    await pause(200);
  }
  const pid = lastChildOf(Number(child.pid));
  return {
    user: userOf(pid),
    changes: () => filesOf(folder).filter((file) => !before.includes(file)),
    stop: async () => {
      process.kill(pid, "SIGTERM");
      await ended;
      buildah("umount", container);
      buildah("rm", container);
      return child.exitCode;
    },
  };
}
