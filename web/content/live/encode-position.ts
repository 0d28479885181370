import { createHmac, timingSafeEqual } from "node:crypto";
import type { Position } from "./hub.ts";

/** Length of a signature in characters: 96 bits in base64url. */
const SIGNATURE = 16;

/** Maximum length of an event's id. Those of the embedded lake are short numbers. */
const LONGEST_EVENT = 200;

/** Matches an encoded position: a time, and an event with its signature. */
const encoded = /^(\d{1,15})(?:\.([\w-]{1,300})\.([\w-]{16}))?$/;

/**
 * Returns two functions that encode positions for open pages, and parse what pages send. With a
 * `secret`, encoded positions contain the event, and a signature of it. Thus only positions that an
 * instance of the site has issued can delay a response (`catch-up.ts`). Without a secret, they
 * contain the time alone: a single instance needs no more.
 */
export function createPositionCode(secret: string | null) {
  const sign = (text: string) =>
    createHmac("sha256", `${secret} live position`)
      .update(text)
      .digest("base64url")
      .slice(0, SIGNATURE);

  return {
    /** Returns a position as text of the characters `[\w.-]`. */
    encode({ at, event }: Position): string {
      if (secret === null || event === null || event.length > LONGEST_EVENT) return `${at}`;
      const text = `${at}.${Buffer.from(event).toString("base64url")}`;
      return `${text}.${sign(text)}`;
    },

    /** Returns an encoded position. Null if it is malformed or has a wrong signature. */
    parse(text: string | null): Position | null {
      const [, at, event, signature] = encoded.exec(text ?? "") ?? [];
      if (at === undefined) return null;
      if (event === undefined || signature === undefined || secret === null) {
        return { at: Number(at), event: null };
      }
      const expected = Buffer.from(sign(`${at}.${event}`));
      if (!timingSafeEqual(expected, Buffer.from(signature))) return null;
      return { at: Number(at), event: Buffer.from(event, "base64url").toString() };
    },
  };
}

export type PositionCode = ReturnType<typeof createPositionCode>;
