import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressesOf } from "./addresses.ts";
import type { LaunchContext } from "./launch-context.ts";
import { planServices } from "./plan.ts";

/** Creates the state of a start in a temporary folder, which is also the repository's root. */
export function createContext(print: (text: string) => void): LaunchContext {
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
    shouldRestart: false,
    onEnd: () => undefined,
  };
}
