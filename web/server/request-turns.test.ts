import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createRequestTurns } from "./request-turns.ts";

/** Turns with a clock of their own, in which each request takes 3 ms. A request without `isAnswered` gets no response. */
function open() {
  let time = 0;
  const receiving = new Set<object>();
  const turns = createRequestTurns(
    () => time,
    (response) => receiving.has(response),
  );
  const begun: string[] = [];
  const request = (client: string, name = client, isAnswered = true) => {
    const state = Object.assign(new EventEmitter(), { headersSent: false, destroyed: false });
    const response = Object.assign(state, { destroy: () => (state.destroyed = true) });
    // Otherwise a request that still waits would take turns during later tests.
    onTestFinished(() => void response.destroy());
    turns(client, response, () => {
      time += 3;
      begun.push(name);
      response.headersSent = isAnswered;
    });
    return response;
  };
  return { request, begun, receiving, pass: (ms: number) => (time += ms) };
}

test("[SEC-5] begins a request of each client in turn, whatever the number of a client's requests", async () => {
  const { request, begun } = open();
  for (let n = 0; n < 5; n += 1) request("many", `many ${n}`);
  request("few");
  request("other");
  await expect.poll(() => begun.length).toBe(7);
  expect(begun.slice(0, 4)).toEqual(["many 0", "few", "other", "many 1"]);
});

test("[SEC-5] lets requests that arrive meanwhile begin before a client's backlog", async () => {
  const { request, begun } = open();
  for (let n = 0; n < 9; n += 1) request("many", `many ${n}`);
  await setImmediate();
  request("late");
  await expect.poll(() => begun.length).toBe(10);
  expect(begun.indexOf("late")).toBeLessThan(5);
});

test("[SEC-5] closes the connections of a client with more waiting requests than its share", async () => {
  const { request } = open();
  const responses = Array.from({ length: 2_001 }, () => request("many"));
  expect(responses.map(({ destroyed }) => destroyed).lastIndexOf(false)).toBe(1_999);
  expect(request("other").destroyed).toBe(false);
});

test("[SEC-5] begins more than a few unanswered requests of a client one by one", async () => {
  const { request, begun, pass } = open();
  for (let n = 0; n < 9; n += 1) request("many", `many ${n}`, false);
  for (let round = 0; round < 4; round += 1) await setImmediate();
  expect(begun.length).toBe(4);
  pass(1);
  await expect.poll(() => begun.length).toBe(5);
  request("other");
  await setImmediate();
  expect(begun.slice(5)).toEqual(["other"]);
});

test("[SEC-5] works on few unanswered requests of each client while the process is behind", async () => {
  const { request, begun, pass } = open();
  /** Lets a round of turns begin late, with a request of another client. */
  const late = async (other: string) => {
    request(other);
    pass(6);
    await setImmediate();
  };
  const burst = Array.from({ length: 9 }, (_, n) => request("many", `many ${n}`, false));
  for (let round = 0; round < 4; round += 1) await setImmediate();
  await late("other");
  expect(begun.slice(4)).toEqual(["other"]);
  if (burst[0]) burst[0].headersSent = true;
  burst[1]?.emit("close");
  await late("another");
  expect(begun.slice(5)).toEqual(["many 4", "another"]);
  // The rest begins once the process has time.
  await expect.poll(() => (pass(1), begun.length)).toBe(11);
});

test("[SEC-5] begins requests of an address while slow uploads of the same address arrive", async () => {
  const { request, begun, receiving, pass } = open();
  for (let n = 0; n < 4; n += 1) receiving.add(request("school", `upload ${n}`, false));
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
