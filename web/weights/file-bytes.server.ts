import "server-only";
import { gzipSync } from "node:zlib";
import { outboundFetch } from "../outbound/fetch.ts";
import { askOwnServer } from "../preview-check/own-site.server.ts";
import { createMemory } from "../video/memory.ts";

/** A picture that was never asked for is cut first, which a busy machine takes its time for. In ms. */
const PATIENCE = 15_000;
const MAX_BYTES = 30_000_000;
const HOUR = 60 * 60_000;

/** What browsers say they take. */
const accept = "image/avif,image/webp,image/*,*/*;q=0.8";

async function ownBytes(path: string): Promise<number | null> {
  const answer = await askOwnServer(path, {
    headers: { accept },
    signal: AbortSignal.timeout(PATIENCE),
  });
  const body = new Uint8Array(await answer.arrayBuffer());
  if (answer.status !== 200) return null;
  return answer.headers.has("content-encoding") ? gzipSync(body).length : body.length;
}

async function foreignBytes(address: string): Promise<number | null> {
  const options = { timeoutMs: PATIENCE, maxBytes: MAX_BYTES, accept };
  const { status, body } = await outboundFetch(address, options);
  return status === 200 ? body.length : null;
}

async function ask(address: string): Promise<number | null> {
  try {
    return await (address.startsWith("/") ? ownBytes(address) : foreignBytes(address));
  } catch {
    // Nobody answers, or too late: what a page weighs besides can be said all the same.
    return null;
  }
}

/**
 * Takes the address of a file that a page names, gives its bytes as they cross the wire; null where nobody could say.
 * Asks for the very file, once an hour. Never rejects.
 */
export const fileBytes = createMemory({
  ask,
  nameOf: (address) => address,
  keepFor: (bytes) => (bytes === null ? 3_000 : HOUR),
  isAnswer: (bytes) => bytes !== null,
  most: 4_000,
  now: Date.now,
});
