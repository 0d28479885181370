import "server-only";
import { gzipSync } from "node:zlib";
import { outboundFetch } from "../../content/outbound/fetch.ts";
import { fetchOwnServer } from "../preview-check/own-site.server.ts";
import { createResponseCache } from "../../content/outbound/response-cache.ts";

/** Timeout in ms. The first request for an image generates it, which takes time on a busy machine. */
const TIMEOUT = 15_000;
const MAX_BYTES = 30_000_000;
const HOUR = 60 * 60_000;

/**
 * An `Accept` header like a browser's. It determines the images' format, and therefore their size.
 */
const accept = "image/avif,image/webp,image/*,*/*;q=0.8";

async function ownBytes(path: string): Promise<number | null> {
  const response = await fetchOwnServer(path, {
    headers: { accept },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const body = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200) return null;
  return response.headers.has("content-encoding") ? gzipSync(body).length : body.length;
}

async function foreignBytes(address: string): Promise<number | null> {
  const options = { timeoutMs: TIMEOUT, maxBytes: MAX_BYTES, accept };
  const { status, body } = await outboundFetch(address, options);
  return status === 200 ? body.length : null;
}

async function measureFile(address: string): Promise<number | null> {
  try {
    return await (address.startsWith("/") ? ownBytes(address) : foreignBytes(address));
  } catch {
    // Returns null instead of rejecting, because the weight of the other files can still be computed.
    return null;
  }
}

/**
 * Returns the transfer size of a file in bytes, or null when it is unavailable. Measures the size
 * by requesting the file. Caches a size for an hour, and a failure for three seconds. Never
 * rejects.
 */
export const fileBytes = createResponseCache({
  fetch: measureFile,
  keyOf: (address) => address,
  lifetimeOf: (bytes) => (bytes === null ? 3_000 : HOUR),
  isSuccess: (bytes) => bytes !== null,
  max: 4_000,
  now: Date.now,
});
