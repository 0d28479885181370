import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { createProcessorShares } from "./processor-shares.ts";

const connected = new AbortController().signal;

/** Shares with a clock of their own, and the order in which requests of clients ended. */
function open() {
  let time = 0;
  const shares = createProcessorShares(() => time);
  const ended: string[] = [];
  const run = async (client: string, ms: number, { signal = connected, whole = 0 } = {}) => {
    const slice = await shares.begin({ client, signal });
    time += ms;
    slice.addWhole(whole);
    ended.push(client);
    slice.end();
    slice.end();
  };
  return { run, ended, pass: (ms: number) => (time += ms) };
}

it("[SEC-5] lets a client that has used little run before the waiting turns of others", async () => {
  const { run, ended } = open();
  await run("heavy", 500);
  const turns = [1, 2, 3].map(() => run("heavy", 500));
  await run("light", 1);
  await Promise.all(turns);
  expect(ended).toEqual(["heavy", "light", "heavy", "heavy", "heavy"]);
});

it("[SEC-5] lets other requests in after each long turn", async () => {
  const { run, ended } = open();
  await run("heavy", 500);
  const turns = [1, 2].map(() => run("heavy", 500));
  for (const name of ["a", "b", "c"]) {
    await setImmediate();
    await run(name, 1);
  }
  await Promise.all(turns);
  expect(ended.indexOf("a")).toBeLessThan(ended.lastIndexOf("heavy"));
});

it("[SEC-5] gives turns to the client that has used least, whatever the number of its requests", async () => {
  const { run, ended } = open();
  await run("many", 100);
  await run("few", 100);
  const turns = [...Array.from({ length: 6 }, () => run("many", 100)), run("few", 100)];
  await Promise.all(turns);
  expect(ended.slice(2, 4).toSorted()).toEqual(["few", "many"]);
});

it("[SEC-5] forgets used time, so that a client that asks seldom never waits", async () => {
  const { run, ended, pass } = open();
  await run("heavy", 100);
  const waiting = run("heavy", 100);
  pass(320);
  await run("heavy", 1);
  expect(ended).toHaveLength(2);
  await waiting;
});

it("[SEC-5] lets a client rest after work that could not be divided, and others work meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { run, ended, pass } = open();
    await run("other", 0);
    for (const whole of [100, 10, 10, 10, 100, 100]) await run("heavy", 0, { whole });
    const waiting = [run("heavy", 0), run("heavy", 0)];
    await run("other", 100);
    await run("other", 0);
    expect(ended.slice(7)).toEqual(["other", "other"]);
    pass(1_800);
    vi.advanceTimersByTime(1_800);
    await run("other", 0);
    expect(ended.slice(9)).toEqual(["other"]);
    pass(1_700);
    vi.advanceTimersByTime(1_700);
    await Promise.all(waiting);
  } finally {
    vi.useRealTimers();
  }
});

it("[SEC-5] lets a client rest only while there are others", async () => {
  const { run, ended, pass } = open();
  await run("other", 0);
  pass(2_000);
  for (const whole of [100, 100, 100]) await run("site", 0, { whole });
  await run("site", 0, { whole: 300 });
  expect(ended).toEqual(["other", "site", "site", "site", "site"]);
});

it("[SEC-5] removes the turn of a client that disconnects, and refuses more than 200", async () => {
  const { run, ended } = open();
  await run("heavy", 100);
  const controller = new AbortController();
  const abandoned = run("heavy", 100, { signal: controller.signal });
  controller.abort(new Error("disconnected"));
  await expect(abandoned).rejects.toThrow("disconnected");
  const turns = Array.from({ length: 200 }, () => run("heavy", 1));
  await expect(run("heavy", 1)).rejects.toMatchObject({ status: 503 });
  await Promise.all(turns);
  expect(ended).toHaveLength(201);
});
