import { execFile, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { createFairTurns } from "./fair-turns.ts";
import { filePrograms, REFUSED } from "./programs.ts";

/** A file that its program refused, or on which it exceeded its limits. The message is a sentence. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}

/** Limits of a program: its processor time in seconds, its memory in MB, and the size of its output in bytes. */
export type ProgramLimits = { seconds: number; memory: number; outputBytes: number };

/**
 * Maximum time by the clock, as a multiple of the processor time, because on a busy machine the process waits.
 */
const PATIENCE = 5;

const inTurn = createFairTurns({ parallel: 2, each: 32, waiting: 64 });

/** The site's folder: the working directory, or a folder in it when tests of the whole project run. */
function siteFolder(): string {
  const folder = /* turbopackIgnore: true */ process.cwd();
  return existsSync(join(folder, filePrograms.picture)) ? folder : join(folder, "web");
}

/**
 * Passes a file to a program in a process of its own, and returns the program's output. Decoders are native code or long
 * loops, which can't be interrupted or limited in this process; the other process is killed at its limits. It has no
 * environment variables, where an attacker would find secrets. Rejects with {@link UnreadableFile} if the program
 * refuses the file or exceeds a limit, and with `Busy` if too many files wait.
 */
export function runProgram(
  program: keyof typeof filePrograms,
  { file, options = {} }: { file: Uint8Array; options?: object },
  { seconds, memory, outputBytes }: ProgramLimits,
): Promise<Buffer> {
  const heap = `--max-old-space-size=${memory}`;
  const path = join(siteFolder(), filePrograms[program]);
  const run = () =>
    new Promise<Buffer>((resolve, reject) => {
      const child = execFile(
        process.execPath,
        [heap, path, JSON.stringify({ seconds, memory }), JSON.stringify(options)],
        {
          env: { NODE_ENV: "production" },
          encoding: "buffer",
          timeout: PATIENCE * seconds * 1_000,
          killSignal: "SIGKILL",
          maxBuffer: outputBytes,
        },
        (error, output, errors) => {
          if (error === null) return resolve(output);
          if (error.code === REFUSED) return reject(new UnreadableFile(errors.toString().trim()));
          const signal = error.signal ?? null;
          // The program ends itself with SIGKILL at its limits, and V8 with SIGABRT or SIGTRAP when its heap is full.
          if (signal !== null) {
            return reject(
              new UnreadableFile(
                `Reading the file takes more than ${seconds} seconds or ${memory} MB of memory, or crashes its decoder (${signal}).`,
              ),
            );
          }
          reject(
            new Error(
              `The program ${path} can't run: ${errors.toString().trim() || error.message}`,
              { cause: error },
            ),
          );
        },
      );
      lowerPriority(child);
      // The program may end before it has read the whole file.
      child.stdin?.on("error", () => undefined);
      child.stdin?.end(file);
    });
  return inTurn("", run);
}

/** Lets pages go first. Called at once, because on Linux only threads that start later inherit it. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already.
  }
}
