import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const lakeCli = fileURLToPath(new URL("../../src/bin.ts", import.meta.url));

/** The ID of the project that test lakes serve. */
const project = ["--project", "marquee"];

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export function runLake(...args: string[]): Promise<Finished> {
  // The other commands have no project.
  const hasProject = /^(?:serve|import|export|undo|assets)$/.test(args[0] ?? "");
  return runProgram(lakeCli, hasProject ? [...args, ...project] : args);
}

export async function runProgram(program: string, args: readonly string[]): Promise<Finished> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => (stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (stderr += String(chunk)));
  const [code] = await once(child, "close");
  return { code: typeof code === "number" ? code : null, stdout, stderr };
}

/** Creates a folder for the data of one test. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "lake-served-"));
}

/** A lake in a separate process, on a free port. */
export interface ServedLake {
  url: string;
  process: ChildProcess;
  errors: () => string;
  /** Sends the signal and waits for the process to exit. Resolves with the exit code (null if it was killed). */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts a lake on a free port, with its data in the folder `data`. Does not wait until the lake is
 * ready. The environment is that of this process unless `env` is passed.
 */
export function spawnLake(data: string, more: readonly string[] = [], env = process.env) {
  const options = ["serve", "--port", "0", "--data", data, ...project, ...more];
  const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
  return spawn(process.execPath, [lakeCli, ...options], { env, stdio });
}

/** Starts a lake like `spawnLake`, and waits until it is ready. Rejects with its error output if it doesn't start. */
export async function serveLakeProcess(
  data: string,
  more: readonly string[] = [],
  env = process.env,
): Promise<ServedLake> {
  const child = spawnLake(data, more, env);
  let stderr = "";
  child.stderr.on("data", (chunk) => (stderr += String(chunk)));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (http:\/\/\S+:\d+)/.exec(line)?.[1];
    if (url === undefined) continue;
    return {
      url,
      process: child,
      errors: () => stderr,
      end: async (signal) => {
        const ended = once(child, "close");
        child.kill(signal);
        const [code] = await ended;
        return typeof code === "number" ? code : null;
      },
    };
  }
  throw new Error(`The lake did not start: ${stderr}`);
}

export async function tokenFor(data: string, role: string): Promise<string> {
  return (await runLake("token", "--role", role, "--data", data)).stdout.trim();
}
