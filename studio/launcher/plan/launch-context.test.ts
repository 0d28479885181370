import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addressesOf } from "./addresses.ts";
import { type LaunchContext, openService } from "./launch-context.ts";
import { planServices } from "./plan.ts";

function createContext(print: (text: string) => void): LaunchContext {
  const planning = planServices({});
  if ("problems" in planning) throw new Error(planning.problems.join("\n"));
  const dataDir = mkdtempSync(join(tmpdir(), "marquee-context-"));
  mkdirSync(join(dataDir, "logs"));
  return {
    root: dataDir,
    mode: "start",
    apps: [],
    plan: planning.plan,
    at: addressesOf(planning.plan.ports),
    settings: {},
    secrets: {
      gatewaySecret: "",
      revalidateSecret: "",
      lakeReadToken: null,
      submissionWriterToken: null,
      submissionWorkerToken: null,
    },
    dataDir,
    siteDist: "",
    studioDist: "",
    withSample: false,
    sample: undefined,
    progress: { step: async (_names, work) => work(), print },
    lock: { addService: () => undefined, release: () => undefined },
    signal: new AbortController().signal,
    stops: [],
    onEnd: () => undefined,
  };
}

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
