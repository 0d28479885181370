import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAlive, processGone } from "../../studio/launcher/services/process-group.ts";

const program = `
  import { spawn } from "node:child_process";
  import { endDescendantsOnSignals } from ${JSON.stringify(join(import.meta.dirname, "end-descendants.ts"))};
  endDescendantsOnSignals();
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
