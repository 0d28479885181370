import { type ComposeAnswer, composeMessage, type ComposeRequest } from "@marquee/schemas/editing";

/** The window of the previewed page; null while there is none. */
type Preview = () => Window | null | undefined;

/**
 * Listens to what the previewed page asks. Messages of other windows and other sites are not heard, and what is no
 * request is dropped. Gives the function that ends it.
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

/** Tells the previewed page something. */
export function tellPage(preview: Preview, origin: string, answer: ComposeAnswer): void {
  preview()?.postMessage({ marqueeCompose: answer }, origin);
}
