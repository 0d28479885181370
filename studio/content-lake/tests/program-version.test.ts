import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";

const root = join(import.meta.dirname, "..");
const manifest = z
  .object({ engines: z.object({ node: z.string() }), bin: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

/** Runs the package's program as if this were another version of Node.js. */
function runOn(version: string, ...args: string[]) {
  const versions = JSON.stringify({ ...process.versions, node: version });
  const preload = `data:text/javascript,Object.defineProperty(process,"versions",{value:${versions}})`;
  return spawnSync(process.execPath, ["--import", preload, join(root, "src/bin.ts"), ...args], {
    encoding: "utf8",
  });
}

test("[LAKE-1] on an older Node.js, the program fails and names the version that it needs", () => {
  const oldest = manifest.engines.node.replace(">=", "");
  const { status, stdout, stderr } = runOn("20.20.2", "--help");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(
    `content-lake requires Node.js ${oldest} or newer, but this is version 20.20.2.`,
  );
  expect(stderr).toContain("https://nodejs.org");
});

test("[LAKE-1] on the oldest supported Node.js, the program prints its help", () => {
  const { status, stdout } = runOn("24.2.0", "--help");
  expect([status, stdout]).toEqual([0, expect.stringContaining("Usage: content-lake <command>")]);
  expect(manifest.bin["content-lake"]).toBe("./dist/bin.js");
});
