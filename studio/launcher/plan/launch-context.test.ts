import { expect, onTestFinished, test } from "vitest";
import { createContext } from "./launch-context.fixture.ts";
import { openService } from "./launch-context.ts";

test("[RUN-3] an error of the site's log is printed while the site starts, and no other line", async () => {
  const printed: string[] = [];
  const line = (level: string, message: string) =>
    JSON.stringify(JSON.stringify({ level, area: "network", message }));
  const code = `
    console.error("Error: not of the log");
    console.error(${line("warn", "an error was handled")});
    console.error(${line("error", "abc12345.api.sanity.io:443 can't be reached")});
    setInterval(() => {}, 1e6);`;
  const context = createContext((text) => printed.push(text));
  const service = openService(
    context,
    {
      name: "The site",
      arguments: ["-e", code],
      cwd: context.root,
      env: { PATH: process.env["PATH"] },
      isReady: async () => printed.length > 0,
      readyWithin: 20_000,
    },
    "site",
  );
  onTestFinished(service.stop);
  await service.ready;
  expect(printed).toEqual(["  site | network: abc12345.api.sanity.io:443 can't be reached"]);
});

test(
  "[RUN-1] starts a service again that was killed, and says so",
  { timeout: 30_000 },
  async () => {
    const printed: string[] = [];
    const context = createContext((text) => printed.push(text));
    const service = openService(
      { ...context, restarts: true },
      {
        name: "The content lake",
        arguments: ["-e", "setInterval(() => {}, 1e6)"],
        cwd: context.root,
        env: { PATH: process.env["PATH"] },
        isReady: async () => true,
        readyWithin: 20_000,
      },
      "lake",
    );
    onTestFinished(async () => {
      for (const stop of context.stops) await stop();
    });
    await service.ready;
    process.kill(service.pid, "SIGKILL");
    await expect
      .poll(() => printed, { timeout: 20_000 })
      .toEqual([
        expect.stringContaining("The content lake was stopped by SIGKILL. Starting it again"),
        "  The content lake responds again.",
      ]);
  },
);
