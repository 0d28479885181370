import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findProgram } from "../studio/content-lake/tests/support/debian.ts";
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

const caddyFiles = [
  ["the Caddyfile", read(".deploy/Caddyfile")],
  ["the studio's page", /```caddyfile\n(.*?)```/s.exec(read(".deploy/studio.md"))?.[1] ?? ""],
] as const;

test.each(caddyFiles)("[RUN-1] %s names a folder as Caddy 2.6 expects it too", (_what, text) => {
  expect(text).toContain("{\n");
  // Before 2.8, a path alone was read as a matcher.
  expect(text).not.toMatch(/^\s*root \//m);
});

const caddy = findProgram("caddy", "/usr/bin/caddy");

test.skipIf(caddy === undefined).each(caddyFiles)("[RUN-1] Caddy accepts %s", (_what, text) => {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "Caddyfile");
  writeFileSync(file, text);
  const hosts = { SITE_HOST: "a.test", STUDIO_HOST: "b.test", LAKE_HOST: "c.test" };
  const { status, stderr } = spawnSync(caddy ?? "", ["adapt", "--config", file], {
    encoding: "utf8",
    env: { ...hosts, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("Error")]);
});
