import type { FullConfig } from "@playwright/test";
import { configureProvider } from "../support/members/accounts.ts";
import { divertedHosts } from "../support/doubles/diverted-hosts.ts";
import { openFilmHosts } from "../support/doubles/oembed.ts";
import { leaveTokens } from "../support/stack/lake.ts";
import { endRestartedSite } from "../support/stack/restart-site.ts";
import { lakeProcess } from "../support/stack/lake-process.ts";
import { useTemporaryFolder } from "../support/temporary-folder.ts";
import { openStack, type Stack, testStack, testStacks } from "../support/stack/stack.ts";

type Stops = (() => void | Promise<void>)[];

/**
 * Starts a stack of the whole product for each worker of the browser tests. Returns a function that
 * stops the stacks. With MARQUEE_TEST_ATTACH set, uses the stack that `node tests/e2e/serve.ts`
 * runs, so that an author of tests doesn't wait for the start.
 */
export default async function launchForTests({ workers }: FullConfig) {
  useTemporaryFolder();
  const isAttached = Boolean(process.env["MARQUEE_TEST_ATTACH"]);
  const stacks = isAttached ? [testStack] : testStacks.slice(0, workers);
  const stops: Stops = [];
  const stop = async () => {
    for (const each of stops.toReversed()) await each();
  };
  try {
    if (!isAttached) for (const stack of stacks) await open(stack, stops);
    for (const stack of stacks) {
      // All test visitors share one IP address, for which the default quota is a hundred new accounts per hour.
      await configureProvider({ quota: { signUpQuotaConfig: { quota: "5000" } } }, stack);
    }
    leaveTokens(stacks);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function open(stack: Stack, stops: Stops): Promise<void> {
  const films = await openFilmHosts(stack);
  stops.push(() => films.close());
  const launched = await openStack(stack, { env: divertedHosts(stack) });
  stops.push(() => launched.stop());
  // Stop the lake and the site that a test started after it had killed the stack's own.
  stops.push(() => lakeProcess(stack).stop());
  stops.push(() => endRestartedSite(stack));
}
