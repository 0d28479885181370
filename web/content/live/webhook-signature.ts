import { timingSafeEqual } from "node:crypto";
import { decodeSignatureHeader, encodeSignatureHeader } from "@sanity/webhook";
import { LRUCache } from "lru-cache";

/**
 * Maximum difference in ms between a signature's time and this machine's. Five minutes are usual for
 * signed webhooks.
 */
const TOLERANCE = 5 * 60_000;

/** Maximum number of accepted signatures that are remembered. A signature takes about 200 bytes. */
const REMEMBERED = 10_000;

/** Why a signature is refused. */
export type SignatureFault = "malformed" | "untimely" | "wrong" | "repeated";

/**
 * Returns a check of the signatures that Sanity's webhooks and Functions send in the header
 * `sanity-webhook-signature`: `t=<time in ms>,v1=<HMAC-SHA256 in base64url>`. `now` returns the time
 * in ms.
 */
export function createSignatureCheck({ secret, now }: { secret: string; now: () => number }) {
  const accepted = new LRUCache<string, true>({
    max: REMEMBERED,
    ttl: 2 * TOLERANCE,
    perf: { now },
  });

  /** Returns the fault that can be seen without the body; null if there is none. */
  function findFault(header: string): SignatureFault | null {
    if (accepted.has(header)) return "repeated";
    try {
      const { timestamp } = decodeSignatureHeader(header);
      return Math.abs(now() - timestamp) > TOLERANCE ? "untimely" : null;
    } catch {
      return "malformed";
    }
  }

  return {
    findFault,

    /**
     * Returns why the signature of `body` is refused. Returns null if it is accepted, and remembers it
     * then: a second request with the same signature is refused.
     */
    accept: async (header: string, body: string): Promise<SignatureFault | null> => {
      const fault = findFault(header);
      if (fault !== null) return fault;
      if (body === "") return "wrong";
      const { timestamp } = decodeSignatureHeader(header);
      // Not `isValidSignature`, which compares in a time that depends on the number of equal characters.
      const expected = Buffer.from(await encodeSignatureHeader(body, timestamp, secret));
      const given = Buffer.from(header);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "wrong";
      // Another request with this signature may have been accepted while the signature was computed.
      if (accepted.has(header)) return "repeated";
      accepted.set(header, true);
      return null;
    },

    /** Forgets an accepted signature, so that the sender may repeat a request that could not be carried out. */
    forget: (header: string): void => void accepted.delete(header),
  };
}
