import type { WebSocket } from "ws";

/** Time limit for authentication in ms. The Studio authenticates with its first message, or opens a stream with it. */
const authenticationTime = 5_000;

/** Maximum number of unauthenticated sockets, in total and per address. */
const ceilings = { all: 200, address: 50 };

/** Limits the sockets that have not authenticated yet, so that an attacker without a token can't use up all sockets. */
export class WaitingSockets {
  readonly #addresses = new Map<WebSocket, string>();

  /** Closes a socket with 1013 (try again later) if too many wait, or with 1008 if it doesn't authenticate in time. */
  add(socket: WebSocket, address: string): void {
    const ofAddress = [...this.#addresses.values()].filter((one) => one === address).length;
    if (this.#addresses.size >= ceilings.all || ofAddress >= ceilings.address) {
      socket.close(1013, "too many sockets wait for authentication");
      return;
    }
    this.#addresses.set(socket, address);
    const deadline = setTimeout(() => {
      if (this.#addresses.has(socket)) socket.close(1008, "Session not found");
    }, authenticationTime);
    socket.once("close", () => {
      clearTimeout(deadline);
      this.remove(socket);
    });
  }

  remove(socket: WebSocket): void {
    this.#addresses.delete(socket);
  }
}
