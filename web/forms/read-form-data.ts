import type { Form } from "@marquee/schemas/types";
import { setImmediate as nextIteration } from "node:timers/promises";
import {
  getMultipartBoundary,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { formTextLimit, maxFormBody } from "../runtime/body-limits.ts";
import { fileLimits, type SentTexts } from "../content/forms/check-answers.ts";
import { Busy } from "../content/files/fair-turns.ts";
import { type ByteReservation, reserveChunks } from "../content/outbound/byte-budget.ts";
import { limitChunks, TooLong } from "../content/outbound/read-body.ts";
import type { SentFile } from "./check-files.ts";
import { keyOfInput, siteInputs } from "./form-names.ts";

/** Number of values that a form's body may have beside those of its fields: the site's own inputs, and a button's. */
const OWN_VALUES = 20;

/** Maximum number of values of any form. A form has at most 40 fields with 50 choices. */
const MAX_VALUES = 2_100;

/** Time in ms after which other requests are handled. */
const PIECE = 4;

/**
 * Maximum length of a boundary (RFC 2046, section 5.1.1). Browsers use about 40 characters. The parser compares each
 * chunk's end with each beginning of the boundary, so that a long one takes seconds for a megabyte.
 */
const MAX_BOUNDARY = 70;

/** Maximum length in bytes of a part's headers: the names of its field and its file. */
const MAX_HEADER = 2_000;

/** The parts of a form that a browser sent. */
export type SentForm = {
  /** The site's own inputs; empty if they are missing. */
  site: Readonly<Record<keyof typeof siteInputs, string>>;
  texts: SentTexts;
  files: ReadonlyMap<string, readonly SentFile[]>;
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

/** Numbers of files and values that a form's body may have. */
export type FormSize = { maxFiles: number; maxValues: number };

type Reading = FormSize & {
  /** Where the body's bytes are reserved; the caller releases them. */
  memory: ByteReservation;
  /** The request's body, if it can be read more cheaply than from the request. */
  body?: Chunks | null | undefined;
};

/**
 * Returns the numbers of files and values that a form's body may have. A visitor may have opened the form before its
 * fields were changed, so a few more than it has now are read.
 */
export function formSizeOf(
  fields: readonly Pick<Form["fields"][number], "kind" | "choices">[],
): FormSize {
  const files = fields.filter(({ kind }) => kind === "file").length;
  const values = fields.reduce((sum, { choices }) => sum + Math.max(choices.length, 1), 0);
  return {
    maxFiles: Math.min(files, fileLimits.files),
    maxValues: Math.min(OWN_VALUES + fileLimits.files + 2 * values, MAX_VALUES),
  };
}

/**
 * Reads the body of a form while it arrives. Stops at the first limit, so that no body takes more time or memory than
 * the form needs.
 */
export async function readFormData(
  request: Request,
  { memory, maxFiles, maxValues, body = request.body }: Reading,
): Promise<SentForm | FormRefusal> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = getMultipartBoundary(type);
  const isUrlencoded = /^application\/x-www-form-urlencoded\b/i.test(type);
  if (body === null || (boundary === null && !isUrlencoded)) return "invalid";
  if (boundary !== null && boundary.length > MAX_BOUNDARY) return "invalid";
  const maxSize = boundary === null ? formTextLimit : maxFormBody(maxFiles);
  if (Number(request.headers.get("content-length") ?? 0) > maxSize) return "tooLarge";
  try {
    const chunks = reserveChunks(limitChunks(body, maxSize), memory);
    const values =
      boundary === null
        ? await readUrlencoded(chunks, maxValues)
        : await readMultipart(chunks, boundary, { maxFiles, maxValues });
    memory.settle();
    return sortValues(values);
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    if (error instanceof Busy) return "busy";
    if (error instanceof TooLong) return "tooLarge";
    if (!(error instanceof MultipartParseError)) return "invalid";
    return /^Max\w+Exceeded/.test(error.name) ? "tooLarge" : "invalid";
  }
}

type Chunks = AsyncIterable<Uint8Array>;
type Values = Iterable<readonly [name: string, value: string | SentFile]>;

async function readUrlencoded(chunks: Chunks, maxValues: number): Promise<Values> {
  const ampersand = 0x26;
  const decoder = new TextDecoder();
  let text = "";
  let values = 1;
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf(ampersand); at >= 0; at = chunk.indexOf(ampersand, at + 1)) {
      values += 1;
      if (values > maxValues) throw new Refused("tooLarge");
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return new URLSearchParams(text);
}

async function readMultipart(
  chunks: Chunks,
  boundary: string,
  { maxFiles, maxValues }: FormSize,
): Promise<Values> {
  const maxTotalSize = maxFiles * fileLimits.bytes + formTextLimit;
  // A single file may exceed its own limit, so that the visitor gets the field's problem.
  const sizes = { maxTotalSize, maxFileSize: maxTotalSize };
  const limits = { maxParts: maxValues, maxHeaderSize: MAX_HEADER, ...sizes };
  const parser = new MultipartParser(boundary, limits);
  const values: [string, string | SentFile][] = [];
  let textSize = 0;
  let headSize = 0;
  let isOver = false;
  let pieceEnd = performance.now() + PIECE;
  for await (const chunk of chunks) {
    // The rest is read too, because a connection that holds unread bytes can't be kept.
    if (isOver) continue;
    for (const part of parser.write(chunk)) {
      headSize += headSizeOf(part);
      if (headSize > formTextLimit) throw new Refused("tooLarge");
      const value = valueOfPart(part);
      if (typeof value === "string") textSize += part.size;
      if (textSize > formTextLimit) throw new Refused("tooLarge");
      values.push([part.name ?? "", value]);
      if (performance.now() < pieceEnd) continue;
      await nextIteration();
      pieceEnd = performance.now() + PIECE;
    }
    isOver = isFinished(parser);
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

/** Returns the length of a part's headers. Many long ones take much longer to parse than texts of the same size. */
const headSizeOf = ({ headers }: MultipartPart): number =>
  Object.entries(headers).reduce(
    (size, [name, value = ""]) => size + name.length + value.length,
    0,
  );

/** `filename` and `isFile` each parse the part's headers. */
function valueOfPart(part: MultipartPart): string | SentFile {
  const { filename } = part;
  return filename !== undefined || part.isFile
    ? { name: filename ?? "", bytes: part.bytes }
    : part.text;
}

function sortValues(values: Values): SentForm {
  const texts = new Map<string, string[]>();
  const files = new Map<string, SentFile[]>();
  const own = new Map<string, string>();
  for (const [name, value] of values) {
    const key = keyOfInput(name);
    if (typeof value === "string") {
      if (key === null) own.set(name, own.get(name) ?? value);
      else push(texts, key, value);
    }
    // Browsers send an empty file for an input without a file.
    else if (key !== null && value.bytes.byteLength > 0) push(files, key, value);
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
