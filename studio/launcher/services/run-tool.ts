import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";

/** A program that ends by itself, such as a build. */
export type Tool = {
  name: string;
  arguments: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  logFile: string;
  /** Whether stdout contains a secret. If so, stdout is written neither to the log nor to errors. */
  isOutputSecret?: boolean;
  signal: AbortSignal;
};

/** Number of output lines in the error of a failed tool. */
const LAST_LINES = 30;

/**
 * Runs a tool with this project's Node and returns its stdout. If the tool fails, throws an error with its last output
 * lines.
 */
export async function runTool({ name, cwd, env, logFile, signal, ...tool }: Tool): Promise<string> {
  const child = spawn(process.execPath, tool.arguments, {
    cwd,
    // Prevents color escape codes in the log and in error messages.
    env: { ...env, NO_COLOR: "1" },
    // Gives the tool its own process group, so that Ctrl-C in the terminal doesn't reach it.
    // `signal` stops the whole group.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stopAll = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  signal.addEventListener("abort", stopAll, { once: true });
  const log = createWriteStream(logFile, { mode: 0o600 });
  let printed = "";
  let all = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
    if (tool.isOutputSecret) return;
    all += chunk.toString();
    log.write(chunk);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    all += chunk.toString();
    log.write(chunk);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  log.end();
  signal.removeEventListener("abort", stopAll);
  signal.throwIfAborted();
  if (code === 0) return printed;
  const lastLines = all.trimEnd().split("\n").slice(-LAST_LINES);
  throw new Error(
    [`${name} failed:`, ...lastLines.map((line) => `    ${line}`), `Full log: ${logFile}`].join(
      "\n",
    ),
  );
}
