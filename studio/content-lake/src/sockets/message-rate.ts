import type { WebSocket } from "ws";

/** A token bucket for a socket's messages: its size and its refill rate. */
export interface MessageRate {
  burst: number;
  perSecond: number;
}

/** Closes a socket with code 1008 when it sends more messages than its rate allows. */
export function limitMessages(socket: WebSocket, { burst, perSecond }: MessageRate): void {
  let left = burst;
  let at = performance.now();
  socket.on("message", () => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - at) / 1_000) * perSecond) - 1;
    at = now;
    if (left < 0) socket.close(1008, "too many messages");
  });
}
