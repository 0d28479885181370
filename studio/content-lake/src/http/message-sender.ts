import type { ServerResponse } from "node:http";

/** A response that is ready to be sent. `head` alternates header names and values. */
export interface Message {
  status: number;
  head: readonly string[];
  text: string;
}

/**
 * The returned function sends responses together at the end of the current turn of the event loop. Sent one by one, each
 * would wake the process that reads it, which takes longer than a small query.
 */
export function createMessageSender(): (outgoing: ServerResponse, message: Message) => void {
  let waiting: { outgoing: ServerResponse; message: Message }[] = [];
  const flush = () => {
    const ready = waiting;
    waiting = [];
    for (const { outgoing, message } of ready) {
      outgoing.writeHead(message.status, [...message.head]).end(message.text);
    }
  };
  return (outgoing, message) => {
    if (waiting.push({ outgoing, message }) === 1) setImmediate(flush);
  };
}
