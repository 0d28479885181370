import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";

const program = `
  import { onStop } from ${JSON.stringify(join(import.meta.dirname, "on-stop.ts"))};
  let stops = 0;
  onStop(() => (stops += 1));
  const parent = process.ppid;
  console.log(process.pid);
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    // By then the end of the parent has been noticed, which is looked for twice a second.
    setTimeout(() => console.log(stops), 1_000);
  }, 10);
`;

test("[RUN-1] a signal to the whole process group stops the services once, also when npm repeats it", async () => {
  const shell = spawn(`"${process.execPath}" --input-type=module -e "$PROGRAM"; true`, {
    shell: true,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PROGRAM: program, npm_lifecycle_event: "start" },
  });
  const printed = async () => String((await once(shell.stdout, "data"))[0]).trim();
  const pid = Number(await printed());
  process.kill(-Number(shell.pid), "SIGTERM");
  process.kill(pid, "SIGTERM");
  expect(await printed()).toBe("1");
});
