import "./zod-without-eval.client.ts";
import {
  type StudioMessage,
  studioMessageEnvelope,
  type ComposeRequest,
} from "@marquee/schemas/editing";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { createAfterPaint } from "./after-paint.client.ts";

/** Whether a request is a change of a typed text. */
const isTyped = ({ action }: ComposeRequest) => action === "typeText" || action === "typeRichText";

/**
 * Returns the function that sends requests to `studio`, the origin of the studio that displays the
 * page in an iframe. Sends them in order. Typed letters are sent after the frame that displays them.
 */
export function useSendRequest(studio: string) {
  const [afterPaint] = useState(createAfterPaint);
  useEffect(() => {
    const flush = () => afterPaint.flush();
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [afterPaint]);
  return useCallback(
    (request: ComposeRequest) => {
      const post = () => {
        if (window.parent !== window) {
          window.parent.postMessage({ marqueeCompose: request }, studio);
        }
      };
      if (isTyped(request)) return afterPaint.add(post);
      afterPaint.flush();
      post();
      return undefined;
    },
    [studio, afterPaint],
  );
}

/**
 * Connects to the studio that displays the page in an iframe. Exchanges messages only with `studio`,
 * the studio's origin. Sends `hello` at the start, and again when the page or its address changes.
 */
export function useStudio(
  {
    studio,
    page,
    type,
    address,
    sendRequest,
  }: {
    studio: string;
    page: string;
    type: string;
    address: string;
    sendRequest: (request: ComposeRequest) => void;
  },
  onMessage: (message: StudioMessage) => void,
): void {
  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== studio || event.source !== window.parent) return;
    // Sanity's own messages come from the same window, so messages of another format are ignored.
    const message = studioMessageEnvelope.safeParse(event.data);
    if (message.success) onMessage(message.data.marqueeCompose);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => handleMessage(event);
    window.addEventListener("message", listen);
    sendRequest({ action: "connect", document: page, type, address });
    return () => window.removeEventListener("message", listen);
  }, [sendRequest, page, type, address]);
}
