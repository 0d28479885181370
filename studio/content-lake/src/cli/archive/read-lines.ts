import { createReadStream } from "node:fs";

/** Maximum length of a line in bytes: the lake's limit for a request, because a line is one document. */
const lineCeiling = 4 * 1024 * 1024;

/** A line of a text file. Numbers start at 1. */
export interface Line {
  number: number;
  text: string;
}

/** Rejects with the first line that is too long or not UTF-8, whose invalid bytes Node.js would replace by "�". */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let pending: Buffer[] = [];
  let number = 1;
  for await (const chunk of createReadStream(file)) {
    let rest = Buffer.from(chunk);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield { number, text: decode([...pending, rest.subarray(0, end)], number) };
      pending = [];
      number += 1;
      rest = rest.subarray(end + 1);
    }
    pending.push(rest);
    checkLength(pending, number);
  }
  yield { number, text: decode(pending, number) };
}

function decode(pieces: readonly Buffer[], number: number): string {
  checkLength(pieces, number);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(pieces));
  } catch (cause) {
    throw new Error(`line ${number} is not UTF-8`, { cause });
  }
}

function checkLength(pieces: readonly Buffer[], number: number): void {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length > lineCeiling) {
    throw new Error(`line ${number} is longer than ${lineCeiling.toLocaleString("en")} bytes`);
  }
}
