import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./support/stack/places.ts";
import { sourceFiles } from "./support/source-files.ts";

const pages = ["{*,.deploy/*,.github/**/*}.md", "{schemas,studio,web,tests}/**/*.md"].flatMap(
  sourceFiles,
);
const read = (page: string) => readFileSync(join(root, page), "utf8");

/** Commands of the deployment pages that run a program of the repository outside a container. */
const commands = pages
  .filter((page) => page.startsWith(".deploy/"))
  .flatMap((page) => read(page).match(/^node_modules\/\.bin\/node [\w./-]+\.ts.*$/gm) ?? [])
  .map((command) => command.replace(/\s+#.*$/, ""));

test("[RUN-1] no page runs a program with the system's Node.js, which may be older than the project's", () => {
  expect(pages).toContain(".deploy/README.md");
  const outside = pages.flatMap((page) =>
    [...read(page).matchAll(/^.*(?<![\w/.-])node [\w./-]+\.ts.*$/gm)]
      .map(([line]) => line)
      // In a container, Node.js is the image's.
      .filter((line) => !line.includes("docker compose exec"))
      .map((line) => `${page}: ${line}`),
  );
  expect(outside).toEqual([]);
});

test("[RUN-1] the deployment pages' commands run beside an older Node.js", () => {
  expect(commands.map((command) => command.split(" ")[1])).toEqual([
    "web/server/serve.ts",
    "studio/launcher/serve-studio.ts",
    "studio/launcher/serve-studio.ts",
  ]);
  const folder = mkdtempSync(join(tmpdir(), "older-node-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const older = join(folder, "node");
  writeFileSync(older, '#!/bin/sh\necho "ERR_UNKNOWN_FILE_EXTENSION" >&2\nexit 9\n');
  chmodSync(older, 0o755);
  for (const command of new Set(commands)) {
    // The option ends the program before it listens or writes.
    const { status, stderr } = spawnSync("sh", ["-c", `${command} --no-such-option`], {
      cwd: root,
      encoding: "utf8",
      env: { PATH: `${folder}:/usr/bin:/bin` },
    });
    expect([command, status, stderr]).toEqual([
      command,
      1,
      expect.stringContaining("'--no-such-option'"),
    ]);
  }
});
