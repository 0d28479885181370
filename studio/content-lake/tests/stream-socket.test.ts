import { afterEach, beforeEach, expect, it } from "vitest";
import { serveLake, type RunningLake } from "../src/server.ts";
import { openSocket } from "./support/open-socket.ts";
import { field, openTestLake, type TestLake } from "./support/open-test-lake.ts";

let lake: TestLake;
let running: RunningLake;
beforeEach(async () => {
  lake = openTestLake();
  running = await serveLake(lake.lake, 0);
});
afterEach(async () => {
  await running.stop();
  lake.close();
});

/** Resolves when the last listener of the dataset has left. */
function nobodyListens(): Promise<void> {
  const dataset = lake.lake.lake.dataset("production");
  if (!dataset) throw new Error("no dataset");
  return new Promise((resolve) => {
    const subscribe = dataset.subscribe.bind(dataset);
    dataset.subscribe = (subscriber) => {
      const unsubscribe = subscribe(subscriber);
      return () => {
        unsubscribe();
        resolve();
      };
    };
  });
}

it("ends the work for a stream that is closed right after it was opened", async () => {
  const ended = nobodyListens();
  const socket = await openSocket(`ws://localhost:${running.port}/streams`);
  const url = "/v2025-02-19/data/listen/production?query=*";
  const headers = { authorization: `Bearer ${lake.tokens.viewer}` };
  socket.send({ open: true, id: "stays", url, headers });
  socket.send({ open: true, id: "goes", url, headers });
  socket.send({ close: true, id: "goes" });
  await socket.until((message) => String(field(message, "chunk")).includes("welcome"));
  socket.send({ close: true, id: "stays" });
  await expect(ended).resolves.toBeUndefined();
  socket.close();
});
