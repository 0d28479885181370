import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRequestTurns } from "./request-turns.ts";

/** Turns with a clock of their own, in which each request takes 3 ms. A request without `isAnswered` gets no response. */
function open() {
  let time = 0;
  const turns = createRequestTurns(() => time);
  const begun: string[] = [];
  const request = (client: string, name = client, isAnswered = true) => {
    const state = Object.assign(new EventEmitter(), { headersSent: false, destroyed: false });
    const response = Object.assign(state, { destroy: () => (state.destroyed = true) });
    turns(client, response, () => {
      time += 3;
      begun.push(name);
      response.headersSent = isAnswered;
    });
    return response;
  };
  return { request, begun, pass: (ms: number) => (time += ms) };
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

test("[SEC-5] works on few unanswered requests of each client while the process is behind", async () => {
  const { request, begun, pass } = open();
  /** Ends a round of turns that began late. */
  const late = async () => {
    pass(6);
    await setImmediate();
  };
  const burst = Array.from({ length: 9 }, (_, n) => request("many", `many ${n}`, false));
  for (let n = 0; n < 5; n += 1) await late();
  expect(begun).toEqual(["many 0", "many 1", "many 2", "many 3"]);
  request("other", "other", false);
  await late();
  expect(begun.at(-1)).toBe("other");
  for (const [n, response] of burst.slice(0, 2).entries()) {
    response.headersSent = n === 0;
    if (n === 1) response.emit("close");
  }
  await late();
  await late();
  expect(begun.slice(5)).toEqual(["many 4", "many 5"]);
  // The rest begins once the process has time.
  await expect.poll(() => begun.length).toBe(10);
});
