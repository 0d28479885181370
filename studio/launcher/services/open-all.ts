import { existsSync } from "node:fs";
import { openAuth } from "./auth.ts";
import type { LaunchContext } from "../plan/launch-context.ts";
import { ensureSiteTokens, lakeFolder, openLake } from "./lake.ts";
import { LaunchError } from "../launch-error.ts";
import type { Leftover } from "../lock.ts";
import { findBusyPorts, type Ports } from "../plan/ports.ts";
import { migrateContent } from "../migrate-content.ts";
import { endGroup, processGone } from "./process-group.ts";
import { chooseSample } from "../sample.ts";
import { buildSite, openSite } from "./site.ts";
import { openStudio } from "./studio.ts";

/** Starts all services of the plan, concurrently where dependencies allow. */
export async function openAll(
  context: LaunchContext,
  leftovers: readonly Leftover[],
): Promise<void> {
  await endLeftovers(context, leftovers);
  const busy = await findBusyPorts(context.plan.ports, portsInUse(context));
  if (busy.length > 0) throw new LaunchError(busy);
  const content = openContent(context);
  const signIn = openSignIn(context);
  const studio = context.apps.includes("studio") ? openStudio(context) : Promise.resolve();
  const site = context.apps.includes("site")
    ? openVisitorsSite(context, content, [signIn, studio])
    : undefined;
  // Waits for all starts even if one fails, so that no start continues in the background.
  const results = await Promise.allSettled([content, signIn, studio, site]);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

/** Stops processes of an earlier start that was killed. */
async function endLeftovers(
  { progress }: LaunchContext,
  leftovers: readonly Leftover[],
): Promise<void> {
  if (leftovers.length === 0) return;
  const names = leftovers.map(({ name, pid }) => `${name} (process ${pid})`).join(", ");
  progress.print(`  Stopping services that an earlier start left running: ${names}`);
  await Promise.all(leftovers.map(({ pid }) => endGroup(pid, processGone(pid))));
}

function portsInUse({ plan, apps, mode }: LaunchContext): (keyof Ports)[] {
  return [
    ...(plan.sanity.kind === "embedded" ? (["lake"] as const) : []),
    ...(plan.firebase.kind === "embedded" ? (["auth"] as const) : []),
    ...(mode === "build" ? [] : apps),
  ];
}

async function openContent(context: LaunchContext): Promise<void> {
  if (context.plan.sanity.kind === "hosted") return;
  // Only content that was there before can have blocks of an earlier version.
  const isNew = !existsSync(lakeFolder(context.dataDir));
  const lake = openLake(context);
  await context.progress.step(
    { doing: "Starting the content lake", done: "Content lake" },
    () => lake.ready,
  );
  await ensureSiteTokens(context);
  if (context.withSample || context.sample !== undefined) await chooseSample(context);
  await migrateContent(context, { isNew });
}

async function openSignIn(context: LaunchContext): Promise<void> {
  if (context.plan.firebase.kind === "hosted") return;
  const auth = openAuth(context);
  await context.progress.step(
    { doing: "Starting the sign-in service", done: "Sign-in service" },
    () => auth.ready,
  );
}

/**
 * Builds and starts the site. First waits for the content lake, because the build reads content.
 * The build also waits until `others` (the sign-in service and the studio) have started, because
 * their starts would compete with the build for the CPU cores.
 */
async function openVisitorsSite(
  context: LaunchContext,
  content: Promise<unknown>,
  others: readonly Promise<unknown>[],
): Promise<void> {
  await content;
  if (context.mode !== "dev") await buildSite(context, () => Promise.all(others));
  if (context.mode === "build") return;
  const site = openSite(context);
  await context.progress.step({ doing: "Starting the site", done: "Site" }, () => site.ready);
}
