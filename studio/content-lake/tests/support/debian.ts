import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the path of the first program that exists. Each name is either a program in the PATH or an absolute path. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names
    .flatMap((name) =>
      name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path));
}

/**
 * Whether this process runs as root. Only root can install packages. As root, Chromium starts only
 * without its sandbox.
 */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** Runs a command, hides its output except for errors, and returns whether it succeeded. */
export const succeeds = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

/**
 * Installs Debian packages with apt-get, if this process is root on a Debian system. Returns whether the installation
 * succeeded.
 */
export function installFromDebian(name: string, ...packages: string[]): boolean {
  if (!isRoot() || findProgram("apt-get") === undefined) return false;
  console.log(`Installing ${name} with apt-get …`);
  return (
    succeeds("apt-get", "update", "-qq") &&
    succeeds("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages)
  );
}
