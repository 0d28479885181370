import { expect, test } from "vitest";
import { createReceivedEvents, firstEvent } from "./received-events.ts";

test("[COMP-6] a restored lake should know the last event from 30 s before the loss", () => {
  let time = 0;
  const received = createReceivedEvents(() => time);
  const times = { one: 0, "two#drafts.home": 10_000, "three#drafts.home": 15_000, "four#": 40_000 };
  for (const [id, at] of Object.entries(times)) {
    time = at;
    received.add(id);
  }
  time = 42_000;
  received.lose();
  expect(received.beforeLoss()).toBe("two#drafts.home");
  expect(received.hasForeign((transaction) => transaction !== "two")).toBe(false);
  expect(received.hasForeign((transaction) => transaction !== "three")).toBe(true);
});

test("remembers the last 500 events", () => {
  const received = createReceivedEvents(() => 0);
  for (let count = 0; count < 501; count += 1) received.add(String(count));
  received.lose();
  expect(received.beforeLoss()).toBe("1");
});

test("[COMP-6] finds the first event of a stream that arrives in small chunks, and keeps the whole stream", async () => {
  const text = ": connected\n\nretry: 100\n\nevent: reset\nid: tx-1\ndata: {}\n\n";
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const letter of text) controller.enqueue(encoder.encode(letter));
      controller.close();
    },
  });
  const { event, response } = await firstEvent(new Response(body));
  expect([event, await response.text()]).toEqual(["reset", text]);
  expect((await firstEvent(new Response(": nothing\n\n"))).event).toBe("");
});
