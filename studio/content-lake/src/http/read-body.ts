import * as z from "zod";
import { depthCeiling, isDeeperThan } from "../checked-json.ts";
import { dataError, type LakeError } from "../lake-error.ts";
import type { AskedRequest } from "./asked-request.ts";
import { jsonPace, pacedBody, type Body } from "./paced-body.ts";

/** Maximum size of a JSON body in bytes: Sanity's own limit for a transaction. */
const jsonCeiling = 4 * 1024 * 1024;
/**
 * Maximum nesting depth of a body: the levels of a document, plus the levels of the request around
 * the document.
 */
const bodyDepth = depthCeiling + 10;

/** A request and its body, which a server may pass separately from the `Request` object. */
interface Incoming {
  request: AskedRequest;
  body: Body;
}

/**
 * Parses the JSON body of a request. Throws a 413 if the body is too large, and a 400 if the body
 * doesn't match the schema.
 */
export async function readJson<Shape extends z.ZodType>(
  incoming: Incoming,
  shape: Shape,
  ceiling = jsonCeiling,
): Promise<z.infer<Shape>> {
  const text = await readText(incoming, ceiling);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw dataError(400, "invalidRequestError", `The request body is not JSON: ${reason}`);
  }
  if (isDeeperThan(body, bodyDepth)) {
    const description = `The request body exceeds the maximum nesting depth of ${bodyDepth} levels`;
    throw dataError(400, "invalidRequestError", description);
  }
  return parseOr400(shape, body);
}

/** Returns the value parsed by the schema. Throws a 400 that lists the problems. */
export function parseOr400<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw dataError(400, "invalidRequestError", z.prettifyError(parsed.error));
}

/**
 * Returns the text of a request's body. Throws a 413 if the body has more than `ceiling` bytes, and
 * a 408 if the body arrives too slowly.
 */
export async function readText({ request, body }: Incoming, ceiling: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > ceiling) throw tooLarge(ceiling);
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of pacedBody(body, jsonPace)) {
    size += chunk.byteLength;
    if (size > ceiling) throw tooLarge(ceiling);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Returns the 413 error for a body over its limit. */
export function tooLarge(ceiling: number): LakeError {
  const description = `The request body exceeds the maximum size of ${ceiling.toLocaleString("en")} bytes`;
  return dataError(413, "requestTooLargeError", description);
}
