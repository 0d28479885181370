import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { openCommitRows, type CommitRows } from "./commit-rows.ts";
import { inTransaction } from "./group-commit.ts";

/** Time in ms for which the thread waits for a write of the lake or of another process. */
const busyTime = 10_000;

/** The program of the thread that writes large commits (`commit-thread.ts`). */
export const commitProgram = import.meta.filename;

/** The database of the thread. `isBusy` has one number: 1 while the thread may have the database open. */
const commitThreadData = z.object({
  commitsTo: z.string(),
  synchronous: z.number(),
  isBusy: z.instanceof(Int32Array),
});

/** A part of a commit: its beginning, some documents, a piece of the transaction's JSON, or its end with all other columns. */
export type CommitPart =
  | { begin: true }
  | { documents: readonly (readonly [id: string, text: string | null])[] }
  | { body: string }
  | { end: Omit<CommitRows, "documents" | "body"> };

/** The sequence number of a written commit, or what an error of SQLite has. */
export type CommitReply = { number: number } | { error: { message: string } & object };

const data = commitThreadData.safeParse(workerData).data;
if (data) serveCommits(data);

function serveCommits({ commitsTo, synchronous, isBusy }: z.infer<typeof commitThreadData>): void {
  let documents = new Map<string, string | null>();
  let body: string[] = [];
  const write = (end: Omit<CommitRows, "documents" | "body">): number => {
    const database = new DatabaseSync(commitsTo, { timeout: busyTime });
    try {
      database.exec(`pragma synchronous = ${synchronous}`);
      const writeRows = openCommitRows(database);
      return inTransaction(database, () => writeRows({ ...end, body: body.join(""), documents }));
    } finally {
      database.close();
    }
  };
  const reply = (end: Omit<CommitRows, "documents" | "body">): CommitReply => {
    try {
      return { number: write(end) };
    } catch (error) {
      return { error: { message: String(error), ...Object(error) } };
    } finally {
      Atomics.store(isBusy, 0, 0);
      Atomics.notify(isBusy, 0);
    }
  };
  parentPort?.on("message", (part: CommitPart) => {
    if ("begin" in part) [documents, body] = [new Map(), []];
    else if ("documents" in part) for (const [id, text] of part.documents) documents.set(id, text);
    else if ("body" in part) body.push(part.body);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    else parentPort?.postMessage(reply(part.end));
  });
}
