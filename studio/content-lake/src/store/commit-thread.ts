import { Worker } from "node:worker_threads";
import { settled, type WaitingParts } from "../in-parts.ts";
import type { CommitRows } from "./commit-rows.ts";
import { Pace, piecesOf } from "./stored-json.ts";
import { commitProgram, type CommitPart, type CommitReply } from "./commit-thread-program.ts";

/** Time in ms after which an idle thread ends. */
const idleTime = 5_000;

/** Time in ms for which `close` waits for a commit that is being written. */
const closingTime = 10_000;

/**
 * Writes large commits to a database file in a thread, which starts when it is needed. Only the transfer of the texts
 * takes time of the calling thread.
 */
export class CommitThread {
  readonly #file: string;
  readonly #synchronous: () => number;
  readonly #isBusy = new Int32Array(new SharedArrayBuffer(4));
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;

  /** `synchronous` returns the value of SQLite's `pragma synchronous` for the next thread. */
  constructor(file: string, synchronous: () => number) {
    this.#file = file;
    this.#synchronous = synchronous;
  }

  /** Resolves when no commit is being written, so that another write needn't wait. Undefined if none is. */
  whenIdle(): Promise<void> | undefined {
    return this.#writing?.then(() => this.whenIdle());
  }

  /** Writes a commit, and returns its sequence number. Only one commit may be written at a time. */
  *write({ documents, body, ...end }: CommitRows): WaitingParts<number> {
    const worker = this.#start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    const send = (part: CommitPart) => worker.postMessage(part);
    // An earlier commit may have been abandoned.
    send({ begin: true });
    const pace = new Pace();
    let rows: [string, string | null][] = [];
    for (const row of documents) {
      rows.push(row);
      if (!pace.isDueAfter(row[1] ?? "")) continue;
      send({ documents: rows });
      rows = [];
      yield;
    }
    send({ documents: rows });
    for (const piece of piecesOf(body)) {
      send({ body: piece });
      yield;
    }
    Atomics.store(this.#isBusy, 0, 1);
    send({ end });
    const reply = replyOf(worker);
    const clearWriting = () => (this.#writing = undefined);
    this.#writing = reply.then(clearWriting, clearWriting);
    try {
      return yield* settled(reply);
    } finally {
      Atomics.store(this.#isBusy, 0, 0);
      this.#timer = setTimeout(() => this.#end(), idleTime);
      this.#timer.unref();
    }
  }

  /** Waits until the thread no longer has the database open, and ends it. */
  close(): void {
    Atomics.wait(this.#isBusy, 0, 1, closingTime);
    this.#end();
  }

  #start(): Worker {
    clearTimeout(this.#timer);
    if (this.#worker) return this.#worker;
    const worker = new Worker(commitProgram, {
      workerData: {
        commitsTo: this.#file,
        synchronous: this.#synchronous(),
        isBusy: this.#isBusy,
      },
      // The thread needs neither settings nor the options for the program of this process.
      env: {},
      argv: [],
    });
    worker.unref();
    worker.on("error", () => undefined);
    worker.once("exit", () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }

  #end(): void {
    clearTimeout(this.#timer);
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function replyOf(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.unref();
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
    };
    const onMessage = (reply: CommitReply) => {
      end();
      if ("number" in reply) resolve(reply.number);
      else reject(Object.assign(new Error(reply.error.message), reply.error));
    };
    const onError = (cause: Error) => {
      end();
      reject(
        new Error(`The thread that writes to the lake's database failed: ${cause.message}`, {
          cause,
        }),
      );
    };
    const onExit = () => onError(new Error("it ended"));
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    // A request waits for the reply.
    worker.ref();
    if (worker.threadId === -1) onExit();
  });
}
