import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { serverEnv } from "../env.server.ts";
import { log } from "../log.ts";
import { reasonOf } from "../log-words.ts";
import { type Circuit, createCircuit } from "./circuit.ts";
import { ContentFault, isContentFault } from "./content-fault.ts";
import { askContentService, type ContentQuestion } from "./content-service.ts";
import type { Answer } from "./last-good.ts";

declare global {
  // One for the process; see hub.server.ts.
  var marqueeContentCircuit: Circuit | undefined;
}

/** Between two attempts to find the service again, in ms: with its time limit it is found within three seconds. */
const LOOK_EVERY = 1_000;

/** A status that speaks of the question and not of the service: our query, or a reader whom nobody knows. */
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
        // Its number: one that begins like the last is news all the same.
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

/** What keeps a content service that fails from holding up every page. */
export function contentCircuit(): Circuit {
  globalThis.marqueeContentCircuit ??= makeCircuit();
  return globalThis.marqueeContentCircuit;
}

/** Asks the content service; throws at once while it is down. See {@link askContentService}. */
export function askContent(question: ContentQuestion): Promise<Answer> {
  return contentCircuit().run(() => askContentService(serverEnv().sanity, question));
}

/** Asks as somebody without a token, whose refusal says nothing of the service. */
export async function askAnonymously(query: string): Promise<unknown> {
  if (contentCircuit().isDown()) throw new ContentFault("it is down");
  const { result } = await askContentService(serverEnv().sanity, { query, anonymously: true });
  return result;
}
