import { z } from "zod";
import type { EmulatorAnswer } from "./emulator.ts";

const anyFields = z.record(z.string(), z.unknown());

/** An answer of ours, in the emulator's place. */
export function answerWith(body: object, status = 200): EmulatorAnswer {
  return {
    status,
    contentType: "application/json; charset=utf-8",
    location: null,
    text: JSON.stringify(body),
  };
}

/**
 * A refusal by one of Google's error codes, to the letter as the emulator writes its own: whose it is would
 * else tell a stranger why.
 */
export function refuseWith(message: string): EmulatorAnswer {
  const errors = [{ message, reason: "invalid", domain: "global" }];
  const text = JSON.stringify({ error: { code: 400, message, errors } }, null, 2);
  return { ...answerWith({}, 400), text };
}

/** The fields of an answer, or null where it is no JSON object. */
export function fieldsOf(answer: EmulatorAnswer): Record<string, unknown> | null {
  if (!answer.contentType.startsWith("application/json") || answer.text === "") return null;
  const fields = anyFields.safeParse(JSON.parse(answer.text));
  return fields.success ? fields.data : null;
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Google's code in a refusal, such as `INVALID_CODE`, without the sentence after it; null for any other answer. */
export function refusalOf(answer: EmulatorAnswer): string | null {
  const read = refusal.safeParse(fieldsOf(answer));
  return read.success ? (read.data.error.message.split(" : ")[0] ?? null) : null;
}
