import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { serverEnv } from "../env.server.ts";
import { checkAddress, lookupPublic, OutboundError } from "./address.ts";

/** What a request to another host may cost and ask. */
export type OutboundOptions = {
  /** For the whole answer, redirects included, in ms. */
  timeoutMs: number;
  /** Ceiling of the body in bytes. */
  maxBytes: number;
  accept?: string;
  headers?: Record<string, string>;
  /** Names of the only hosts to be asked, on redirects too; left out: any public one. */
  onlyHosts?: readonly string[];
  /** `host:port` entries let through although not public https; default: MARQUEE_OUTBOUND_ALLOW. */
  allow?: readonly string[];
};

/** A whole answer; `status` is the host's own, so 404 is an answer and not an error. */
export type OutboundAnswer = { status: number; contentType: string; body: Uint8Array; url: string };

const MAX_REDIRECTS = 3;

function send(
  address: string,
  options: OutboundOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { url, trusted } = checkAddress(address, options.allow ?? serverEnv().outboundAllow);
  if (options.onlyHosts?.includes(url.hostname) === false) {
    const hosts = options.onlyHosts.join(", ");
    throw new OutboundError("refused", `${url.origin} is refused: only ${hosts} is asked here.`);
  }
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        signal,
        ...(trusted ? {} : { lookup: lookupPublic }),
        // No shared agent: a kept connection would skip the look-up above.
        agent: false,
        headers: {
          accept: options.accept ?? "*/*",
          "accept-encoding": "identity",
          "user-agent": "Marquee/0.1",
          ...options.headers,
        },
      },
      resolve,
    )
      .on("error", reject)
      .end();
  });
}

async function collect(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > maxBytes) {
      response.destroy();
      throw new OutboundError("tooLarge", `The answer is larger than ${maxBytes} bytes.`);
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

async function follow(
  address: string,
  options: OutboundOptions,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  let current = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await send(current, options, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status < 300 || status >= 400 || !location) {
      const contentType = response.headers["content-type"] ?? "";
      return { status, contentType, body: await collect(response, options.maxBytes), url: current };
    }
    response.destroy();
    current = new URL(location, current).href;
  }
  throw new OutboundError("unreachable", `${address} redirects more than ${MAX_REDIRECTS} times.`);
}

/**
 * The site's one door to other hosts (SEC-1): https only, public addresses only, checked after name resolution and
 * on every redirect, bounded in time and size. Throws an OutboundError for whatever is not an answer of the host.
 */
export async function outboundFetch(
  address: string,
  options: OutboundOptions,
): Promise<OutboundAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    return await follow(address, options, signal);
  } catch (cause) {
    if (cause instanceof OutboundError) throw cause;
    if (signal.aborted) {
      throw new OutboundError(
        "timeout",
        `${address} did not answer within ${options.timeoutMs} ms.`,
      );
    }
    throw new OutboundError("unreachable", `${address} could not be reached.`, { cause });
  }
}
