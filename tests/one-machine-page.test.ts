import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { root } from "./support/stack/places.ts";
import { findProgram } from "../studio/content-lake/tests/support/debian.ts";

const read = (file: string) => readFileSync(join(root, ".deploy", file), "utf8");
const page = read("one-machine.md");

const cli = join(root, "studio/content-commands/cli.ts");
const help = spawnSync(process.execPath, [cli, "--help"], { encoding: "utf8" }).stdout;
/** The commands that the help lists, with the lines that describe them. */
const helpOf = new Map<string, string>();
for (const text of help.split(/\n(?= {2}\w)/)) {
  const name = /^ {2}(\w+)/.exec(text)?.[1] ?? "";
  // A command may be listed twice, such as `serve` for a lake in memory.
  helpOf.set(name, `${helpOf.get(name) ?? ""}\n${text}`);
}

/** Commands of the lake in a text, as their name and options. */
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
  const { command } = composeShape.parse(parse(read("compose.yml"), { merge: true })).services.lake;
  const commands = [
    ...lakeCommands(page),
    ...lakeCommands(read("content-lake.service")),
    ...lakeCommands(`content-commands/cli.ts ${command.join(" ")}`),
  ];
  expect(new Set(commands.map(({ name }) => name))).toEqual(
    new Set(["editor", "token", "restore", "serve", "undo", "backup"]),
  );
  const unknown = commands.flatMap(({ name, options }) =>
    options
      .filter((option) => !helpOf.get(name)?.includes(option))
      .map((option) => `${name} ${option}`),
  );
  expect(unknown).toEqual([]);
});

test("[LAKE-4] the page names metrics that the lake sends", () => {
  const sources = ["lake-metrics.ts", "open-telemetry.ts"].map((file) =>
    readFileSync(join(root, "studio/content-lake/src/telemetry", file), "utf8"),
  );
  const named = page.match(/content_lake\.[a-z._]+/g) ?? [];
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !sources.some((text) => text.includes(`"${name}"`)))).toEqual([]);
});

test("[LAKE-4] the files that the page names exist, and the compose file's settings are in .env.example", () => {
  for (const file of ["content-lake.service", "nginx-lake.conf", "Caddyfile", "compose.yml"]) {
    expect(page).toContain(file);
    expect(read(file)).not.toBe("");
  }
  const used = [...read("compose.yml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const listed = read(".env.example").match(/^\w+(?==)/gm) ?? [];
  expect(used.filter((name) => !listed.some((one) => one === name))).toEqual([]);
});

const nginx = findProgram("nginx", "/usr/sbin/nginx");

test.skipIf(nginx === undefined)("[LAKE-4] nginx accepts its configuration", () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-lake-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const request = [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-subj",
    "/CN=lake.example.org",
  ];
  const made = spawnSync("openssl", [...request, "-keyout", key, "-out", certificate]);
  expect(made.status).toBe(0);
  const lake = read("nginx-lake.conf")
    .replace("/etc/ssl/lake.example.org.pem", certificate)
    .replace("/etc/ssl/lake.example.org.key", key);
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log stderr; events {}\nhttp {\naccess_log off;\n${lake}\n}\n`,
  );
  const { status, stderr } = spawnSync(nginx ?? "", ["-t", "-c", file, "-p", folder], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, expect.stringContaining("test is successful")]);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!hasSystemd)("[LAKE-4] systemd accepts the lake's unit", () => {
  const folder = mkdtempSync(join(tmpdir(), "unit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "content-lake.service");
  // Its program must exist.
  writeFileSync(file, read("content-lake.service").replaceAll("/opt/marquee", root));
  const verify = ["verify", "--man=no", file];
  const { status, stderr } = spawnSync("systemd-analyze", verify, { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});
