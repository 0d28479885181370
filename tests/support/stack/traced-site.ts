import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { SanityClient } from "@sanity/client";
import { newFolder, tokenFor } from "../../../studio/content-lake/tests/support/served-lake.ts";
import { openOtlpReceiver } from "../../../studio/content-lake/tests/support/otlp-receiver.ts";
import { clientAt } from "../../../studio/content-lake/tests/support/client-at.ts";
import { lakeCli } from "./lake.ts";
import { openServedSite } from "./served-site.ts";
import type { Stack } from "./stack.ts";

/** Offset of the traced site's port from the stack's first port. */
const SITE = 13;

/** Starts a lake on a free port, and waits until it is ready. */
async function openLake(data: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [lakeCli, "serve", "--port", "0", "--data", data], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const stop = async () => {
    const ended = once(child, "close");
    child.kill("SIGTERM");
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (http:\/\/\S+:\d+)/.exec(line)?.[1];
    if (url !== undefined) return { url, stop };
  }
  throw new Error("The lake did not start.");
}

/** A site and a lake of its own that send traces and metrics. */
export type TracedSite = Awaited<ReturnType<typeof openTracedSite>>;

/**
 * Starts a receiver of traces and metrics, an empty lake, and a site on the stack's build. Both send to the
 * receiver. They use the stack's sign-in service.
 */
export async function openTracedSite(stack: Stack) {
  const receiver = await openOtlpReceiver();
  const data = newFolder();
  const lakeServer = await openLake(data, receiver.env);
  const lake: SanityClient = clientAt(lakeServer.url, await tokenFor(data, "administrator"));
  const site = await openServedSite(stack, {
    name: "traced-site",
    above: SITE,
    env: {
      MARQUEE_SITE_DATA: join(data, "site"),
      ...receiver.env,
      MARQUEE_LAKE_URL: lakeServer.url,
      SANITY_API_READ_TOKEN: await tokenFor(data, "viewer"),
    },
  });
  return {
    receiver,
    lake,
    site: site.url,
    async close(): Promise<void> {
      await site.stop();
      await lakeServer.stop();
      await receiver.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
