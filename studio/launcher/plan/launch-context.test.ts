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
