import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { serverEnv } from "../../env.server.ts";
import { log } from "../../log.ts";
import { reasonOf } from "../../log-words.ts";
import { type Circuit, createCircuit } from "./circuit.ts";
import { ContentFault, isContentFault } from "./content-fault.ts";
import { askContentService, type ContentQuestion, type Params } from "./content-service.ts";
import type { Answer } from "./last-good.ts";

declare global {
  // One per process; see hub.server.ts.
  var marqueeContentCircuit: Circuit | undefined;
}

/** Interval between two probes, in ms. With the request timeout, a recovery is detected within three seconds. */
const LOOK_EVERY = 1_000;

/**
 * Whether an error concerns only this request: status 400 means that the query is invalid, not that the service is
 * down.
 */
const isAboutQuestion = (error: unknown) => isContentFault(error) && error.statusCode === 400;

function makeCircuit(): Circuit {
  let outage = 0;
  const circuit = createCircuit({
    probe: async () => {
      const { result } = await askContentService(serverEnv().sanity, { query: "true" });
      if (result !== true) throw new ContentFault("its answer is not one of a content service");
    },
    isOutage: (error) => !isAboutQuestion(error),
    onDown: (error) =>
      log.error(
        `content: the content service fails (${reasonOf(error)}), so what was kept is served until it is back`,
        // The outage's number, so that the log does not drop a new outage as a repetition of the last one.
        { outage: ++outage },
      ),
    pause: () => pause(LOOK_EVERY, undefined, { ref: false }),
    now: Date.now,
  });
  circuit.onBack((ms) =>
    log.info("content: the content service is back", { outage, seconds: Math.round(ms / 1000) }),
  );
  return circuit;
}

/** Returns the process-wide circuit breaker for the content service. */
export function contentCircuit(): Circuit {
  globalThis.marqueeContentCircuit ??= makeCircuit();
  return globalThis.marqueeContentCircuit;
}

/** Queries the content service; throws at once while it is down. See {@link askContentService}. */
export function askContent(question: ContentQuestion): Promise<Answer> {
  return contentCircuit().run(() => askContentService(serverEnv().sanity, question));
}

/**
 * Queries the content service without a token. Its failures don't open the circuit breaker, because a denied request
 * does not mean an outage.
 */
export async function askAnonymously(query: string, params: Params): Promise<unknown> {
  if (contentCircuit().isDown()) throw new ContentFault("it is down");
  const { result } = await askContentService(serverEnv().sanity, {
    query,
    params,
    anonymously: true,
  });
  return result;
}
