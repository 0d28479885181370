import { readFileSync } from "node:fs";
import { appendFile, mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import * as z from "zod";
import type { Entry, Journal } from "./ended-sessions.ts";

const lineShape = z
  .string()
  .transform((line, context): unknown => {
    try {
      return JSON.parse(line);
    } catch {
      context.addIssue({ code: "custom", message: "is no JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.tuple([z.string().max(64), z.int().nonnegative()]));

/**
 * Stores a denylist of sessions in a file, as one line of JSON for each entry. Every append starts
 * a new line, so that a line cut off by a crash corrupts no other. When the file can't be written
 * (a read-only or full disk), `onError` is called, and the entries last only until the process
 * ends.
 */
export function createEndedSessionsFile(file: string, onError: (error: unknown) => void): Journal {
  let queue: Promise<void> = Promise.resolve();
  const textOf = (entries: readonly Entry[]) =>
    entries.map((entry) => `\n${JSON.stringify(entry)}\n`).join("");

  async function tryTo(work: () => Promise<void>): Promise<void> {
    try {
      await mkdir(dirname(file), { recursive: true });
      await work();
    } catch (error) {
      onError(error);
    }
  }

  /**
   * Runs writes one after another: an entry must not be appended to a file that is about to be
   * replaced.
   */
  function write(work: () => Promise<void>): Promise<void> {
    queue = queue.then(() => tryTo(work));
    return queue;
  }

  const rewrite = (entries: readonly Entry[]) =>
    write(async () => {
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, textOf(entries), { mode: 0o600, flush: true });
      await rename(draft, file);
    });

  return {
    load: () =>
      readLines(file).flatMap((line): Entry[] => {
        const parsed = lineShape.safeParse(line);
        return parsed.success ? [parsed.data] : [];
      }),
    append: (entries) =>
      write(() => appendFile(file, textOf(entries), { mode: 0o600, flush: true })),
    rewrite,
  };
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Whether the file does not exist yet, or a part of its path is not a folder. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ENOENT" || error.code === "ENOTDIR");
