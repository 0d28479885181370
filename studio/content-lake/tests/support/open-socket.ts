import { WebSocket } from "ws";
import { studioOrigin } from "./open-test-lake.ts";

/** Opens a socket of the lake at `url` (`ws:`) and collects the messages that it receives. */
export async function openSocket(url: string, origin = studioOrigin) {
  const socket = new WebSocket(url, { headers: { origin } });
  const messages: unknown[] = [];
  const waiting: (() => void)[] = [];
  socket.on("message", (data) => {
    messages.push(String(data) === "♥" ? "♥" : JSON.parse(String(data)));
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  await new Promise((resolve, reject) => socket.on("open", resolve).on("error", reject));
  return {
    send: (frame: unknown) =>
      socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    /** Resolves with the first message that `has` accepts. Waits for one if none was received yet. */
    until: async (has: (message: unknown) => boolean): Promise<unknown> => {
      for (;;) {
        const found = messages.find(has);
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    messages,
    closed,
    close: () => socket.close(),
    /** Ends the connection without a close frame, as if the browser had been killed. */
    vanish: () => socket.terminate(),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
  };
}
