import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRequestTurns } from "./request-turns.ts";

/** Turns with a clock of their own, in which each request takes 3 ms. */
function open() {
  let time = 0;
  const turns = createRequestTurns(() => time);
  const begun: string[] = [];
  const request = (client: string, name = client) =>
    turns(client, () => {
      time += 3;
      begun.push(name);
    });
  return { request, begun };
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
