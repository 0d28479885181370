import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serveLake, type RunningLake } from "../src/server.ts";
import { openSocket } from "./support/open-socket.ts";
import { field, openTestLake, type TestLake } from "./support/open-test-lake.ts";
import { readEvents } from "./support/read-events.ts";

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

const path =
  "/v2025-02-19/data/listen/production?query=*&includeResult=true&includeMutations=false&enableResume=true";
/** Enough commits to fill the system's socket buffers and the lake's 8 MiB queue. */
const commits = 40;
const text = "x".repeat(1_000_000);

/** Opens an event stream without reading from it. */
async function openPlain(): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${lake.tokens.viewer}` };
  const asked = request({ port: running.port, path, headers, agent: false });
  asked.end();
  const [answer]: IncomingMessage[] = await once(asked, "response");
  if (!answer) throw new Error("no answer");
  return answer;
}

/**
 * Commits large documents. Commits each document after a fast reader has received the previous
 * document.
 */
async function commitMuch(): Promise<void> {
  const events = readEvents(await lake.send(path));
  await events.next();
  for (let n = 0; n < commits; n += 1) {
    await lake.mutate([{ createOrReplace: { _id: `page-${n}`, _type: "page", text } }]);
    expect(field(await events.next(), "data.documentId")).toBe(`page-${n}`);
  }
  await events.close();
}

it("aborts a plain stream that isn't read, without affecting the others", async () => {
  const slow = await openPlain();
  await commitMuch();
  let bytes = 0;
  slow.on("data", (chunk: Buffer) => (bytes += chunk.length));
  await expect(once(slow, "end")).rejects.toThrow("aborted");
  expect(bytes).toBeLessThan(commits * text.length);
});

it("ends an unread stream of a socket, without affecting its other streams", async () => {
  const socket = await openSocket(`ws://localhost:${running.port}/streams`);
  const headers = { authorization: `Bearer ${lake.tokens.viewer}` };
  const quiet = path.replace("query=*", `query=${encodeURIComponent('*[_id == "quiet"]')}`);
  socket.send({ open: true, id: "much", url: path, headers });
  socket.send({ open: true, id: "quiet", url: quiet, headers });
  const has = (id: string, what: string) => (message: unknown) =>
    field(message, "id") === id && String(field(message, "chunk")).includes(what);
  await socket.until(has("much", "welcome"));
  await socket.until(has("quiet", "welcome"));
  socket.pause();
  await commitMuch();
  socket.resume();
  const end = await socket.until((message) => field(message, "end") === true);
  expect(end).toEqual({
    id: "much",
    end: true,
    error: "The client reads this event stream too slowly",
  });
  await lake.mutate([{ create: { _id: "quiet", _type: "page" } }]);
  await socket.until(has("quiet", '"documentId":"quiet"'));
  socket.close();
});
