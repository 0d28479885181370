import "server-only";
import { serverEnv } from "../runtime/env.server.ts";
import { reasonOf } from "../runtime/log-text.ts";
import { log } from "../runtime/log.ts";
import { type ByteBudget, createByteBudget } from "../content/outbound/byte-budget.ts";
import { type DraftStore, draftsInMemory } from "./form-drafts.ts";
import { createFormLimits, type FormLimits } from "./form-limits.ts";
import { maxFormBody, parallelBytes } from "../runtime/body-limits.ts";
import { fileLimits } from "../content/forms/check-answers.ts";
import { connectFormStore, sharedDrafts } from "./form-shared-store.ts";
import { siteRuntime } from "../runtime/site-runtime.ts";

/** Memory of the bodies that are being read, in bytes. Forms without files have some of their own. */
const withoutFiles = maxFormBody(0);
const bodyLimits = {
  total: 3 * maxFormBody(fileLimits.files),
  perClient: parallelBytes,
  short: { longest: withoutFiles, bytes: 16 * withoutFiles },
};

type Memory = { limits: FormLimits; drafts: DraftStore; bodies: ByteBudget };

declare module "../runtime/site-runtime.ts" {
  interface SiteParts {
    formMemory: Memory;
  }
}

const logFault = (error: unknown) =>
  log.error(
    `forms: the shared store can't be used (${reasonOf(error)}), so each instance counts by itself. Check the server in MARQUEE_SHARED_STORE_URL.`,
  );

function openMemory(): Memory {
  const { sharedStoreUrl } = serverEnv();
  const bodies = createByteBudget(bodyLimits);
  if (sharedStoreUrl === null) {
    return { limits: createFormLimits(Date.now, null), drafts: draftsInMemory(), bodies };
  }
  const client = connectFormStore(sharedStoreUrl, logFault);
  const drafts = sharedDrafts(client, logFault);
  return { limits: createFormLimits(Date.now, client), drafts, bodies };
}

/** Returns the rate limits and the drafts of forms. All instances with the same shared store share them. */
export function formMemory(): Memory {
  return siteRuntime().open("formMemory", openMemory);
}
