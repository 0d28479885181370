import type { ComposeRequest, StudioMessage } from "@marquee/schemas/editing";

type StudioText = Extract<StudioMessage, { event: "text" }>;
type TextMessage = Extract<StudioMessage, { event: "text" | "textRejected" }>;

/** A text that the editor has stopped typing in. */
type LeftText = {
  path: string;
  /**
   * Whether the text has unsent changes that must wait for the studio's message with the stored value.
   */
  isWaiting: () => boolean;
  /** Merges the stored value, and sends the changes. */
  mergeStored: (message: StudioText) => void;
};

/**
 * Sends the requests about typed texts in order. An editor may leave a changed text before the
 * studio has sent the text's stored value. Its changes are sent as soon as that value arrives. Later
 * requests wait until the changes are sent, because the studio closes a text when the next is opened.
 */
export function createRequestOrder(sendRequest: (request: ComposeRequest) => void) {
  let left: LeftText | null = null;
  const waiting: (() => void)[] = [];

  const next = () => (left === null ? waiting.shift() : undefined);

  function flush(): void {
    for (let work = next(); work !== undefined; work = next()) work();
  }

  function inOrder(work: () => void): void {
    waiting.push(work);
    flush();
  }

  return {
    send: (request: ComposeRequest): void => inOrder(() => sendRequest(request)),

    /** Sends the request that closes a text, after the text's changes. */
    close(text: LeftText, request: ComposeRequest): void {
      inOrder(() => {
        if (!text.isWaiting()) return sendRequest(request);
        left = text;
        waiting.unshift(() => sendRequest(request));
      });
    },

    /**
     * Handles the studio's message about the text that the editor has left. Returns false for any
     * other message.
     */
    handleMessage(message: TextMessage): boolean {
      const text = left;
      if (text === null || text.path !== message.path) return false;
      left = null;
      if (message.event === "text") text.mergeStored(message);
      flush();
      return true;
    },
  };
}

export type RequestOrder = ReturnType<typeof createRequestOrder>;
