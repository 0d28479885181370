import { join } from "node:path";
import { writeSecrets } from "../plan/data-folder.ts";
import type { Values } from "../plan/environment.ts";
import { telemetryEnvironment } from "../plan/child-environment.ts";
import { bareEnvironment, logOf, openService, type LaunchContext } from "../plan/launch-context.ts";
import { runTool } from "./run-tool.ts";
import { isResponding } from "./service.ts";

const cli = (root: string) => join(root, "studio/content-commands/cli.ts");

export const lakeFolder = (dataDir: string) => join(dataDir, "lake");

export function openLake(context: LaunchContext) {
  const { root, plan, at, dataDir } = context;
  return openService(
    context,
    {
      name: "The content lake",
      arguments: [
        // The young generation of the heap would otherwise take 134 MB (studio/content-lake/src/README.md, "Memory").
        "--max-semi-space-size=16",
        cli(root),
        "serve",
        "--port",
        String(plan.ports.lake),
        "--data",
        lakeFolder(dataDir),
        "--origin",
        at.site,
        "--sign-in-origin",
        at.studio,
      ],
      cwd: root,
      env: { ...bareEnvironment(context.settings), ...telemetryEnvironment(context.settings) },
      isReady: () => isResponding(`${at.lake}/v1/ping`),
      readyWithin: 60_000,
    },
    "lake",
  );
}

export function runLake(
  context: LaunchContext,
  name: string,
  command: readonly string[],
  env: Values = {},
): Promise<string> {
  return runTool({
    name,
    arguments: [cli(context.root), ...command],
    cwd: context.root,
    env: { ...bareEnvironment(context.settings), ...env },
    logFile: logOf(context, `lake-${command[0] ?? "command"}`),
    isOutputSecret: command[0] === "token",
    signal: context.signal,
  });
}

const siteTokens = {
  lakeReadToken: ["viewer", "Site (read)"],
  submissionWriterToken: ["submission-writer", "Site (store submissions)"],
  submissionWorkerToken: ["submission-worker", "Site (deliver submissions)"],
} as const;

/** Ensures that the secrets contain tokens for the site that the running lake accepts. */
export async function ensureSiteTokens(context: LaunchContext): Promise<void> {
  const { at, dataDir, secrets } = context;
  for (const name of ["lakeReadToken", "submissionWriterToken", "submissionWorkerToken"] as const) {
    const stored = secrets[name];
    if (stored !== null && (await isAccepted(at.lake, stored))) continue;
    const [role, label] = siteTokens[name];
    secrets[name] = await makeLakeToken(context, role, label);
    writeSecrets(dataDir, secrets);
  }
}

/** Creates a token in the lake and returns it. The lake stores only its hash. */
export async function makeLakeToken(
  context: LaunchContext,
  role: "viewer" | "editor" | "administrator" | "submission-writer" | "submission-worker",
  label: string,
): Promise<string> {
  const data = lakeFolder(context.dataDir);
  const command = ["token", "--role", role, "--label", label, "--data", data];
  return (await runLake(context, "Creating a token", command)).trim();
}

/** Whether the lake accepts a token. A stored token becomes invalid when the lake's folder is deleted. */
async function isAccepted(lake: string, token: string): Promise<boolean> {
  const response = await fetch(`${lake}/v2025-02-19/users/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const user: unknown = await response.json();
  return response.ok && typeof user === "object" && user !== null && "id" in user;
}
