import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const program = `
  import { spawnSync } from "node:child_process";
  import { mkdtempSync, readdirSync } from "node:fs";
  import { tmpdir } from "node:os";
  import { join } from "node:path";
  import { useTemporaryFolder } from ${JSON.stringify(join(import.meta.dirname, "temporary-folder.ts"))};
  const before = tmpdir();
  useTemporaryFolder();
  useTemporaryFolder();
  mkdtempSync(join(tmpdir(), "site-"));
  const script = 'fs.mkdtempSync(path.join(os.tmpdir(), "sanity-import-"))';
  spawnSync(process.execPath, ["-e", script]);
  const [own = ""] = readdirSync(before);
  const names = readdirSync(join(before, own)).map((name) => name.replace(/\\w+$/, ""));
  console.log(JSON.stringify([readdirSync(before).length, ...names]));
`;

test("[RUN-5] a run and its processes write to one temporary folder, which is deleted with those of killed runs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "temporary-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // No process has this ID: Linux allows four million.
  mkdirSync(join(folder, "marquee-tests-99999999-killed", "site-1"), { recursive: true });
  const { TEST_TEMPORARY_FOLDER: _, ...env } = process.env;
  const run = spawn(process.execPath, ["--input-type=module", "-e", program], {
    env: { ...env, TMPDIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [printed] = await once(run.stdout, "data");
  expect(JSON.parse(String(printed))).toEqual([1, "sanity-import-", "site-"]);
  await once(run, "close");
  expect(readdirSync(folder)).toEqual([]);
});
