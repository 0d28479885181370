import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { simulateEventLoop } from "./event-loop.fixture.ts";
import { createRequestTurns } from "./request-turns.ts";

function newResponse() {
  const state = Object.assign(new EventEmitter(), { headersSent: false, destroyed: false });
  return Object.assign(state, { destroy: () => (state.destroyed = true) });
}

/** Turns with a clock of their own, in which each request takes 3 ms. A request without `hasResponse` gets no response. */
function open() {
  let time = 0;
  let idle = 0;
  const receiving = new Set<object>();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const clock = { now: () => time, used: () => time - idle, onError };
  const turns = createRequestTurns(clock, (response) => receiving.has(response));
  const begun: string[] = [];
  const request = (client: string, name = client, { hasResponse = true, error = "" } = {}) => {
    const response = newResponse();
    // Otherwise a request that still waits would take turns during later tests.
    onTestFinished(() => void response.destroy());
    turns(client, response, () => {
      time += 3;
      begun.push(name);
      if (error !== "") throw new Error(error);
      response.headersSent = hasResponse;
    });
    return response;
  };
  return {
    request,
    begun,
    errors,
    receiving,
    /** Lets time pass in which the process works. */
    pass: (ms: number) => (time += ms),
    /** Lets time pass in which the process doesn't work. */
    wait: (ms: number) => (idle += ms) && (time += ms),
  };
}

test("[SEC-5] begins a request of each client in turn, whatever the number of a client's requests", async () => {
  const { request, begun } = open();
  for (let n = 0; n < 9; n += 1) request("many", `many ${n}`);
  request("few");
  request("other");
  await setImmediate();
  request("late");
  await expect.poll(() => begun.length).toBe(12);
  expect(begun.slice(0, 4)).toEqual(["many 0", "few", "other", "many 1"]);
  // Requests that arrive meanwhile begin before a client's backlog.
  expect(begun.indexOf("late")).toBeLessThan(7);
});

test("[SEC-5] closes the connections of a client with more waiting requests than its share", async () => {
  const { request } = open();
  const responses = Array.from({ length: 2_001 }, () => request("many"));
  expect(responses.map(({ destroyed }) => destroyed).lastIndexOf(false)).toBe(1_999);
  expect(request("other").destroyed).toBe(false);
});

test("[SEC-5] begins more than a few unanswered requests of a client one by one, also while the process waits for a processor", async () => {
  const { request, begun, pass, wait } = open();
  for (let n = 0; n < 9; n += 1) request("many", `many ${n}`, { hasResponse: false });
  for (let round = 0; round < 4; round += 1) await setImmediate();
  expect(begun.length).toBe(4);
  pass(1);
  await expect.poll(() => begun.length).toBe(5);
  request("other");
  await setImmediate();
  expect(begun.slice(5)).toEqual(["other"]);
  request("another");
  wait(100);
  await setImmediate();
  expect(begun.slice(6)).toEqual(["another", "many 5"]);
});

test("[SEC-5] begins requests of an address while slow uploads of the same address arrive", async () => {
  const { request, begun, receiving, pass } = open();
  for (let n = 0; n < 4; n += 1) receiving.add(request("school", "upload", { hasResponse: false }));
  await expect.poll(() => begun.length).toBe(4);
  request("school", "page");
  // The process is behind.
  pass(6);
  await setImmediate();
  expect(begun.at(-1)).toBe("page");
});

test("[SEC-5] requests whose connections are closed delay none of their client's others", async () => {
  const { request, begun } = open();
  const closed = Array.from({ length: 100 }, () => request("many"));
  for (const response of closed) response.destroy();
  request("many", "open");
  await setImmediate();
  expect(begun).toEqual(["open"]);
});

test("[SEC-5] answers further requests after the work for one has failed", async () => {
  const { request, begun, errors } = open();
  const failed = request("stranger", "broken", { error: "broken" });
  for (const client of ["stranger", "reader"]) request(client);
  await expect.poll(() => begun).toEqual(["broken", "reader", "stranger"]);
  expect([failed.destroyed, errors]).toEqual([true, [new Error("broken")]]);
});

