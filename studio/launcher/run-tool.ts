import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";

/** A program of the project that runs to its end, such as a build. */
export type Tool = {
  name: string;
  arguments: readonly string[];
  cwd: string;
  env: Record<string, string | undefined>;
  logFile: string;
  /** What it prints to stdout is a secret: returned, and written neither to the log nor into an error. */
  printsSecret?: boolean;
  /** Ends the tool when the start is given up. */
  signal: AbortSignal;
};

/** Lines of a failed tool's output that its error shows. */
const LAST_LINES = 30;

/** Runs a tool on this project's Node and returns what it printed to stdout. Throws with its last lines when it fails. */
export async function runTool({ name, cwd, env, logFile, signal, ...tool }: Tool): Promise<string> {
  const child = spawn(process.execPath, tool.arguments, {
    cwd,
    // Its output goes to a file and into error messages.
    env: { ...env, NO_COLOR: "1" },
    // A group of its own: Ctrl-C reaches it only through the signal, together with what it started itself.
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
    if (tool.printsSecret) return;
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
    [
      `${name} failed:`,
      ...lastLines.map((line) => `    ${line}`),
      `The whole log: ${logFile}`,
    ].join("\n"),
  );
}
