import { Agent, get, type Server } from "node:http";

/** Pause between two requests, in ms. */
const PAUSE = 1_000;

/** Timeout of a request in ms. */
const TIMEOUT = 30_000;

export type FirstPageParts = {
  /** Requests the page. Resolves with the status, or rejects if there is no response. */
  request: () => Promise<number>;
  /** Called with the first failure, and when a request fails for another reason. */
  onFailure: (reason: string) => void;
  pause: (ms: number) => Promise<void>;
};

/**
 * Requests a page until it is served, so that a site is called ready only if visitors get pages. A
 * page that doesn't exist counts as served, because a new site has no page.
 */
export async function untilPageIsServed({
  request,
  onFailure,
  pause,
}: FirstPageParts): Promise<void> {
  let last: string | null = null;
  for (;;) {
    const reason = await request().then(
      (status) => (status < 500 ? null : `status ${status}`),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (reason === null) return;
    if (reason !== last) onFailure(reason);
    last = reason;
    await pause(PAUSE);
  }
}

/**
 * Requests a path of this process's own server over a connection, as a visitor does. Resolves with
 * the status.
 */
export function statusOfOwn(server: Server, path: string): Promise<number> {
  const address = server.address();
  if (address === null || typeof address === "string") {
    return Promise.reject(new Error("the server doesn't listen"));
  }
  const { port } = address;
  // A server that listens on all addresses is requested at the loopback address.
  const host = { "0.0.0.0": "127.0.0.1", "::": "::1" }[address.address] ?? address.address;
  return new Promise((resolve, reject) => {
    // An agent of its own, because the shared one may send requests to a proxy.
    const agent = new Agent();
    const request = get({ host, port, path, agent, timeout: TIMEOUT }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on("error", reject);
    request.on("timeout", () => {
      request.destroy(new Error(`no response within ${TIMEOUT / 1_000} s`));
    });
  });
}
