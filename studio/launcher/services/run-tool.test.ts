import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runTool } from "./run-tool.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "run-tool-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(source: string, more: { isOutputSecret?: boolean } = {}) {
  const program = join(folder, "tool.ts");
  writeFileSync(program, source);
  const logFile = join(folder, "tool.log");
  const { signal } = new AbortController();
  const options = { name: "The tool", arguments: [program], cwd: folder, env: process.env };
  const running = runTool({ ...options, logFile, signal, ...more });
  return { running, readLog: () => readFileSync(logFile, "utf8") };
}

describe("a tool that exits", () => {
  it("returns its output and logs it", async () => {
    const { running, readLog } = run(`console.log("built")`);
    expect(await running).toBe("built\n");
    await expect.poll(readLog).toBe("built\n");
  });

  it("fails with its last lines and the path of its log", async () => {
    const { running } = run(`console.error("no such film"); process.exitCode = 1;`);
    await expect(running).rejects.toThrow(/The tool failed:\n {4}no such film\n.*tool\.log/s);
  });

  it("[SEC-4] returns a secret without logging it", async () => {
    const source = `console.log("sk-secret"); console.error("made")`;
    const { running, readLog } = run(source, { isOutputSecret: true });
    expect(await running).toBe("sk-secret\n");
    await expect.poll(readLog).toBe("made\n");
  });

  it("[SEC-4] omits a secret from the error", async () => {
    const source = `console.log("sk-secret"); process.exitCode = 1;`;
    const { running } = run(source, { isOutputSecret: true });
    const message = await running.catch(String);
    expect(message).toMatch(/The tool failed/);
    expect(message).not.toContain("sk-secret");
  });
});