afterEach(() => vi.unstubAllGlobals());

/** A process that is always behind. `rounds` has the round of each request of a client that has begun, without an end. */
function workTooMuch() {
  const loop = simulateEventLoop();
  const turns = createRequestTurns({ ...loop, onError: () => {} });
  let round = 0;
  const work = () => {
    loop.work(10);
    round += 1;
    loop.soon(work);
  };
  work();
  const rounds: number[] = [];
  const request = () => {
    const response = newResponse();
    turns("many", response, () => {
      loop.work(3);
      rounds.push(round);
    });
    return response;
  };
  const untilBegun = (count: number) => loop.runUntil(() => rounds.length >= count);
  return { request, rounds, untilBegun };
}

test("[SEC-5] begins unanswered requests of a client in every second round while the process is behind", () => {
  const { request, rounds, untilBegun } = workTooMuch();
  for (let n = 0; n < 9; n += 1) request();
  untilBegun(9);
  const steps = rounds.slice(4).map((round, index) => round - (rounds[index + 3] ?? 0));
  expect(steps).toEqual([2, 2, 2, 2, 2]);
});

test("[SEC-5] begins a request at once in the place of one whose response has begun or ended", () => {
  const { request, rounds, untilBegun } = workTooMuch();
  const [first, second, third] = Array.from({ length: 9 }, request);
  untilBegun(5);
  if (first) first.headersSent = true;
  second?.emit("close");
  third?.emit("close");
  untilBegun(7);
  expect((rounds[6] ?? 0) - (rounds[4] ?? 0)).toBeLessThanOrEqual(2);
});

type Loop = ReturnType<typeof simulateEventLoop>;

/** Computes for 16 ms, in eight steps. */
function renderPage(loop: Loop, end: () => void, steps = 8): void {
  loop.work(2);
  if (steps > 1) loop.soon(() => renderPage(loop, end, steps - 1));
  else end();
}

/** Waits for another service for 10 ms. */
function fetchImage(loop: Loop, end: () => void): void {
  loop.work(0.5);
  loop.later(() => {
    loop.work(0.5);
    end();
  }, 10);
}

/**
 * Simulates an attacker with 60 connections who requests pages again and again, a reader of cached pages, and 200 images.
 * Returns the 95 % time of the reader, and the time until all images have arrived, in ms.
 */
function simulate(clientOf: (index: number) => string) {
  const loop = simulateEventLoop();
  const turns = createRequestTurns({ ...loop, onError: () => {} });
  const request = (client: string, work: (end: () => void) => void, onEnd: () => void) => {
    const response = newResponse();
    turns(client, response, () =>
      work(() => {
        response.headersSent = true;
        response.emit("close");
        onEnd();
      }),
    );
  };
  const render = (end: () => void) => renderPage(loop, end);
  const attack = () => request("attacker", render, () => loop.later(attack, 5));
  for (let connection = 0; connection < 60; connection += 1) attack();
  const reads: number[] = [];
  const read = () => {
    const began = loop.now();
    const work = (end: () => void) => (loop.work(0.3), end());
    request("reader", work, () => (reads.push(loop.now() - began), loop.later(read, 25)));
  };
  read();
  let arrived = 0;
  loop.later(() => {
    const fetching = (end: () => void) => fetchImage(loop, end);
    for (let index = 0; index < 200; index += 1)
      request(clientOf(index), fetching, () => (arrived += 1));
  }, 500);
  loop.runUntil(() => arrived === 200);
  const p95 = reads.toSorted((a, b) => a - b)[Math.floor(reads.length * 0.95)] ?? 0;
  return { reader: p95, images: loop.now() - 500 };
}

test("[SEC-5] an attacker slows neither a reader nor many people at one address by much", () => {
  const shared = simulate(() => "school");
  const apart = simulate((index) => `member ${index}`);
  // Without the attacker, they take 200 ms.
  expect(apart.images).toBeLessThan(400);
  expect(shared.images / apart.images).toBeLessThan(2.2);
  expect(shared.reader).toBeLessThan(20);
});
