import { expect, it } from "vitest";
import { numbered } from "../tests/support/sample-documents.ts";
import { createFairQueue } from "./fair-queue.ts";

const connected = new AbortController().signal;

/** Creates a queue whose tasks run until the test ends them, and records the order in which they begin. */
function openQueue(limits: { parallel: number; each?: number; waiting: number }) {
  const queue = createFairQueue(limits, "Busy");
  const started: string[] = [];
  const running: (() => void)[] = [];
  const enqueue = (client: string, name: string) =>
    queue.run({ client, signal: connected }, () => {
      started.push(name);
      return new Promise<string>((resolve) => running.push(() => resolve(name)));
    });
  return {
    started,
    enqueue,
    burst: (count: number) => numbered(count, "").map((name) => enqueue("stranger", name)),
    /** Ends the task that has run longest, and lets the next one begin. */
    finish: async () => {
      await settled();
      running.shift()?.();
      await settled();
    },
    drain: async (results: Promise<string>[]) => {
      for (await settled(); running.length > 0; await settled()) running.shift()?.();
      return Promise.all(results);
    },
  };
}

/** Resolves after all pending work, except tasks that the test has to end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("runs as many tasks in parallel as its limit allows", async () => {
  const { burst, started, finish, drain } = openQueue({ parallel: 2, waiting: 10 });
  const results = burst(4);
  await finish();
  expect(started).toEqual(["0", "1", "2"]);
  expect(await drain(results)).toEqual(["0", "1", "2", "3"]);
});

it("[SEC-1] serves a second client next when another client has 200 images in the queue", async () => {
  const { enqueue, burst, started, finish, drain } = openQueue({ parallel: 1, waiting: 256 });
  const results = [...burst(200), enqueue("visitor", "the visitor's")];
  await finish();
  await finish();
  expect(started).toEqual(["0", "1", "the visitor's"]);
  await drain(results);
});

it("[SEC-5] leaves a place for a second client while one client's tasks take long", async () => {
  const { enqueue, burst, started, drain } = openQueue({ parallel: 3, each: 2, waiting: 10 });
  const results = [...burst(4), enqueue("visitor", "the visitor's")];
  await settled();
  expect(started).toEqual(["0", "1", "the visitor's"]);
  await drain(results);
  expect(started).toHaveLength(5);
});

it("[SEC-1] drops the newest image of the client with the most waiting images when full", async () => {
  const { enqueue, burst, started, drain } = openQueue({ parallel: 1, waiting: 3 });
  const ends = Promise.allSettled(burst(4));
  expect(await drain([enqueue("visitor", "the visitor's")])).toEqual(["the visitor's"]);
  const dropped = (await ends).flatMap(({ status }, n) => (status === "rejected" ? [n] : []));
  expect(dropped).toEqual([3]);
  expect(started).not.toContain("3");
});

it("[SEC-1] returns 503 to the client that fills the queue itself", async () => {
  const { enqueue, burst, drain } = openQueue({ parallel: 1, waiting: 2 });
  const results = burst(3);
  await expect(enqueue("stranger", "3")).rejects.toMatchObject({ status: 503 });
  await drain(results);
});
