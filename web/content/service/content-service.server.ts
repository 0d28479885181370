import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { inSpan } from "../../runtime/telemetry/telemetry.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { type Circuit, createCircuit } from "./circuit.ts";
import { ContentFault, isContentFault } from "./content-fault.ts";
import {
  queryContentService,
  contentOrigin,
  type ContentRequest,
  type ContentResponse,
  type Params,
} from "./content-service.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    contentCircuit: Circuit;
  }
}

/**
 * Interval between two probes, in ms. A probe takes at most two seconds (the request timeout), so a
 * recovery is detected within three seconds.
 */
const PROBE_INTERVAL = 1_000;

/**
 * Whether an error concerns only this request: status 400 means that the query is invalid, not that the service is
 * down.
 */
const isAboutRequest = (error: unknown) => isContentFault(error) && error.statusCode === 400;

/** Whether an error can end by itself, unlike a refused token or an unknown dataset. Status 429 means too many requests. */
const isTemporary = (error: unknown) =>
  !isContentFault(error) ||
  error.statusCode === null ||
  error.statusCode === 429 ||
  error.statusCode >= 500;

function makeCircuit(): Circuit {
  let outage = 0;
  const circuit = createCircuit({
    probe: async () => {
      const { result } = await queryContentService(serverEnv().sanity, { query: "true" });
      if (result !== true) throw new ContentFault("its response is not one of a content service");
    },
    isOutage: (error) => !isAboutRequest(error),
    isTemporary,
    onDown: (error) =>
      log.error(
        `content: the content service at ${contentOrigin(serverEnv().sanity)} fails (${reasonOf(error)}); last good responses are used until it is back`,
        // The number makes the log line of each outage different. Otherwise the log would drop a
        // new outage as a repetition of the last one.
        { outage: ++outage },
      ),
    pause: () => pause(PROBE_INTERVAL, undefined, { ref: false }),
    now: Date.now,
  });
  circuit.onRecovery((ms) =>
    log.info("content: the content service is back", { outage, seconds: Math.round(ms / 1000) }),
  );
  return circuit;
}

/** Returns the process-wide circuit breaker for the content service. */
export function contentCircuit(): Circuit {
  return siteRuntime().open("contentCircuit", makeCircuit);
}

const sendQuery = (request: ContentRequest) =>
  inSpan("content query", () => queryContentService(serverEnv().sanity, request));

/** Queries the content service; throws at once while it is down. See {@link queryContentService}. */
export const queryContent = (request: ContentRequest): Promise<ContentResponse> =>
  contentCircuit().run(() => sendQuery(request));

/** Time in ms that a query of drafts waits for a content service that is down. */
const DRAFT_PATIENCE = 10_000;

/**
 * Queries the content service for drafts, and waits a short outage out, because a preview has no other content, and a
 * refresh that fails would replace the texts that its editor types.
 */
export const queryDrafts = (request: ContentRequest): Promise<ContentResponse> =>
  contentCircuit().runPatiently(() => sendQuery(request), DRAFT_PATIENCE);

/**
 * Queries the content service without a token. Its failures don't open the circuit breaker, because a denied request
 * does not mean an outage.
 */
export async function queryAnonymously(query: string, params: Params): Promise<unknown> {
  if (contentCircuit().isDown()) throw new ContentFault("it is down");
  const { result } = await queryContentService(serverEnv().sanity, {
    query,
    params,
    anonymously: true,
  });
  return result;
}
