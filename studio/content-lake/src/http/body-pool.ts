import { dataError } from "../lake-error.ts";

/** Maximum numbers of bytes of JSON bodies. What they become in memory is several times as large. */
const defaultLimits = { each: 64 * 1024 * 1024, all: 256 * 1024 * 1024 };

export interface BodyReservation {
  /** Adds bytes that have arrived. Throws a 503 if the client, or all clients together, hold too many. */
  add(bytes: number): void;
  /** Releases all bytes, after the response. */
  release(): void;
}

/** Limits the bytes of all JSON bodies between their arrival and the response, in total and for each client. */
export class BodyPool {
  readonly #limits: typeof defaultLimits;
  readonly #bytesByClient = new Map<string, number>();
  #all = 0;

  constructor(limits = defaultLimits) {
    this.#limits = limits;
  }

  /** `findClient` is only called for a request with a body. */
  open(findClient: () => string): BodyReservation {
    let own = 0;
    let client: string | undefined;
    const change = (bytes: number) => {
      client ??= findClient();
      const clientBytes = (this.#bytesByClient.get(client) ?? 0) + bytes;
      if (bytes > 0 && (clientBytes > this.#limits.each || this.#all + bytes > this.#limits.all)) {
        const text = "The bodies of other requests fill the memory. Retry in a moment";
        throw dataError(503, "tooBusyError", text);
      }
      own += bytes;
      this.#all += bytes;
      if (clientBytes === 0) this.#bytesByClient.delete(client);
      else this.#bytesByClient.set(client, clientBytes);
    };
    return {
      add: change,
      release: () => {
        if (own > 0) change(-own);
      },
    };
  }
}
