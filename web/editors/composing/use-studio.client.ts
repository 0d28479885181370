import "./zod-without-eval.client.ts";
import {
  type ComposeAnswer,
  composeAnswerMessage,
  type ComposeRequest,
} from "@marquee/schemas/editing";
import { useCallback, useEffect, useEffectEvent } from "react";

/** Returns the function that sends requests to `studio`, the origin of the studio that displays the page in an iframe. */
export const useAsk = (studio: string) =>
  useCallback(
    (request: ComposeRequest) => {
      if (window.parent !== window) window.parent.postMessage({ marqueeCompose: request }, studio);
    },
    [studio],
  );

/**
 * Connects to the studio that displays the page in an iframe. Exchanges messages only with `studio`,
 * the studio's origin. Sends `hello` at the start, and again when the page or its address changes.
 */
export function useStudio(
  {
    studio,
    page,
    address,
    ask,
  }: { studio: string; page: string; address: string; ask: (request: ComposeRequest) => void },
  hear: (answer: ComposeAnswer) => void,
): void {
  const take = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== studio || event.source !== window.parent) return;
    // Sanity's own messages come from the same window, so messages of another format are ignored.
    const message = composeAnswerMessage.safeParse(event.data);
    if (message.success) hear(message.data.marqueeCompose);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => take(event);
    window.addEventListener("message", listen);
    ask({ ask: "hello", document: page, address });
    return () => window.removeEventListener("message", listen);
  }, [ask, page, address]);
}
