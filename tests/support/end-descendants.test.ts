import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAlive, processGone } from "../../studio/launcher/services/process-group.ts";
import { findRestartedLakes } from "./stack/lake-process.ts";
import { restartedLakeFile } from "./stack/stack.ts";

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

test.each(["SIGINT", "SIGTERM"] as const)(
  "[RUN-5] %s ends the services that a benchmark started, in process groups of their own or by a process that has exited",
  async (signal) => {
    const benchmark = spawn(process.execPath, ["--input-type=module", "-e", program]);
    const [printed] = await once(benchmark.stdout, "data");
    const services = String(printed).split(" ").map(Number);
    expect(services.map(isAlive)).toEqual([true, true]);
    benchmark.kill(signal);
    expect(await once(benchmark, "close")).toEqual([130, null]);
    await Promise.all(services.map(processGone));
  },
);

test("[RUN-5] the end of npm's shell ends a benchmark's services", async () => {
  const shell = spawn(`"${process.execPath}" --input-type=module -e "$PROGRAM"; true`, {
    shell: true,
    env: { ...process.env, PROGRAM: program, npm_lifecycle_event: "bench" },
  });
  const [printed] = await once(shell.stdout, "data");
  const services = String(printed).split(" ").map(Number);
  expect(services.map(isAlive)).toEqual([true, true]);
  shell.kill("SIGTERM");
  await Promise.all(services.map(processGone));
});

test("[RUN-5] ends a lake whose test has ended, and no process that has its ID by now", async () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-orphan-"));
  const data = join(folder, "e2e/data");
  const other = join(folder, "e2e-second/data");
  for (const each of [data, other]) mkdirSync(each, { recursive: true });
  // The shell, which stands for the test's process, exits at once.
  const shell = spawn(
    `"${process.execPath}" -e "setInterval(() => {}, 1000)" -- "${data}/lake" & echo $!`,
    {
      shell: true,
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const [printed] = await once(shell.stdout, "data");
  const lake = Number(printed);
  writeFileSync(join(data, restartedLakeFile), String(lake));
  writeFileSync(join(other, restartedLakeFile), String(process.pid));
  expect(findRestartedLakes(folder)).toEqual([lake]);
  process.kill(lake, "SIGTERM");
  await processGone(lake);
  expect(findRestartedLakes(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
