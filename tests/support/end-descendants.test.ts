import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAlive, processGone } from "../../studio/launcher/services/process-group.ts";

const program = `
  import { spawn } from "node:child_process";
  import { endDescendantsOnStop } from ${JSON.stringify(join(import.meta.dirname, "end-descendants.ts"))};
  endDescendantsOnStop();
  const service = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true });
  console.log(service.pid);
  setInterval(() => {}, 1000);
`;

test.each(["SIGINT", "SIGTERM"] as const)(
  "[RUN-5] %s ends the services that a benchmark started, in process groups of their own",
  async (signal) => {
    const benchmark = spawn(process.execPath, ["--input-type=module", "-e", program]);
    const [printed] = await once(benchmark.stdout, "data");
    const service = Number(printed);
    expect(isAlive(service)).toBe(true);
    benchmark.kill(signal);
    expect(await once(benchmark, "close")).toEqual([130, null]);
    await processGone(service);
  },
);

test("[RUN-5] the end of npm's shell ends a benchmark's services", async () => {
  const shell = spawn(`"${process.execPath}" --input-type=module -e "$PROGRAM"; true`, {
    shell: true,
    env: { ...process.env, PROGRAM: program, npm_lifecycle_event: "bench" },
  });
  const [printed] = await once(shell.stdout, "data");
  const service = Number(printed);
  expect(isAlive(service)).toBe(true);
  shell.kill("SIGTERM");
  await processGone(service);
});
