import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Lake } from "../lake.ts";
import { TextResponse } from "./route.ts";

/** An answer, as it is sent: its head (names and values in turn) and its text. */
export interface KeptAnswer {
  status: number;
  head: readonly string[];
  text: string;
}

type Entry = KeptAnswer & { version: string; lastsUntil: number };

/** Characters, in all and of one answer. */
const capacity = { all: 32_000_000, each: 1_000_000 };

/** What an answer to a query may depend on besides the lake: another value, another question. */
const heard = ["host", "authorization", "origin", "sec-fetch-site"] as const;

/**
 * Answers to queries that were asked before, word for word and with the same token. A site asks the same few hundred for
 * ever, and most of what an answer costs is spent around the query: the address, the token, the JSON. An answer is kept
 * until anything in the lake's database changes, be it a document, a token, a person or who may read the dataset, and
 * whoever changes it: the command line may while the lake runs.
 */
export class KeptAnswers {
  readonly #lake: Lake;
  readonly #version: () => string;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: capacity.all,
    maxEntrySize: capacity.each,
    sizeCalculation: ({ text }, question) => question.length + text.length,
  });

  constructor(lake: Lake) {
    this.#lake = lake;
    this.#version = lake.store.version;
  }

  /** The answer to a question, where it was asked before and nothing has changed since. */
  find(question: string): KeptAnswer | undefined {
    const entry = this.#entries.get(question);
    if (!entry) return undefined;
    const isGood =
      entry.version === this.#version() && this.#lake.now().getTime() < entry.lastsUntil;
    return isGood ? entry : undefined;
  }

  /**
   * Before an answer is worked out: gives the function that keeps it, where the answer says that it may be. It holds for
   * the lake as it was before: what changes meanwhile has outdated it.
   */
  begin(question: string): (answer: Response) => void {
    const version = this.#version();
    return (answer) => {
      if (!(answer instanceof TextResponse) || answer.lastsUntil === 0) return;
      const { status, lastsUntil } = answer;
      this.#entries.set(question, { version, lastsUntil, status, ...sendable(answer) });
    };
  }
}

/** What a request asks, where its answer may be kept: a query in an address. */
export function questionOf({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== "GET" || !url?.includes("/data/query/")) return undefined;
  // A line break stands in no header.
  return [url, ...heard.map((name) => headers[name] ?? "")].join("\n");
}

/** The head and the text of a whole answer, as they are sent. */
export function sendable(answer: TextResponse): Pick<KeptAnswer, "head" | "text"> {
  const { whole: text } = answer;
  const length = String(Buffer.byteLength(text));
  return { head: [...answer.headers, ["content-length", length]].flat(), text };
}
