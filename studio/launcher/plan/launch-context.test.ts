import { expect, onTestFinished, test } from "vitest";
import { createContext } from "./launch-context.fixture.ts";
import { openService } from "./launch-context.ts";

async function open(name: string, code: string, shouldRestart = false) {
  const printed: string[] = [];
  const context = { ...createContext((text) => printed.push(text)), shouldRestart };
  const options = {
    name,
    arguments: ["-e", `${code} setInterval(() => {}, 1e6);`],
    cwd: context.root,
    env: { PATH: process.env["PATH"] },
    isReady: async () => shouldRestart || printed.length > 0,
    readyWithin: 20_000,
  };
  const service = openService(context, options, "site");
  onTestFinished(async () => {
    for (const stop of context.stops) await stop();
  });
  await service.ready;
  return { printed, service };
}

test("[RUN-3] an error of the site's log is printed while the site starts, and no other line", async () => {
  const line = (level: string, message: string) =>
    JSON.stringify(JSON.stringify({ level, area: "network", message }));
  const { printed } = await open(
    "The site",
    `console.error("Error: not of the log");
     console.error(${line("warn", "an error was handled")});
     console.error(${line("error", "abc12345.api.sanity.io:443 can't be reached")});`,
  );
  expect(printed).toEqual(["  site | network: abc12345.api.sanity.io:443 can't be reached"]);
});

test("[RUN-1] starts a service again that was killed, and says so", async () => {
  const { printed, service } = await open("The content lake", "", true);
  process.kill(service.pid, "SIGKILL");
  await expect
    .poll(() => printed, { timeout: 20_000 })
    .toEqual([
      expect.stringContaining("The content lake was stopped by SIGKILL. Starting it again"),
      "  The content lake responds again.",
    ]);
});
