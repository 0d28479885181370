import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { findProgram } from "../studio/content-lake/tests/support/debian.ts";
import { root } from "./support/stack/places.ts";
import { sourceFiles } from "./support/source-files.ts";

const pages = ["{*,.deploy/*,.github/**/*}.md", "{schemas,studio,web,tests}/**/*.md"].flatMap(
  sourceFiles,
);
const read = (page: string) => readFileSync(join(root, page), "utf8");

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "deployment-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

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
  const folder = newFolder();
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
    const refused = expect.stringContaining("'--no-such-option'");
    expect([command, status, stderr]).toEqual([command, 1, refused]);
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
  const folder = newFolder();
  const file = join(folder, "Caddyfile");
  writeFileSync(file, text);
  const hosts = { SITE_HOST: "a.test", STUDIO_HOST: "b.test", LAKE_HOST: "c.test" };
  const { status, stderr } = spawnSync(caddy ?? "", ["adapt", "--config", file], {
    encoding: "utf8",
    env: { ...hosts, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("Error")]);
});

const readDeploy = (file: string) => read(`.deploy/${file}`);
const oneMachine = readDeploy("one-machine.md");

const cli = join(root, "studio/content-commands/cli.ts");
const help = spawnSync(process.execPath, [cli, "--help"], { encoding: "utf8" }).stdout;
const helpOf = new Map<string, string>();
for (const text of help.split(/\n(?= {2}\w)/)) {
  const name = /^ {2}(\w+)/.exec(text)?.[1] ?? "";
  // A command may be listed twice, such as `serve` for a lake in memory.
  helpOf.set(name, `${helpOf.get(name) ?? ""}\n${text}`);
}

function lakeCommands(text: string): { name: string; options: string[] }[] {
  const found = text.matchAll(
    /(?:npm run lake --|run --rm lake|content-commands\/cli\.ts) (\w+)([^\n`#]*)/g,
  );
  return [...found].map(([, name = "", rest = ""]) => ({
    name,
    options: rest.match(/--[a-z-]+/g) ?? [],
  }));
}

const composeShape = z.object({
  services: z.object({ lake: z.object({ command: z.array(z.string()) }) }),
});

test("[LAKE-4] the page, the compose file and the unit use commands and options that the lake has", () => {
  const compose = composeShape.parse(parse(readDeploy("compose.yml"), { merge: true }));
  const { command } = compose.services.lake;
  const commands = [
    ...lakeCommands(oneMachine),
    ...lakeCommands(readDeploy("content-lake.service")),
    ...lakeCommands(`content-commands/cli.ts ${command.join(" ")}`),
  ];
  expect(new Set(commands.map(({ name }) => name))).toEqual(
    new Set(["editor", "token", "restore", "serve", "undo", "backup"]),
  );
  const isUnknown = (name: string) => (option: string) => !helpOf.get(name)?.includes(option);
  const unknown = commands.map(({ name, options }) => [name, ...options.filter(isUnknown(name))]);
  expect(unknown.filter(({ length }) => length > 1)).toEqual([]);
});

test("[LAKE-4] the page names metrics that the lake sends", () => {
  const folder = join(root, "studio/content-lake/src/telemetry");
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const named = oneMachine.match(/content_lake\.[a-z._]+/g) ?? [];
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !sources.some((text) => text.includes(`"${name}"`)))).toEqual([]);
});

test("[LAKE-4] the files that the page names exist, and the compose file's settings are in .env.example", () => {
  for (const file of ["content-lake.service", "nginx-lake.conf", "Caddyfile", "compose.yml"]) {
    expect(oneMachine).toContain(file);
    expect(readDeploy(file)).not.toBe("");
  }
  const used = [...readDeploy("compose.yml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const listed = readDeploy(".env.example").match(/^\w+(?==)/gm) ?? [];
  expect(used.filter((name) => !listed.some((one) => one === name))).toEqual([]);
});

const nginx = findProgram("nginx", "/usr/sbin/nginx");

test.skipIf(nginx === undefined)("[LAKE-4] nginx accepts its configuration", () => {
  const folder = newFolder();
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const request = "req -x509 -newkey rsa:2048 -nodes -subj /CN=lake.example.org".split(" ");
  const made = spawnSync("openssl", [...request, "-keyout", key, "-out", certificate]);
  expect(made.status).toBe(0);
  const lake = readDeploy("nginx-lake.conf")
    .replace("/etc/ssl/lake.example.org.pem", certificate)
    .replace("/etc/ssl/lake.example.org.key", key);
  const file = join(folder, "nginx.conf");
  const head = `pid ${folder}/pid; error_log stderr; events {}`;
  writeFileSync(file, `${head}\nhttp {\naccess_log off;\n${lake}\n}\n`);
  const test = ["-t", "-c", file, "-p", folder];
  const { status, stderr } = spawnSync(nginx ?? "", test, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, expect.stringContaining("test is successful")]);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!hasSystemd)("[LAKE-4] systemd accepts the lake's unit", () => {
  const file = join(newFolder(), "content-lake.service");
  // Its program must exist.
  writeFileSync(file, readDeploy("content-lake.service").replaceAll("/opt/marquee", root));
  const verify = ["verify", "--man=no", file];
  const { status, stderr } = spawnSync("systemd-analyze", verify, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});
