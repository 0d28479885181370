import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runCommand } from "./support/run-command.ts";

it("lists the lake's commands and Marquee's, with Marquee's defaults", async () => {
  const { code, stdout } = await runCommand("--help");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run lake -- <command>\n/);
  const names = [...stdout.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name);
  const some = ["serve", "import", "backup", "check", "migrate", "sample"];
  expect(names).toEqual(expect.arrayContaining(some));
  expect(stdout).toContain("DIR is .marquee/lake, or lake in MARQUEE_DATA");
  expect(stdout).toContain("signed with the secret in SANITY_REVALIDATE_SECRET");
});

it("[RUN-1] finds the project's lake in whichever folder it is started", () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere-"));
  const root = join(import.meta.dirname, "../../..");
  const data = ".marquee/test/lake-from-elsewhere";
  onTestFinished(() => {
    for (const folder of [elsewhere, join(root, data)]) rmSync(folder, { recursive: true });
  });
  const cli = join(import.meta.dirname, "../cli.ts");
  const { status } = spawnSync(process.execPath, [cli, "token", "list"], {
    cwd: elsewhere,
    env: { PATH: process.env["PATH"], MARQUEE_DATA: data },
  });
  expect(status).toBe(0);
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(existsSync(join(root, data, "lake/lake.db"))).toBe(true);
});
