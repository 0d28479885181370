import { endService } from "./lake-process.ts";
import { openServedSite } from "./served-site.ts";
import type { Stack } from "./stack.ts";

/** The site that the last call has started. It outlives a test, because later tests use the site. */
let restarted: Awaited<ReturnType<typeof openServedSite>> | undefined;

/** Ends the site of a stack, and starts it again at the same port. */
export async function restartSite(stack: Stack): Promise<void> {
  await restarted?.stop();
  await endService(stack, "The site");
  restarted = await openServedSite(stack, { name: "site", above: 0, env: {} });
}
