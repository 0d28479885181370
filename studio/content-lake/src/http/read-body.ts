import * as z from "zod";
import { depthCeiling, hasPrototypeField, isDeeperThan } from "../checked-json.ts";
import { forEach, inOnePart, type InParts } from "../in-parts.ts";
import { dataError, type LakeError, errorMessage } from "../lake-error.ts";
import type { Call } from "./call.ts";
import { runInTurns } from "./run-in-turn.ts";
import { jsonRate, enforceRate } from "./request-body.ts";

/** Maximum size of a JSON body in bytes: Sanity's own limit for a transaction. */
const jsonCeiling = 4 * 1024 * 1024;
/** Maximum nesting depth: the levels of a document, and those of the request around it. */
const bodyDepth = depthCeiling + 10;

type Incoming = Pick<Call, "request" | "body" | "bodyReservation">;

/**
 * Parses a JSON body when it is the client's turn of the processor. Throws a 413 if it is too large, a 400 if it doesn't
 * match the schema, and a 503 if other bodies fill the memory.
 */
export function readJson<Shape extends z.ZodType>(
  call: Call,
  shape: Shape,
  ceiling = jsonCeiling,
): Promise<z.infer<Shape>> {
  return readJsonInParts(call, (body) => inOnePart(() => parseOr400(shape, body)), ceiling);
}

/** Does what {@link readJson} does, for a body that `parse` parses in parts. */
export async function readJsonInParts<T>(
  call: Call,
  parse: (body: unknown) => InParts<T>,
  ceiling = jsonCeiling,
): Promise<T> {
  const text = await readText(call, ceiling);
  const parseInParts = function* () {
    const body = parseJson(text);
    yield;
    if (isDeeperThan(body, bodyDepth)) {
      const description = `The request body exceeds the maximum nesting depth of ${bodyDepth} levels`;
      throw dataError(400, "invalidRequestError", description);
    }
    yield;
    // A schema would drop the field without a word.
    if (hasPrototypeField(body)) {
      const description = 'The request body has a field "__proto__", which is not allowed';
      throw dataError(400, "invalidRequestError", description);
    }
    yield;
    return yield* parse(body);
  };
  // Only those who manage the lake may send larger bodies.
  return runInTurns(call, parseInParts, ceiling > jsonCeiling);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = errorMessage(error);
    throw dataError(400, "invalidRequestError", `The request body is not JSON: ${reason}`);
  }
}

/** The 400 lists the problems. */
export function parseOr400<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw dataError(400, "invalidRequestError", z.prettifyError(parsed.error));
}

/** Yields between the items of a list. Throws a 400 for the first invalid one. */
export function* parseItemsOr400<Shape extends z.ZodType>(
  shape: Shape,
  { name, items }: { name: string; items: readonly unknown[] },
): InParts<z.infer<Shape>[]> {
  const found: z.infer<Shape>[] = [];
  yield* forEach(items.entries(), ([index, item]) => {
    const parsed = shape.safeParse(item);
    if (!parsed.success) {
      const issues = parsed.error.issues.map((issue) => ({
        ...issue,
        path: [name, index, ...issue.path],
      }));
      throw dataError(400, "invalidRequestError", z.prettifyError(new z.ZodError(issues)));
    }
    found.push(parsed.data);
  });
  return found;
}

/** Throws a 413 for a body over `ceiling` bytes, and a 408 for one that arrives too slowly. */
export async function readText(
  { request, body, bodyReservation }: Incoming,
  ceiling: number,
): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > ceiling) throw tooLarge(ceiling);
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of enforceRate(body, jsonRate)) {
    size += chunk.byteLength;
    if (size > ceiling) throw tooLarge(ceiling);
    bodyReservation.add(chunk.byteLength);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export function tooLarge(ceiling: number): LakeError {
  const description = `The request body exceeds the maximum size of ${ceiling.toLocaleString("en")} bytes`;
  return dataError(413, "requestTooLargeError", description);
}
