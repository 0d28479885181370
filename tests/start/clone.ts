import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { portSettings, type Ports } from "../../studio/launcher/plan/ports.ts";
import { root } from "../support/stack/places.ts";

/** Clones the last commit into a new temporary folder. Disposing the result deletes the folder. */
export function cloneRepository(): { folder: string } & Disposable {
  const parent = mkdtempSync(join(tmpdir(), "marquee-start-"));
  const folder = join(parent, "marquee");
  execFileSync("git", ["clone", "--quiet", root, folder], { stdio: "inherit" });
  return { folder, [Symbol.dispose]: () => rmSync(parent, { recursive: true, force: true }) };
}

/** Links this checkout's packages into a clone, without npm's record, so that `npm start` installs them. */
export function linkPackages(folder: string): void {
  const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")];
  mkdirSync(to);
  const names = readdirSync(from).filter((name) => /^(?!\.)|^\.bin$/.test(name));
  const copy = (how: string) => execFileSync("cp", [how, ...names, to], { cwd: from });
  try {
    copy("-al");
  } catch {
    // Hard links don't work across file systems.
    copy("-a");
  }
}

/** Returns the environment of a user's terminal, without npm's variables and this checkout's programs. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^MARQUEE|^NODE|^VITEST/i.test(name) && name !== "PATH",
  );
  const path = (process.env["PATH"] ?? "").split(delimiter);
  return {
    ...Object.fromEntries(own),
    PATH: path.filter((each) => !each.includes("node_modules")).join(delimiter),
  };
}

export type RunningStart = {
  output: () => string;
  /** Polls a condition until it holds. Throws if `npm start` ends first, or after `patience` ms. */
  until: (holds: () => boolean | Promise<boolean>, patience: number) => Promise<void>;
  /** Stops `npm start` as Ctrl-C does, and waits for its end. */
  stop: () => Promise<void>;
};

export function npmStart(folder: string, ports: Ports, env: NodeJS.ProcessEnv = {}): RunningStart {
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...plainEnvironment(), ...portSettings(ports), ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return {
    output: () => output,
    until: async (holds, patience) => {
      const end = Date.now() + patience;
      while (!(await holds())) {
        if (child.exitCode !== null) throw new Error(`\`npm start\` ended too early:\n${output}`);
        if (Date.now() > end) throw new Error(`\`npm start\` was not ready in time:\n${output}`);
        await pause(100);
      }
    },
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGINT");
      await ended;
    },
  };
}
