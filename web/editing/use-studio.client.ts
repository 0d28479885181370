import type { ComposeAnswer, ComposeRequest } from "@marquee/schemas/editing";
import { useCallback, useEffect, useEffectEvent } from "react";

/** The studio's words arrive from the studio's own origin alone; this only tells them from Sanity's messages. */
function answerIn(data: unknown): ComposeAnswer | null {
  if (typeof data !== "object" || data === null || !("marqueeCompose" in data)) return null;
  const answer: unknown = data.marqueeCompose;
  if (typeof answer !== "object" || answer === null || !("tell" in answer)) return null;
  switch (answer.tell) {
    case "ready":
      return "titles" in answer && "accepts" in answer
        ? { tell: "ready", titles: wordsIn(answer.titles), accepts: listsIn(answer.accepts) }
        : null;
    case "current":
      return "path" in answer ? { tell: "current", path: String(answer.path) } : null;
    case "focus":
      return { tell: "focus" };
    case "changed":
      return { tell: "changed" };
    default:
      return null;
  }
}

const wordsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(value)).map(([name, word]) => [name, String(word)]));

const listsIn = (value: unknown): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(Object(value)).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.map(String) : [],
    ]),
  );

/**
 * The studio around the previewed page. `studio` is its origin: nobody else is heard, and nobody else can read what
 * is asked. Says hello once for each page, and gives the function that asks.
 */
export function useStudio(studio: string, page: string, hear: (answer: ComposeAnswer) => void) {
  const ask = useCallback(
    (request: ComposeRequest) => {
      if (window.parent !== window) window.parent.postMessage({ marqueeCompose: request }, studio);
    },
    [studio],
  );
  const take = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== studio || event.source !== window.parent) return;
    const answer = answerIn(event.data);
    if (answer) hear(answer);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => take(event);
    window.addEventListener("message", listen);
    ask({ ask: "hello", document: page });
    return () => window.removeEventListener("message", listen);
  }, [ask, page]);
  return ask;
}
