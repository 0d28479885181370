import { z } from "zod";
import type { EmulatorResponse } from "../emulator.ts";

const anyFields = z.record(z.string(), z.unknown());

export function jsonResponse(body: object, status = 200): EmulatorResponse {
  return {
    status,
    contentType: "application/json; charset=utf-8",
    location: null,
    text: JSON.stringify(body),
  };
}

/** Matches the emulator's own errors byte for byte: a difference would reveal which check rejected the request. */
export function refuseWith(message: string): EmulatorResponse {
  const errors = [{ message, reason: "invalid", domain: "global" }];
  const text = JSON.stringify({ error: { code: 400, message, errors } }, null, 2);
  return { ...jsonResponse({}, 400), text };
}

/** Null when the body is not a JSON object. */
export function fieldsOf(response: EmulatorResponse): Record<string, unknown> | null {
  if (!response.contentType.startsWith("application/json") || response.text === "") return null;
  const fields = anyFields.safeParse(JSON.parse(response.text));
  return fields.success ? fields.data : null;
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** The error code, such as `INVALID_CODE`, without its description. Null if the response is not an error. */
export function refusalOf(response: EmulatorResponse): string | null {
  const read = refusal.safeParse(fieldsOf(response));
  return read.success ? (read.data.error.message.split(" : ")[0] ?? null) : null;
}
