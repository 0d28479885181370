import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { root } from "./support/stack/places.ts";
import { portBeside, testStack } from "./support/stack/stack.ts";
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

/** The unit, with this checkout in place of the page's. */
const unit = read("content-lake.service").replaceAll("/opt/marquee", root);

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-lake-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!hasSystemd)("[LAKE-4] systemd accepts the unit", () => {
  const file = join(temporaryFolder(), "content-lake.service");
  writeFileSync(file, unit);
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
});

test(
  "[LAKE-4] the unit's command serves the lake, and the page's drill restores its copy",
  { timeout: 300_000 },
  async () => {
    const folder = temporaryFolder();
    const port = portBeside(testStack, 90);
    const env = {
      PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"]}`,
      MARQUEE_DATA: join(folder, "data"),
      LAKE_BACKUP: join(folder, "backup"),
      LAKE_HOST: "lake.test",
      SITE_HOST: "site.test",
      STUDIO_HOST: "studio.test",
    };
    const run = (command: string, input = "") => {
      const options = { cwd: root, env, input, encoding: "utf8" } as const;
      const { status, stderr } = spawnSync("sh", ["-c", command], options);
      return [status, stderr];
    };
    const command = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? "";
    const add = /editor add .* --password/.exec(page)?.[0] ?? "";
    const password = "correct horse battery staple";
    expect(run(command.replace(/serve .*/, add), `${password}\n`)).toEqual([0, expect.any(String)]);

    const served = command.replace("--port 3400", `--port ${port}`);
    const lake = spawn("sh", ["-c", `exec ${served}`], { cwd: root, env, stdio: "ignore" });
    const exit = once(lake, "exit");
    onTestFinished(() => void lake.kill("SIGKILL"));
    const ready = { host: "127.0.0.1", port, path: "/v1/ready", headers: { host: env.LAKE_HOST } };
    await vi.waitFor(async () => {
      const [response] = await once(get(ready), "response");
      response.resume();
      expect(response.statusCode).toBe(200);
    }, 120_000);
    lake.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);

    const drill = /npm run lake -- restore \S+ --data \S+/.exec(page)?.[0] ?? "";
    const restored = join(folder, "drill");
    const restore = drill.replace("/tmp/drill", restored).replace(/s3:\S+/, env.LAKE_BACKUP);
    expect(run(restore)).toEqual([0, expect.any(String)]);
    expect(existsSync(join(restored, "lake.db"))).toBe(true);
  },
);
