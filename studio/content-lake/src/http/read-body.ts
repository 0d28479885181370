import * as z from "zod";
import { depthCeiling, isDeeperThan } from "../checked-json.ts";
import { dataError, type LakeError } from "../lake-error.ts";

/** The largest JSON body: Sanity's own limit for a transaction. */
const jsonCeiling = 4 * 1024 * 1024;
/** A body may nest a document in its own few levels. */
const bodyDepth = depthCeiling + 10;

/** The parsed JSON body of a request. Throws a 413 where it is too large, a 400 where it is not of this shape. */
export async function readJson<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
  ceiling = jsonCeiling,
): Promise<z.infer<Shape>> {
  const text = await readText(request, ceiling);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw dataError(400, "invalidRequestError", `The request's body is not JSON: ${reason}`);
  }
  if (isDeeperThan(body, bodyDepth)) {
    const description = `The request's body is nested deeper than the ${bodyDepth} levels that are allowed here`;
    throw dataError(400, "invalidRequestError", description);
  }
  return parseOr400(shape, body);
}

/** The value, if it has this shape. Throws a 400 that names what is wrong with it. */
export function parseOr400<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw dataError(400, "invalidRequestError", z.prettifyError(parsed.error));
}

/** The text of a request's body. Throws a 413 where it is larger than so many bytes. */
export async function readText(request: Request, ceiling: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > ceiling) throw tooLarge(ceiling);
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > ceiling) throw tooLarge(ceiling);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The refusal of a body over its limit. */
export function tooLarge(ceiling: number): LakeError {
  const description = `The request's body is larger than the ${ceiling.toLocaleString("en")} bytes that are allowed here`;
  return dataError(413, "requestTooLargeError", description);
}
