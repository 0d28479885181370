import { OutboundError } from "../outbound/address.ts";
import { outboundFetch } from "../outbound/fetch.ts";
import { log } from "../../runtime/log.ts";
import { createResponseCache } from "../outbound/response-cache.ts";
import { stillHosts } from "../../design/video/still-address.ts";

/**
 * Timeout in ms for one still, however many of its URLs are tried. The page displays a placeholder
 * meanwhile.
 */
const TIMEOUT = 2_500;

/** Maximum size of a still in bytes. The hosts' largest stills are a quarter of this size. */
const MAX_BYTES = 1024 * 1024;

/** A video's still image, and the type that its first bytes indicate. Null if the host has no still. */
type Still = { type: string; body: Uint8Array } | null;

const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  new TextDecoder("latin1").decode(bytes.subarray(at, at + text.length)) === text;

/**
 * Detects an image's type by the file's first bytes, not by the host's `Content-Type`. Returns null
 * for any other format, such as SVG, which can contain script.
 */
export function pictureType(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0, "\u00ff\u00d8\u00ff")) return "image/jpeg";
  if (startsWith(bytes, 0, "\u0089PNG\r\n")) return "image/png";
  if (startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBP")) return "image/webp";
  return startsWith(bytes, 4, "ftypavif") ? "image/avif" : null;
}

/**
 * Returns the URLs to try for a still. YouTube reports a still that is 480 pixels wide. Newer
 * videos also have a still of 1280 pixels, which is tried first.
 */
function stillsToTry(address: string): string[] {
  const { hostname, pathname } = new URL(address);
  const isSmall = hostname === "i.ytimg.com" && /^\/vi\/[\w-]{11}\/hqdefault\.jpg$/.test(pathname);
  return isSmall
    ? [`https://i.ytimg.com${pathname.replace("hqdefault", "maxresdefault")}`, address]
    : [address];
}

async function fetchOne(
  address: string,
  fetchResponse: typeof outboundFetch,
  timeoutMs: number,
): Promise<Still> {
  const { status, body } = await fetchResponse(address, {
    timeoutMs,
    maxBytes: MAX_BYTES,
    accept: "image/webp,image/jpeg,image/png",
    onlyHosts: stillHosts,
  });
  const type = pictureType(body);
  return status === 200 && type !== null ? { type, body } : null;
}

/** Fetches a still with `outboundFetch`. Returns null on every network failure. */
export async function fetchStill(
  address: string,
  fetchResponse: typeof outboundFetch = outboundFetch,
): Promise<Still> {
  const until = performance.now() + TIMEOUT;
  try {
    for (const each of stillsToTry(address)) {
      const timeLeft = Math.max(1, Math.round(until - performance.now()));
      // oxlint-disable-next-line no-await-in-loop -- the second URL is requested only when the first has no still
      const still = await fetchOne(each, fetchResponse, timeLeft);
      if (still) return still;
    }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    log.warn(`still: ${error.message}`);
  }
  return null;
}

/** Returns a still, cached for an hour (two seconds on failure), so that visitors cause few requests to the host. */
export const videoStill = createResponseCache({
  fetch: (address: string) => fetchStill(address),
  keyOf: (address) => address,
  isSuccess: (still) => still !== null,
  lifetimeOf: (still) => (still === null ? 2_000 : 60 * 60_000),
  // A still has up to 1 MB, so the cache uses up to 32 MB of memory, and usually a tenth of that.
  max: 32,
  now: Date.now,
});
