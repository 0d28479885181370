import {
  getMultipartBoundary,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { fileLimits, type SentTexts } from "../content/forms/check-answers.ts";
import type { ByteReservation } from "./byte-budget.ts";
import { keyOfInput, siteInputs } from "./form-names.ts";

/** Maximum size of a form's texts, in bytes. */
const MAX_TEXT = 500_000;

/** Maximum number of values. A form has at most 40 fields with 50 choices. */
const MAX_VALUES = 2_100;

/** Maximum size of all files and texts, in bytes. */
const MAX_TOTAL = fileLimits.files * fileLimits.bytes + MAX_TEXT;

/** Limits of a body with files. A single file may exceed its own limit, so that the visitor gets the field's problem. */
const multipartLimits = {
  maxParts: MAX_VALUES,
  maxHeaderSize: 2_000,
  maxFileSize: MAX_TOTAL,
  maxTotalSize: MAX_TOTAL,
};

/** Maximum size of a body with files, with the headers of its parts. */
export const MAX_BODY = MAX_TOTAL + MAX_TEXT;

/** The parts of a form that a browser sent. */
export type SentForm = {
  /** The site's own inputs; empty if they are missing. */
  site: Readonly<Record<keyof typeof siteInputs, string>>;
  texts: SentTexts;
  files: ReadonlyMap<string, readonly File[]>;
};

/** Why a body was not read to its end. `busy`: the bodies that are being read take too much memory. */
export type FormRefusal = "tooLarge" | "invalid" | "busy";

class Refused extends Error {
  readonly reason: FormRefusal;

  constructor(reason: FormRefusal) {
    super(`The form is refused: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Reads the body of a form while it arrives. Stops at the first limit, so that no body takes more time or memory than
 * a form needs.
 *
 * @param memory where the body's bytes are reserved; the caller releases them
 */
export async function readFormData(
  request: Request,
  memory: ByteReservation,
): Promise<SentForm | FormRefusal> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = getMultipartBoundary(type);
  const isUrlencoded = /^application\/x-www-form-urlencoded\b/i.test(type);
  if (request.body === null || (boundary === null && !isUrlencoded)) return "invalid";
  try {
    const chunks = reserveChunks(request.body, boundary === null ? MAX_TEXT : MAX_BODY, memory);
    return sortValues(
      boundary === null ? await readUrlencoded(chunks) : await readMultipart(chunks, boundary),
    );
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    if (!(error instanceof MultipartParseError)) return "invalid";
    return /^Max\w+Exceeded/.test(error.name) ? "tooLarge" : "invalid";
  }
}

type Chunks = AsyncIterable<Uint8Array>;
type Values = Iterable<readonly [name: string, value: string | File]>;

/** Yields the chunks of a body. Throws when it is too large, or when there is no memory for it. */
async function* reserveChunks(
  body: ReadableStream<Uint8Array>,
  maxSize: number,
  memory: ByteReservation,
): Chunks {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxSize) throw new Refused("tooLarge");
    if (!memory.take(chunk.byteLength)) throw new Refused("busy");
    yield chunk;
  }
}

async function readUrlencoded(chunks: Chunks): Promise<Values> {
  const ampersand = 0x26;
  const decoder = new TextDecoder();
  let text = "";
  let values = 1;
  for await (const chunk of chunks) {
    for (const byte of chunk) if (byte === ampersand) values += 1;
    if (values > MAX_VALUES) throw new Refused("tooLarge");
    text += decoder.decode(chunk, { stream: true });
  }
  return new URLSearchParams(text);
}

async function readMultipart(chunks: Chunks, boundary: string): Promise<Values> {
  const parser = new MultipartParser(boundary, multipartLimits);
  const values: [string, string | File][] = [];
  let textSize = 0;
  for await (const chunk of chunks) {
    for (const part of parser.write(chunk)) {
      const value = valueOfPart(part);
      if (typeof value === "string") textSize += part.size;
      if (textSize > MAX_TEXT) throw new Refused("tooLarge");
      values.push([part.name ?? "", value]);
    }
    if (isFinished(parser)) break;
  }
  parser.finish();
  return values;
}

/** Whether the parser has read the last boundary. What follows it, usually a line break, has no meaning (RFC 2046). */
function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function valueOfPart(part: MultipartPart): string | File {
  if (!part.isFile) return part.text;
  const chunks = part.content.map((chunk) => new Uint8Array(chunk));
  return new File(chunks, part.filename ?? "", { type: part.mediaType ?? "" });
}

function sortValues(values: Values): SentForm {
  const texts = new Map<string, string[]>();
  const files = new Map<string, File[]>();
  const own = new Map<string, string>();
  for (const [name, value] of values) {
    const key = keyOfInput(name);
    if (typeof value === "string") {
      if (key === null) own.set(name, own.get(name) ?? value);
      else push(texts, key, value);
    }
    // Browsers send an empty file for an input without a file.
    else if (key !== null && value.size > 0) push(files, key, value);
  }
  const valueOf = (name: keyof typeof siteInputs) => own.get(siteInputs[name]) ?? "";
  return {
    site: {
      page: valueOf("page"),
      language: valueOf("language"),
      nonce: valueOf("nonce"),
      proof: valueOf("proof"),
      honeypot: valueOf("honeypot"),
    },
    texts: Object.fromEntries(texts),
    files,
  };
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
