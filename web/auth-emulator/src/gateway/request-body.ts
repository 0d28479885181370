import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { parseJson } from "../parse-json.ts";

/** By lowercase name without separators: `idtoken` for `idToken` and `id_token`. */
export type Fields = ReadonlyMap<string, unknown>;

export type BodyOutcome =
  | {
      ok: true;
      fields: Fields;
      body: Record<string, unknown>;
      text: string;
      contentType: string;
    }
  | { ok: false; status: 400 | 413 | 415; reason: string };

const anyFields = z.record(z.string(), z.unknown());

/** Reads a body of at most `limit` bytes. Returns null, without reading the rest, when it is longer. */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<string | null> {
  if (Number(incoming.headers["content-length"] ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue;
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Parses a body and serializes it again, so that the emulator receives exactly the fields that were checked. It could
 * parse the original bytes differently (repeated keys, another charset, compression).
 */
export function parseBody(
  text: string,
  contentType: string,
  encoding: string | undefined,
): BodyOutcome {
  if (encoding !== undefined && encoding !== "identity") {
    return wrong(415, "Compressed bodies are not supported.");
  }
  const type = contentType.split(";")[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded") {
    const fields = Object.fromEntries(new URLSearchParams(text));
    return accept(fields, new URLSearchParams(fields).toString(), type);
  }
  if (type !== "application/json")
    return wrong(415, `The body must be JSON, but its content type is ${type || "missing"}.`);
  const fields = anyFields.safeParse(tryParseJson(text));
  if (!fields.success) return wrong(400, "The body is not a JSON object, or has too many levels.");
  return accept(fields.data, JSON.stringify(fields.data), type);
}

function accept(fields: Record<string, unknown>, text: string, contentType: string): BodyOutcome {
  // The emulator reads `íd_token` as `idToken`, but `plainName` drops the `í`, so the checks would miss the field.
  const odd = Object.keys(fields).find((name) => !/^[\w.$-]+$/u.test(name));
  if (odd !== undefined) return wrong(400, `Unknown name ${JSON.stringify(odd)}.`);
  const named = Object.entries(fields).map(([name, value]) => [plainName(name), value] as const);
  const values = new Map(named);
  if (values.size < named.length) return wrong(400, "A field name occurs more than once.");
  return { ok: true, fields: values, body: fields, text, contentType };
}

/** Normalizes a field name in the same way as the emulator. */
function plainName(name: string): string {
  return name.replaceAll(/[^a-zA-Z0-9]/gu, "").toLowerCase();
}

function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

function wrong(status: 400 | 413 | 415, reason: string): BodyOutcome {
  return { ok: false, status, reason };
}
