import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { isObject } from "../../document.ts";
import { errorMessage } from "../../lake-error.ts";

/** The file of an archive with its history: a line of JSON for each transaction, oldest first. */
export const historyFile = "history.jsonl";

export async function findHistory(folder: string): Promise<string | undefined> {
  const file = join(folder, historyFile);
  return (await stat(file).catch(() => undefined))?.isFile() ? file : undefined;
}

/** Maximum number of lines and of characters that one request stores. */
const portion = { lines: 500, characters: 4_000_000 };

const responseShape = z.object({ sequence: z.number() });

/** Stores a history in an empty dataset, and returns its number of lines. Rejects with the lines that the lake rejects. */
export async function storeHistory(
  file: string,
  client: SanityClient,
  report: (lines: number) => void,
): Promise<number> {
  const { dataset = "production" } = client.config();
  let after = 0;
  let line = 0;
  const send = async (lines: readonly string[], isLast: boolean): Promise<void> => {
    const part = lines.map((text): unknown => JSON.parse(text)).filter(isObject);
    const found = (name: string) => part.flatMap((entry) => entry[name] ?? []);
    const body = {
      after,
      documents: found("document"),
      transactions: found("transaction"),
      isLast,
    };
    const url = `/data/history/${dataset}/log`;
    try {
      after = responseShape.parse(await client.request({ method: "POST", url, body })).sequence;
    } catch (cause) {
      const reason = errorMessage(cause);
      throw new Error(
        `The lake rejected the history (lines ${line + 1} to ${line + lines.length}): ${reason}`,
        { cause },
      );
    }
    line += lines.length;
    report(line);
  };
  let waiting: string[] = [];
  let characters = 0;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    if (text === "") continue;
    if (
      waiting.length > 0 &&
      (waiting.length === portion.lines || characters + text.length > portion.characters)
    ) {
      await send(waiting, false);
      waiting = [];
      characters = 0;
    }
    waiting.push(text);
    characters += text.length;
  }
  await send(waiting, true);
  return line;
}
