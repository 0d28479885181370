// @module-tag all
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAlive, processGone } from "../../studio/launcher/services/process-group.ts";
import { findRestartedServices, siteProgram } from "./stack/lake-process.ts";
import { restartedLakeFile, restartedSiteFile } from "./stack/stack.ts";

const program = `
  import { execSync, spawn } from "node:child_process";
  import { endDescendantsOnStop } from ${JSON.stringify(join(import.meta.dirname, "end-descendants.ts"))};
  const lasting = "setInterval(() => {}, 1000)";
  const service = spawn(process.execPath, ["-e", lasting], { detached: true });
  const orphan = Number(execSync(\`"\${process.execPath}" -e "\${lasting}" >/dev/null 2>&1 & echo $!\`));
  endDescendantsOnStop(() => [orphan]);
  console.log(service.pid, orphan);
  setInterval(() => {}, 1000);
`;

/** Returns the processes that the program prints, when they run. */
async function servicesOf({ stdout }: ChildProcessWithoutNullStreams): Promise<number[]> {
  const services = String(await once(stdout, "data"))
    .split(" ")
    .map(Number);
  expect(services.map(isAlive)).toEqual([true, true]);
  return services;
}

test("[RUN-5] SIGINT ends the services that a benchmark started, in process groups of their own or by a process that has exited", async () => {
  const benchmark = spawn(process.execPath, ["--input-type=module", "-e", program]);
  const services = await servicesOf(benchmark);
  benchmark.kill("SIGINT");
  expect(await once(benchmark, "close")).toEqual([130, null]);
  await Promise.all(services.map(processGone));
});

test("[RUN-5] the end of npm's shell ends a benchmark's services", async () => {
  const shell = spawn(`"${process.execPath}" --input-type=module -e "$PROGRAM"; true`, {
    shell: true,
    env: { ...process.env, PROGRAM: program, npm_lifecycle_event: "bench" },
  });
  const services = await servicesOf(shell);
  shell.kill("SIGTERM");
  expect(await Promise.all(services.map(processGone))).toHaveLength(services.length);
});

test.each([
  ["lake", restartedLakeFile, (data: string) => `${data}/lake`],
  ["site", restartedSiteFile, () => siteProgram],
])(
  "[RUN-5] ends a %s whose test has ended, and no process that has its ID by now",
  async (_name, file, commandIn) => {
    const folder = mkdtempSync(join(tmpdir(), "marquee-orphan-"));
    const data = join(folder, "e2e/data");
    const other = join(folder, "e2e-second/data");
    for (const each of [data, other]) mkdirSync(each, { recursive: true });
    // The shell, which stands for the test's process, exits at once.
    const shell = spawn(
      `"${process.execPath}" -e "setInterval(() => {}, 1000)" -- "${commandIn(data)}" & echo $!`,
      {
        shell: true,
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    const [printed] = await once(shell.stdout, "data");
    const service = Number(printed);
    writeFileSync(join(data, file), String(service));
    writeFileSync(join(other, file), String(process.pid));
    expect(findRestartedServices(folder)).toEqual([service]);
    process.kill(service, "SIGTERM");
    await processGone(service);
    expect(findRestartedServices(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  },
);
