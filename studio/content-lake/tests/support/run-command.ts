import { Readable } from "node:stream";
import { vi } from "vitest";
import { contentLakeProgram } from "../../src/cli/arguments.ts";
import { runCommandLine } from "../../src/cli.ts";
import type { Finished } from "./served-lake.ts";

/** Runs a command of the lake in this process. Returns its exit code and its output. */
export const runCommand = (...args: string[]) => runCommandWith("", ...args);

/** Runs a command of the lake in this process, with this standard input. */
export async function runCommandWith(input: string, ...args: string[]): Promise<Finished> {
  const finished: Finished = { code: 0, stdout: "", stderr: "" };
  const { argv, exitCode, stdin } = process;
  const umask = process.umask();
  const spies = [
    vi.spyOn(console, "log").mockImplementation((text) => (finished.stdout += `${text}\n`)),
    vi.spyOn(console, "error").mockImplementation((text) => (finished.stderr += `${text}\n`)),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      finished.stdout += String(text);
      return true;
    }),
  ];
  process.argv = [...argv.slice(0, 2), ...args];
  process.exitCode = 0;
  Object.defineProperty(process, "stdin", { value: Readable.from([input]), configurable: true });
  try {
    await runCommandLine({ ...contentLakeProgram, projectId: "marquee" });
    return { ...finished, code: process.exitCode };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.argv = argv;
    process.exitCode = exitCode;
    process.umask(umask);
    Object.defineProperty(process, "stdin", { value: stdin, configurable: true });
  }
}

export async function createToken(data: string, role: string): Promise<string> {
  return (await runCommand("token", "--role", role, "--data", data)).stdout.trim();
}
