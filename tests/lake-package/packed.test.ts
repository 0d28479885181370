// @module-tag all
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clientAt } from "../../studio/content-lake/tests/support/client-at.ts";
import { chromiumPath } from "../support/browsers/chromium.ts";
import { root } from "../support/stack/places.ts";
import { environment, installPackage } from "./installed-package.ts";

const run = promisify(execFile);

let installed: ReturnType<typeof installPackage>;
beforeAll(() => {
  installed = installPackage();
}, 120_000);
afterAll(() => installed.remove());

const runHere = async (program: string, args: readonly string[], env = {}) => {
  const { stdout } = await run(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: installed.project,
    env: { ...environment, NO_COLOR: "1", ...env },
  });
  return stdout;
};

/** Starts `content-lake` and resolves with its lines until it is ready. `end` resolves with its exit code. */
async function serve(...args: string[]) {
  const child = spawn(installed.program, ["serve", "--port", "0", ...args], {
    cwd: installed.project,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  let url = "";
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    url = /ready at (\S+)/.exec(line)?.[1] ?? "";
    if (url !== "") break;
  }
  const end = async () => {
    child.kill("SIGTERM");
    const [code]: unknown[] = await once(child, "close");
    return code;
  };
  return { url, lines, end };
}

test("[LAKE-1] the packed lake runs in an empty project without a folder", async () => {
  writeFileSync(
    join(installed.project, "start.mjs"),
    `import { createContentLake } from "@marquee/content-lake";
const lake = createContentLake({ memory: true, documents: [{ _id: "a", _type: "page" }] });
const headers = { authorization: "Bearer " + lake.createToken() };
const url = "http://localhost/v2025-02-19/data/query/production?query=*%5B0%5D._id";
console.log((await (await lake.fetch(new Request(url, { headers }))).json()).result);
lake.close();
`,
  );
  const { stdout } = await run(process.execPath, ["start.mjs"], { cwd: installed.project });
  expect(stdout).toBe("a\n");
});

test("[LAKE-1] the packed lake has types", async () => {
  writeFileSync(
    join(installed.project, "consumer.ts"),
    `import { createContentLake } from "@marquee/content-lake";
import { listen } from "@marquee/content-lake/server";
const lake = createContentLake({ memory: true });
export const url: string = (await listen(lake)).url;
// @ts-expect-error An unknown option.
createContentLake({ memory: true, colour: "red" });
`,
  );
  const emit = { strict: true, noEmit: true, allowImportingTsExtensions: true, types: ["node"] };
  const compilerOptions = { ...emit, target: "es2024", module: "nodenext" };
  const files = {
    "tsconfig.json": { compilerOptions, include: ["consumer.ts", "examples"] },
    "package.json": { type: "module" },
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(installed.project, name), JSON.stringify(content));
  expect(await runHere("typescript/bin/tsc", ["-p", "."]).catch(String)).toBe("");
});

test("[LAKE-1] the program serves an empty lake in memory with the given token", async () => {
  const lake = await serve("--empty", "--token", "ci-token");
  const client = clientAt(lake.url, "ci-token");
  expect(lake.lines).toContain("Administrator's token: ci-token");
  expect(lake.lines.at(-1)).toMatch(/^Content lake ready at http:\/\/localhost:\d+ \(in memory\)$/);
  expect(await client.fetch('count(*[!(_id in path("_.**"))])')).toBe(0);
  await client.create({ _id: "a", _type: "page" });
  expect(await client.fetch("*[_type == 'page']._id")).toEqual(["a"]);
  expect(await lake.end()).toBe(0);
});

test("[LAKE-1] the program serves the documents of an archive", async () => {
  const documents = [
    { _id: "a", _type: "page", title: "A" },
    { _id: "b", _type: "page", title: "B", other: { _type: "reference", _ref: "a" } },
  ];
  const seed = join(installed.project, "seed.ndjson");
  writeFileSync(seed, documents.map((document) => `${JSON.stringify(document)}\n`).join(""));
  const lake = await serve("--seed", seed, "--ephemeral");
  const token = /token: (\S+)/.exec(lake.lines.join("\n"))?.[1] ?? "";
  expect(await clientAt(lake.url, token).fetch("*[_id == 'b'][0].other->title")).toBe("A");
  expect(await lake.end()).toBe(0);
});

test("[LAKE-1] the examples for Vitest and Playwright pass", async () => {
  const tests = await runHere("vitest/vitest.mjs", ["run", "--root", "examples/vitest"]);
  expect(tests).toMatch(/Tests\s+2 passed/);
  const config = "examples/playwright/playwright.config.ts";
  const env = { CHROMIUM_PATH: chromiumPath() };
  const stdout = await runHere("@playwright/test/cli.js", ["test", "--config", config], env);
  expect(stdout).toContain("1 passed");
});
