import type { ComposeAnswer, ComposeRequest } from "@marquee/schemas/editing";

type StudioText = Extract<ComposeAnswer, { tell: "text" }>;
type TextAnswer = Extract<ComposeAnswer, { tell: "text" | "textRefused" }>;

/** A text that the editor has stopped typing in. */
type LeftText = {
  path: string;
  /**
   * Whether the text has unsent changes that must wait for the studio's answer with the stored value.
   */
  isWaiting: () => boolean;
  /** Handles the studio's answer with the stored value, and sends the changes. */
  hear: (answer: StudioText) => void;
};

/**
 * Sends the requests about typed texts in order. An editor may leave a changed text before the
 * studio has sent the text's stored value. Its changes are sent as soon as that value arrives. Later
 * requests wait until the changes are sent, because the studio closes a text when the next is opened.
 */
export function createRequestOrder(ask: (request: ComposeRequest) => void) {
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
    send: (request: ComposeRequest): void => inOrder(() => ask(request)),

    /** Sends the request that closes a text, after the text's changes. */
    close(text: LeftText, request: ComposeRequest): void {
      inOrder(() => {
        if (!text.isWaiting()) return ask(request);
        left = text;
        waiting.unshift(() => ask(request));
      });
    },

    /**
     * Handles the studio's answer about the text that the editor has left. Returns false for any
     * other answer.
     */
    hear(answer: TextAnswer): boolean {
      const text = left;
      if (text === null || text.path !== answer.path) return false;
      left = null;
      if (answer.tell === "text") text.hear(answer);
      flush();
      return true;
    },
  };
}

export type RequestOrder = ReturnType<typeof createRequestOrder>;
