// @module-tag all
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "./support/stack/places.ts";
import { portBeside, testStack } from "./support/stack/stack.ts";

const read = (file: string) => readFileSync(join(root, ".deploy", file), "utf8");
const page = read("one-machine.md");
/** The unit, with this checkout in place of the page's. */
const unit = read("content-lake.service").replaceAll("/opt/marquee", root);

test(
  "[LAKE-4] the unit's command serves the lake, and the page's drill restores its copy",
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "content-lake-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
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
