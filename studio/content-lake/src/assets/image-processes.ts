import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import { createFairQueue, type Caller } from "../fair-queue.ts";
import { dataError, LakeError } from "../lake-error.ts";
import type { ImageInfo } from "./image-metadata.ts";
import { imageProgram, type ImageReply, type ImageTask } from "./image-process.ts";

/**
 * Maximum numbers of processes, of processes that work for one client, and of waiting tasks. A client whose images take
 * all of their time thus leaves a process for others. More tasks may wait than a page has images.
 */
const limits = { parallel: 3, each: 2, waiting: 256 };

const tooBusy = `${limits.waiting} images are already queued. Retry in a moment`;

/**
 * Limits of a task: its time in seconds, and its process's memory in MB. 100 million pixels of a JPEG or PNG take up to
 * 500 MB.
 */
interface TaskLimits {
  seconds: number;
  memory: number;
}

const taskLimits: TaskLimits = { seconds: 30, memory: 576 };

/** Heap size of a process in MB. Decoders don't use the heap. */
const heap = 128;

type Task<Kind extends ImageTask["kind"]> = Omit<ImageTask & { kind: Kind }, "kind">;

/**
 * The processes that decode images, each limited in time and memory. Both functions work when it is the client's turn.
 * They reject with a 400 if the image takes too much time or memory, or if the decoder crashes; with a 503 if the queue
 * is full; and with the signal's reason if the client disconnects while it waits.
 */
export interface ImageProcesses {
  read(caller: Caller, task: Task<"read">): Promise<ImageInfo>;
  transform(caller: Caller, task: Task<"transform">): Promise<Uint8Array<ArrayBuffer>>;
  close(): void;
}

/** Creates the pool. A process starts with the first task that finds none idle, and serves many tasks. */
export function createImageProcesses({ seconds, memory } = taskLimits): ImageProcesses {
  const queue = createFairQueue(limits, tooBusy);
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();

  const start = () => {
    // Without the environment: a decoder that an attacker has taken over would find secrets there.
    const child = fork(imageProgram, [String(memory)], {
      execArgv: [`--max-old-space-size=${heap}`],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    all.add(child);
    lowerPriority(child);
    const remove = () => {
      all.delete(child);
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    };
    child.once("exit", remove);
    child.on("error", () => {
      remove();
      child.kill("SIGKILL");
    });
    return child;
  };

  const setWaiting = (child: ChildProcess, isWaiting: boolean) => {
    // A process without a task must not keep the lake's process alive.
    if (isWaiting) child.unref();
    else child.ref();
    if (isWaiting) child.channel?.unref();
    else child.channel?.ref();
  };

  const work = (task: ImageTask) =>
    new Promise<ImageReply>((resolve, reject) => {
      const child = idle.pop() ?? start();
      setWaiting(child, false);
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        child.kill("SIGKILL");
      }, seconds * 1_000);
      const cleanUp = () => {
        clearTimeout(timer);
        child.off("message", onMessage);
        child.off("exit", onExit);
        child.off("error", onError);
      };
      const onExit = (code: number | null, signal: string | null) => {
        cleanUp();
        // The process ends itself with SIGKILL, and so does an operating system that runs out of memory.
        const limit = isLate
          ? `in ${seconds} seconds`
          : signal === "SIGKILL"
            ? `with ${memory} MB of memory`
            : `because its decoder crashes (${signal ?? `code ${code}`})`;
        reject(tooCostly(task, limit));
      };
      const onError = (cause: Error) => {
        cleanUp();
        reject(new Error(`The process for images can't be used (${cause.message})`, { cause }));
      };
      const onMessage = (message: ImageReply) => {
        cleanUp();
        setWaiting(child, true);
        if (message.isSpent) child.kill("SIGKILL");
        else idle.push(child);
        resolve(message);
      };
      child.once("message", onMessage);
      child.once("exit", onExit);
      child.once("error", onError);
      child.send(task);
    });

  const run = (caller: Caller, task: ImageTask) => queue.run(caller, () => work(task));

  return {
    read: async (caller, task) => {
      const message = await run(caller, { kind: "read", ...task });
      if ("info" in message) return message.info;
      throw failure(message);
    },
    transform: async (caller, task) => {
      const message = await run(caller, { kind: "transform", ...task });
      if ("bytes" in message) return message.bytes;
      throw failure(message);
    },
    close: () => {
      for (const child of all) child.kill("SIGKILL");
    },
  };
}

/** Lets pages and queries go first. Called at once, because on Linux only threads that start later inherit it. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already.
  }
}

function failure(message: ImageReply): Error {
  if ("refusal" in message) {
    const { status, body, message: text } = message.refusal;
    return new LakeError(status, body, text);
  }
  return new Error("error" in message ? message.error : "A process for images mixed up its tasks");
}

function tooCostly({ kind }: ImageTask, limit: string): LakeError {
  return kind === "read"
    ? dataError(
        400,
        "invalidImageError",
        `The upload can't be decoded ${limit}. Scale the image down, or save it as JPEG, and upload it again`,
      )
    : dataError(
        400,
        "imageTooCostlyError",
        `The image can't be transformed ${limit}. Request a smaller size (w, h, dpr, pad), less blur, or WebP (fm=webp)`,
      );
}
