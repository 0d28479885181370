import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serveLake } from "../src/server.ts";
import { openTestLake, type TestLake } from "./support/open-test-lake.ts";

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => {
  vi.useRealTimers();
  lake.close();
});

it("[LAKE-4] returns 408 when a JSON body is incomplete after 30 s", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { authorization: `Bearer ${lake.tokens.editor}` };
  const init = { method: "POST", body: readable, duplex: "half", headers };
  const address = "http://localhost:3400/v1/data/mutate/production";
  const answer = lake.lake.fetch(new Request(address, init));
  for (let second = 0; second < 29; second += 1) {
    await writer.write(new TextEncoder().encode(" "));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await answer).status).toBe(408);
});

it("[LAKE-4] closes the connection of a refused request whose body continues", async () => {
  const running = await serveLake(lake.lake, 0);
  try {
    const socket = connect(running.port, "127.0.0.1");
    const head =
      "POST /v1/data/mutate/production HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4000000\r\n\r\n";
    socket.write(`${head}{`);
    let received = "";
    socket.on("data", (chunk) => (received += String(chunk)));
    await once(socket, "close");
    expect(received).toContain("401 Unauthorized");
  } finally {
    await running.stop();
  }
});
