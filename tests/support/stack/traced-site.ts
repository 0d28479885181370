import { rmSync } from "node:fs";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import {
  newFolder,
  serveLakeProcess,
  tokenFor,
} from "../../../studio/content-lake/tests/support/served-lake.ts";
import { openOtlpReceiver } from "../../../studio/content-lake/tests/support/otlp-receiver.ts";
import { clientAt } from "../../../studio/content-lake/tests/support/client-at.ts";
import { openServedSite } from "./served-site.ts";
import type { Stack } from "./stack.ts";

/** Offset of the traced site's port from the stack's first port. */
const SITE = 13;

export type TracedSite = Awaited<ReturnType<typeof openTracedSite>>;

/** Starts a receiver of traces and metrics, and an empty lake and a site that send to it. */
export async function openTracedSite(stack: Stack) {
  const receiver = await openOtlpReceiver();
  const data = newFolder();
  const env = { PATH: process.env["PATH"], ...receiver.env };
  const lakeServer = await serveLakeProcess(data, [], env);
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
      await lakeServer.end("SIGTERM");
      await receiver.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
