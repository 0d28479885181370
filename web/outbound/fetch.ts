import { type IncomingMessage, request as requestHttp } from "node:http";
import { Agent, request as requestHttps } from "node:https";
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
  /** Is posted as JSON; left out: the address is read. */
  json?: string;
  /** How many redirects are followed; 3 unless said. */
  maxRedirects?: number;
  /** Names of the only hosts to be asked, on redirects too; left out: any public one. */
  onlyHosts?: readonly string[];
  /** `host:port` entries let through although not public https; default: MARQUEE_OUTBOUND_ALLOW. */
  allow?: readonly string[];
  /** For a host that is asked all the time. */
  keepConnection?: boolean;
};

/** A whole answer; `status` is the host's own, so 404 is an answer and not an error. */
export type OutboundAnswer = { status: number; contentType: string; body: Uint8Array; url: string };

const MAX_REDIRECTS = 3;

/** Its connections were all made by the look-up that refuses, so one that is used again leads to a public address. */
const keptConnections = new Agent({ keepAlive: true, lookup: lookupPublic });

/** A kept connection that the host closed at the very moment it was used: the request never reached anybody. */
const neverArrived = (error: Error & { code?: string }, wasKept: boolean) =>
  wasKept && (error.code === "ECONNRESET" || error.code === "EPIPE");

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
  const isSecure = url.protocol === "https:";
  // Otherwise no shared agent: a kept connection would skip the look-up below.
  const kept = isSecure && !trusted ? { agent: keptConnections } : {};
  const { json } = options;
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(
      url,
      {
        signal,
        ...(trusted ? {} : { lookup: lookupPublic }),
        ...(options.keepConnection ? kept : { agent: false }),
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

/** A body that is packed all the same could unpack to any size, so it is not read at all. */
function checkEncoding({ headers }: IncomingMessage): void {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding === "" || encoding === "identity") return;
  throw new OutboundError("unreachable", "The answer is compressed, which was not asked for.");
}

async function collect(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new OutboundError("tooLarge", `The answer is larger than ${maxBytes} bytes.`);
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
): Promise<OutboundAnswer> {
  try {
    checkEncoding(response);
    const body = await collect(response, maxBytes);
    const contentType = response.headers["content-type"] ?? "";
    return { status: response.statusCode ?? 0, contentType, body, url };
  } finally {
    // What is refused half-way is not read to its end behind our back.
    if (!response.complete) response.destroy();
  }
}

async function follow(
  address: string,
  options: OutboundOptions,
  signal: AbortSignal,
): Promise<OutboundAnswer> {
  const most = options.maxRedirects ?? MAX_REDIRECTS;
  let current = address;
  for (let hop = 0; hop <= most; hop += 1) {
    const response = await send(current, options, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status < 300 || status >= 400 || !location) {
      return read(response, current, options.maxBytes);
    }
    response.destroy();
    const next = URL.parse(location, current);
    if (!next) throw new OutboundError("unreachable", `${address} redirects to no address.`);
    current = next.href;
  }
  throw new OutboundError("unreachable", `${address} redirects more than ${most} times.`);
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
