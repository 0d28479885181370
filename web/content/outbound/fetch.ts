import { type IncomingMessage, request as requestHttp } from "node:http";
import { Agent, request as requestHttps } from "node:https";
import { checkAddress, lookupPublic, OutboundError } from "./address.ts";

/** Options and limits of a request to another host. */
export type OutboundOptions = {
  /** Timeout for the complete response, including redirects, in ms. */
  timeoutMs: number;
  /** Maximum size of the body in bytes. */
  maxBytes: number;
  accept?: string;
  headers?: Record<string, string>;
  /** JSON to send in a POST request. Without it, the request is a GET. */
  json?: string;
  /** Maximum number of redirects, 3 by default. */
  maxRedirects?: number;
  /** The only host names that may be requested, also after redirects. By default, any public host. */
  onlyHosts?: readonly string[];
  /**
   * `host:port` entries that are exempt from the checks of {@link checkAddress}, none by default.
   * Only for URLs that the site itself built, never for URLs typed by an editor or visitor. Does
   * not apply to redirect targets.
   */
  allow?: readonly string[];
  /** Keeps the connection open, for hosts that are requested often. */
  keepAlive?: boolean;
};

/** A complete response. `status` is the host's own: a 404 is a response, not an error. */
export type OutboundResponse = {
  status: number;
  contentType: string;
  body: Uint8Array;
  url: string;
};

const MAX_REDIRECTS = 3;

/**
 * Reuses connections. That is safe, because `lookupPublic` checks the address of each connection
 * when it is opened.
 */
const connectionPool = new Agent({ keepAlive: true, lookup: lookupPublic });

/** Whether the host closed a reused connection just as a request was sent, so that the request never arrived. */
const neverArrived = (error: Error & { code?: string }, isReused: boolean) =>
  isReused && (error.code === "ECONNRESET" || error.code === "EPIPE");

function send(
  address: string,
  options: OutboundOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { url, trusted } = checkAddress(address, options.allow ?? []);
  if (options.onlyHosts?.includes(url.hostname) === false) {
    throw new OutboundError("refused", `Here only ${options.onlyHosts.join(", ")} is asked.`);
  }
  const isSecure = url.protocol === "https:";
  // The `lookup` option below rejects private addresses, but Node.js calls it only to open a
  // connection. Requests to public hosts therefore reuse only the connections of `connectionPool`,
  // which were opened with the same check.
  const pooled = isSecure && !trusted ? { agent: connectionPool } : {};
  const { json } = options;
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(
      url,
      {
        signal,
        ...(trusted ? {} : { lookup: lookupPublic }),
        ...(options.keepAlive ? pooled : { agent: false }),
        ...(json === undefined ? {} : { method: "POST" }),
        headers: {
          accept: options.accept ?? "*/*",
          "accept-encoding": "identity",
          "user-agent": "Marquee/0.1",
          ...(json === undefined ? {} : { "content-type": "application/json" }),
          ...options.headers,
        },
      },
      resolve,
    );
    request
      .on("error", (error) =>
        neverArrived(error, request.reusedSocket)
          ? resolve(send(address, options, signal))
          : reject(error),
      )
      .end(json);
  });
}

/** Rejects compressed bodies, because they could expand to any size. */
function checkEncoding({ headers }: IncomingMessage): void {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding === "" || encoding === "identity") return;
  throw new OutboundError("unreachable", "The answer is compressed, which was not requested.");
}

async function collect(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new OutboundError("tooLarge", `The limit is ${maxBytes} bytes.`);
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > maxBytes) throw tooLarge;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

async function read(
  response: IncomingMessage,
  url: string,
  maxBytes: number,
): Promise<OutboundResponse> {
  try {
    checkEncoding(response);
    const body = await collect(response, maxBytes);
    const contentType = response.headers["content-type"] ?? "";
    return { status: response.statusCode ?? 0, contentType, body, url };
  } finally {
    // Stops the transfer when a body was rejected before its end.
    if (!response.complete) response.destroy();
  }
}

async function follow(
  address: string,
  options: OutboundOptions,
  signal: AbortSignal,
): Promise<OutboundResponse> {
  const most = options.maxRedirects ?? MAX_REDIRECTS;
  let current = address;
  for (let hop = 0; hop <= most; hop += 1) {
    const response = await send(current, hop === 0 ? options : { ...options, allow: [] }, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status < 300 || status >= 400 || !location) {
      return read(response, current, options.maxBytes);
    }
    response.destroy();
    const next = URL.parse(location, current);
    if (!next) throw new OutboundError("unreachable", "It redirects to no address.");
    current = next.href;
  }
  throw new OutboundError("unreachable", `It redirects more than ${most} times.`);
}

/**
 * Sends a request to another host. All of the site's requests to other hosts use this function
 * (SEC-1). It allows https and public addresses only, checks them after name resolution and on
 * every redirect, and limits time and size. Throws an OutboundError when there is no complete
 * response.
 */
export async function outboundFetch(
  address: string,
  options: OutboundOptions,
): Promise<OutboundResponse> {
  const limit = new AbortController();
  const { signal } = limit;
  const clock = countSlices(options.timeoutMs, () => limit.abort());
  try {
    return await follow(address, options, signal);
  } catch (cause) {
    if (cause instanceof OutboundError) throw cause;
    if (signal.aborted) {
      throw new OutboundError("timeout", `The limit is ${options.timeoutMs} ms.`);
    }
    throw new OutboundError("unreachable", "", { cause });
  } finally {
    clearInterval(clock);
  }
}

/**
 * Calls `end` after a time in ms, which it counts in eight slices. While this process is busy, as
 * during its first page, one slice passes at most: a response that waits in its socket isn't late.
 */
function countSlices(milliseconds: number, end: () => void): NodeJS.Timeout {
  let left = 8;
  return setInterval(() => {
    left -= 1;
    if (left === 0) end();
  }, milliseconds / 8);
}
