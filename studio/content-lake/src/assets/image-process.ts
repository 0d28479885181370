import { LakeError } from "../lake-error.ts";
import type { Extraction } from "./extractions.ts";
import type { ImageInfo } from "./image-metadata.ts";
import type { ImageOptions } from "./image-options.ts";
import { limitMemory } from "./memory-watch.ts";
import type { OutputFormat } from "./transform-image.ts";

/**
 * The program of a process that decodes images. Uploaded images are decoded by native code that can neither be
 * interrupted nor limited in memory, so this process is killed at its limits (`image-processes.ts`). Its argument is its
 * maximum memory in MB.
 */
export const imageProgram = import.meta.filename;

/** Work for the process. `path` is the image's file. */
export type ImageTask =
  | { kind: "read"; path: string; extract: readonly Extraction[] | undefined }
  | { kind: "transform"; path: string; options: ImageOptions; format: OutputFormat };

type ImageResult = { info: ImageInfo } | { bytes: Uint8Array<ArrayBuffer> };

/** A task's result. `isSpent`: whether the process has kept so much memory that a new one should replace it. */
export type ImageReply = { isSpent: boolean } & (
  | ImageResult
  | { refusal: { status: number; body: Readonly<Record<string, unknown>>; message: string } }
  | { error: string }
);

/** Memory in bytes above which an idle process is replaced, because allocators rarely return memory. */
const idleMemory = 256 * 1024 * 1024;

// cspell:ignore Nsgif
/** The decoders that uploads need. All others, SVG included, are blocked. */
const decoders = ["Jpeg", "Png", "Webp", "Nsgif", "Tiff", "Heif"];

async function execute(task: ImageTask): Promise<ImageResult> {
  if (task.kind === "read") {
    const { readImage } = await import("./image-metadata.ts");
    return { info: await readImage(task.path, task.extract) };
  }
  const { transformImage } = await import("./transform-image.ts");
  return { bytes: await transformImage(task.path, task.options, task.format) };
}

async function reply(task: ImageTask): Promise<ImageReply> {
  const outcome = await execute(task).catch((error: unknown) => {
    if (!(error instanceof LakeError)) return { error: String(error) };
    const { status, body, message } = error;
    return { refusal: { status, body, message } };
  });
  return { ...outcome, isSpent: process.memoryUsage.rss() > idleMemory };
}

async function serveTasks(): Promise<void> {
  limitMemory(Number(process.argv[2]) * 1024 * 1024);
  // Not even a running decoder delays this signal.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: decoders.map((name) => `VipsForeignLoad${name}`) });
  process.on("message", async (task: ImageTask) => process.send?.(await reply(task)));
}

if (import.meta.main) await serveTasks();
