import { type ComposeAnswer, composeMessage, type ComposeRequest } from "@marquee/schemas/editing";

/** Returns the window of the previewed page, if it is loaded. */
type Preview = () => Window | null | undefined;

/**
 * Listens to requests from the previewed page. Ignores messages from other windows and origins, and invalid ones.
 * Returns a function that removes the listener.
 */
export function listenToPage(
  preview: Preview,
  origin: string,
  hear: (request: ComposeRequest) => void,
): () => void {
  const take = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== preview()) return;
    const message = composeMessage.safeParse(event.data);
    if (message.success) hear(message.data.marqueeCompose);
  };
  window.addEventListener("message", take);
  return () => window.removeEventListener("message", take);
}

/** Posts a message to the previewed page. */
export function tellPage(preview: Preview, origin: string, answer: ComposeAnswer): void {
  preview()?.postMessage({ marqueeCompose: answer }, origin);
}
